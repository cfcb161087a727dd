import { estimate, type PricingRules } from '@/lib/pricing-calculator/estimate';
import { defaultParameters, type ServiceType, type TeamSize } from '@/lib/pricing-calculator/parameters';
import type { BusinessSize } from '@/lib/service-selector/requirements';

/** What a service costs a company of some size: the lowest and the highest price in whole US dollars, and the weeks. */
export type PriceRange = { min: number; max: number; weeks: number };

/** The smallest and the largest team that a company may mean, in the calculator's sizes. */
const teams: Readonly<Record<BusinessSize, readonly [smallest: TeamSize, largest: TeamSize]>> = {
  solo: ['individual', 'individual'],
  small: ['small', 'medium'],
  medium: ['medium', 'large'],
  enterprise: ['enterprise', 'enterprise'],
};

/** The prices of a service by company size, with the usual timeline and customization, without support or add-ons. */
export function priceRanges(serviceType: ServiceType, rules: PricingRules) {
  const of = (teamSize: TeamSize) =>
    estimate({ ...defaultParameters, serviceType, teamSize, supportLevel: 'basic' }, rules);
  const ranges = Object.entries(teams).map(([size, [smallest, largest]]): [string, PriceRange] => {
    const { totalCost: max, estimatedTimelineWeeks: weeks } = of(largest);
    return [size, { min: of(smallest).totalCost, max, weeks }];
  });
  return Object.fromEntries(ranges) as Record<BusinessSize, PriceRange>;
}
