import { estimate } from '@/lib/pricing-calculator/estimate';
import { defaultParameters, type ServiceType, teamSizes } from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';

/**
 * The price of a service in whole US dollars, and its weeks, for each number of people who will use it: with the
 * calculator's usual timeline and customization, without support or add-ons.
 */
export const listPricesByUsers = (serviceType: ServiceType, rules: PricingRules) =>
  teamSizes.map((users) => {
    const parameters = { ...defaultParameters, serviceType, teamSize: users, supportLevel: 'basic' as const };
    const { totalCost, estimatedTimelineWeeks } = estimate(parameters, rules);
    return { users, usd: totalCost, weeks: estimatedTimelineWeeks };
  });
