import { estimate } from '@/lib/pricing-calculator/estimate';
import {
  defaultParameters,
  type ServiceType,
  type TeamSize,
  teamSizes,
} from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';

/** The price of a service in whole US dollars, and its weeks, by how many people will use it. */
export type PriceByUsers = Readonly<Record<TeamSize, { usd: number; weeks: number }>>;

/** The prices of a service with the calculator's usual timeline and customization, without support or add-ons. */
export function listPricesByUsers(serviceType: ServiceType, rules: PricingRules): PriceByUsers {
  const prices = teamSizes.map((teamSize) => {
    const result = estimate({ ...defaultParameters, serviceType, teamSize, supportLevel: 'basic' }, rules);
    return [teamSize, { usd: result.totalCost, weeks: result.estimatedTimelineWeeks }];
  });
  return Object.fromEntries(prices) as PriceByUsers;
}
