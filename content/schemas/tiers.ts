import { z } from 'zod';
import { wholeDollars } from '@/lib/pricing-calculator/rules';
import { slug, text } from './fields';
import { iconName } from './icons';
import { pricingTier } from './landing-page-parts';

/** A tier of individual coaching: every page, price and sentence that names it takes its words from here. */
export const coachingTier = pricingTier.omit({ price: true }).extend({
  id: slug,
  /** Whole US dollars for one person; null where it is quoted by hand. */
  usd: wholeDollars.nullable(),
  /** How long its support lasts: '30 days'. */
  support: text(20),
  /** What it has more than the tier before it, after its name: 'adds each role, and 12 months'. */
  difference: text(120),
  /** How its work is measured, after its name, where that is more than feedback. */
  measured: text(80).optional(),
  /** The card of the page for individuals; the tier is not on that page without one. */
  card: z.strictObject({ description: text(80), icon: iconName, details: z.array(text(60)).length(2) }).optional(),
});

export const coachingTiers = z
  .array(coachingTier)
  .min(1)
  .refine((tiers) => tiers.some(({ usd }) => usd !== null), 'must have a tier with a price');
