/** @requirement RESOURCES-15 */
import { currencies } from '@/content/pricing/currencies';
import { getLimits, limits } from '@/lib/roi-calculator/assumptions';

test('every currency takes amounts of the same worth, to a round number', () => {
  for (const rate of [1, 0.93]) expect(getLimits(rate)).toEqual(limits);
  expect([1.5, 84, 155].map((rate) => getLimits(rate).rate.to)).toEqual([20_000, 1_000_000, 2_000_000]);
  for (const { exchangeRate } of currencies) {
    expect(getLimits(exchangeRate).rate.to / exchangeRate).toBeGreaterThanOrEqual(limits.rate.to);
    expect(getLimits(exchangeRate).hours).toEqual(limits.hours);
  }
});
