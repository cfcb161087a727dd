/** @requirement RESOURCES-15 */
import { currencies } from '@/content/pricing/currencies';
import { getMax } from '@/lib/roi-calculator/fields';

test('amount limits are worth at least as much in every currency, as round numbers', () => {
  expect([0.93, 1, 1.5, 84, 155].map((rate) => getMax('rate', rate))).toEqual([
    10_000, 10_000, 100_000, 1_000_000, 10_000_000,
  ]);
  for (const { exchangeRate } of currencies) {
    expect(getMax('rate', exchangeRate) / exchangeRate).toBeGreaterThanOrEqual(getMax('rate', 1));
    expect(getMax('hours', exchangeRate)).toBe(getMax('hours', 1));
  }
});
