import { z } from 'zod';

export const industryName = z.enum(
  ['Healthcare', 'Financial Services', 'Retail', 'Manufacturing', 'Education', 'Legal'],
  'must be one of the six industries, spelled as on the industry pages',
);
