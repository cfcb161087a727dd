import { z } from 'zod';
import { slug, text } from './fields';

const outcome = z.strictObject({ secondary: slug, description: text(320) });

export const recommendationRule = z.strictObject({
  primary: slug,
  question: z.enum(['businessSize', 'aiExperience', 'budget']),
  oneOf: z.array(z.string()).min(1, 'must name at least one answer'),
  yes: outcome,
  no: outcome,
});
