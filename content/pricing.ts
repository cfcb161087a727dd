import { checkEntry } from '@/lib/content/check';
import { pricing as schema } from './schema';

/** Base prices in US dollars and base weeks of the calculator, by service type. */
export const pricing = checkEntry(schema, 'content/pricing.ts', {
  baseCost: { training: 2000, onboarding: 5000, automation: 7500, development: 15000, optimization: 10000 },
  baseWeeks: { training: 2, onboarding: 4, automation: 6, development: 12, optimization: 8 },
});
