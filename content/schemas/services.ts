import { z } from 'zod';
import { pricingRules } from '@/lib/pricing-calculator/rules';
import { meta, path, slug, text } from './fields';
import { iconName } from './icons';
import { landingPage } from './landing-page';

const serviceBadge = z.enum(['Popular', 'Advanced']);
export type ServiceBadge = z.infer<typeof serviceBadge>;

export const service = z.strictObject({
  id: slug,
  title: text(50),
  /** One or two sentences, shown in rows and lists. */
  description: text(220),
  url: path,
  iconName,
  badge: serviceBadge.optional(),
  /** A few words under the title in the menu. */
  menuHint: text(48),
  /** A draft appears in `next dev` and in deploy previews, and nowhere else. */
  draft: z.boolean().default(false),
  /** The calculator's service type, which gives base price and weeks; content/pricing/pricing-rules.ts has both. */
  pricingType: pricingRules.shape.baseCost.keyType,
  meta,
  page: landingPage,
});
export type Service = z.infer<typeof service>;
export type ServiceInput = z.input<typeof service>;

/** A service with its base price in US dollars and its weeks, both before any adjustment. */
export type PricedService = Service & { usd: number; weeks: number };
