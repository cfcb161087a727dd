import { z } from 'zod';

export const industryName = z.enum(
  ['Healthcare', 'Financial Services', 'Retail', 'Manufacturing', 'Education', 'Legal'],
  'must be one of the industries in content/schemas/industry-names.ts, spelled as there',
);
