/** @requirement RESOURCES-15 */
import { currencies } from '@/content/pricing/currencies';
import { getRoiInputLimits, roiInputLimits } from '@/lib/roi-calculator/assumptions';

test('amount limits are worth about the same in every currency, as round numbers', () => {
  for (const rate of [1, 0.93]) expect(getRoiInputLimits(rate)).toEqual(roiInputLimits);
  expect([1.5, 84, 155].map((rate) => getRoiInputLimits(rate).rate.to)).toEqual([
    20_000, 1_000_000, 2_000_000,
  ]);
  for (const { exchangeRate } of currencies) {
    expect(getRoiInputLimits(exchangeRate).rate.to / exchangeRate).toBeGreaterThanOrEqual(
      roiInputLimits.rate.to,
    );
    expect(getRoiInputLimits(exchangeRate).hours).toEqual(roiInputLimits.hours);
  }
});
