import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { text } from './schema';

const tier = z.strictObject({
  name: text(40),
  /** US dollars per person; none where the price is agreed case by case. */
  usd: z.int().positive().optional(),
  /** What support comes with it. */
  support: text(60),
});

/** The tiers of AI Training & Education. */
export const trainingTiers = checkEntry(z.array(tier).min(1), 'content/training-tiers.ts', [
  { name: 'Essentials', usd: 1500, support: '30 days email support' },
  { name: 'Professional', usd: 3500, support: '6 months support' },
  { name: 'Enterprise', support: '12 months unlimited support' },
]);
