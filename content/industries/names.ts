import { z } from 'zod';
import { textRegistry } from '@/lib/content/text-registry';

export const industryName = z
  .enum(
    ['Healthcare', 'Financial Services', 'Retail', 'Manufacturing', 'Education', 'Legal'],
    'must be one of the industries in content/industries/names.ts, spelled as there',
  )
  .register(textRegistry, { kind: 'text' });
