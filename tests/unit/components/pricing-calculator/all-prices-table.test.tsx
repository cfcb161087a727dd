/** @requirement DECISIONS-12 */
import { render } from '@testing-library/react';
import { AllPricesTable } from '@/components/pricing-calculator/all-prices-table';
import { currencies } from '@/content/pricing/currencies';
import { addOnStep, pricingSteps } from '@/content/tools/pricing-calculator';
import { defaultParameters, type PricingParameters } from '@/lib/pricing-calculator/parameters';
import { choices, estimateByOracle } from '../../../fixtures/pricing-oracle';
import { specification } from '../../../fixtures/specification';

/** The specification's estimate with one choice changed, for each service. */
const estimates = (change: Partial<PricingParameters>) =>
  choices.serviceType.map((serviceType) =>
    estimateByOracle({ ...defaultParameters, serviceType, ...change }),
  );
const price = (usd: number) => `$${Math.abs(usd).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const signed = (usd: number) => `${usd < 0 ? '−' : '+'} ${price(usd)}`;

test('the price table has every amount of the specification', () => {
  const { container } = render(
    <AllPricesTable
      rules={specification}
      steps={pricingSteps}
      addOns={addOnStep.options}
      dollars={currencies[0]}
    />,
  );
  const cells = [...container.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((td) => td.textContent),
  );
  const line = (change: Partial<PricingParameters>, cost: keyof ReturnType<typeof estimateByOracle>) =>
    estimates(change).map((figures) => signed(Number(figures[cost])));
  expect(cells.filter(({ length }) => length > 0)).toEqual([
    estimates({}).map(({ baseCost }) => price(baseCost)),
    estimates({}).map(({ estimatedTimelineWeeks }) => `${estimatedTimelineWeeks}`),
    ...choices.teamSize.map((teamSize) => line({ teamSize }, 'teamSizeCost')),
    ...choices.duration.map((duration) => line({ duration }, 'durationCost')),
    ...choices.supportLevel.map((supportLevel) => line({ supportLevel }, 'supportCost')),
    ...choices.customizationLevel.map((level) => line({ customizationLevel: level }, 'customizationCost')),
    ...[1500, 2000, 1000].map((usd) => Array(5).fill(signed(usd))),
  ]);
});
