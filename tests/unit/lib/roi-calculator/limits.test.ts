/** @requirement RESOURCES-15 */
import { currencies } from '@/content/pricing/currencies';
import { limits, limitsIn } from '@/lib/roi-calculator/assumptions';

test('every currency takes amounts of the same worth, to a round number', () => {
  const of = (code: string) =>
    limitsIn(currencies.find((currency) => currency.code === code)?.exchangeRate ?? 0);
  expect(of('USD')).toEqual(limits);
  expect(of('EUR')).toEqual(limits);
  expect([of('CAD').rate.to, of('AUD').rate.to]).toEqual([20_000, 20_000]);
  expect([of('INR').rate.to, of('JPY').rate.to]).toEqual([1_000_000, 2_000_000]);
  expect([of('INR').cost.to, of('JPY').running.to]).toEqual([10_000_000_000, 20_000_000_000]);
  for (const { exchangeRate } of currencies) {
    expect(limitsIn(exchangeRate).rate.to / exchangeRate).toBeGreaterThanOrEqual(limits.rate.to);
    expect(limitsIn(exchangeRate).hours).toEqual(limits.hours);
  }
});
