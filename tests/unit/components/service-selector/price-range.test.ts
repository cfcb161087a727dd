/** @requirement SELECTOR-22 */
import { listPricesByUsers } from '@/components/service-selector/price-range';
import { defaultParameters } from '@/lib/pricing-calculator/parameters';
import { choices, estimateByOracle } from '../../../fixtures/pricing-oracle';
import { specification } from '../../../fixtures/specification';

test.each(choices.serviceType)(
  'price and weeks of %s for every team size equal the calculator’s',
  (serviceType) => {
    expect(listPricesByUsers(serviceType, specification)).toEqual(
      choices.teamSize.map((users) => {
        const parameters = {
          ...defaultParameters,
          serviceType,
          teamSize: users,
          supportLevel: 'basic' as const,
        };
        const { totalCost, estimatedTimelineWeeks } = estimateByOracle(parameters);
        return { users, usd: totalCost, weeks: estimatedTimelineWeeks };
      }),
    );
  },
);
