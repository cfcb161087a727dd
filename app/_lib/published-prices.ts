import { pricing } from '@/content/pricing/pricing-rules';
import type { Service } from '@/content/schemas/services';
import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import { parsePrice } from '@/lib/pricing-calculator/parse-price';
import type { PublishedPrice } from './site-page';

/** Prices that a service's page publishes: the calculator's base price, and for training the tiers. */
export function listPublishedPrices({ page, pricingType }: Service): PublishedPrice[] {
  return [
    {
      name: 'Base price',
      description: `For a team of ${peopleBySize.small} and about ${pricing.baseWeeks[pricingType]} weeks. Team size, timeline, support and customization change it.`,
      usd: pricing.baseCost[pricingType],
    },
    ...page.sections.flatMap((section): PublishedPrice[] => {
      if (section.kind !== 'pricing-tiers') return [];
      return section.items.flatMap(({ name, description, price, perUnit }) => {
        const usd = parsePrice(price);
        return usd === undefined
          ? []
          : [{ name, description: `Individual coaching. ${description}`, usd, unit: perUnit }];
      });
    }),
  ];
}
