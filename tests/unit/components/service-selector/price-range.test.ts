/** @requirement SELECTOR-22 */
import { listPricesByUsers } from '@/components/service-selector/price-range';
import { defaultParameters } from '@/lib/pricing-calculator/parameters';
import { choices, estimateByOracle } from '../../../fixtures/pricing-oracle';
import { specification } from '../../../fixtures/specification';

test('price and weeks of every service and team size equal the calculator’s', () => {
  for (const serviceType of choices.serviceType)
    for (const teamSize of choices.teamSize) {
      const parameters = { ...defaultParameters, serviceType, teamSize, supportLevel: 'basic' as const };
      const { totalCost, estimatedTimelineWeeks } = estimateByOracle(parameters);
      expect(listPricesByUsers(serviceType, specification)[teamSize]).toEqual({
        usd: totalCost,
        weeks: estimatedTimelineWeeks,
      });
    }
});
