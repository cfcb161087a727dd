import { currencies } from '@/content/pricing/currencies';
import { formatEnteredAmount, formatUsdPrice, formatWholeAmount } from '@/lib/currency/format';
import { currencyOf } from '../../../fixtures/specification';

test('the first currency is the US dollar at rate 1, and each currency has a unique code', () => {
  expect(currencies[0]).toMatchObject({ code: 'USD', symbol: '$', exchangeRate: 1 });
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
});

// Worked by hand: 7,500 US dollars at each rate.
// @requirement CURRENCY-02
test.each([
  ['USD', '$7,500.00'],
  ['GBP', '£5,925.00'],
  ['EUR', '€6,975.00'],
  ['CAD', 'CA$10,275.00'],
  ['AUD', 'A$11,400.00'],
  ['INR', '₹623,550.00'],
  ['JPY', '¥1,161,000'],
])('7500 US dollars in %s are %s', (code, text) => {
  expect(formatUsdPrice(7500, currencyOf(code), 'full')).toBe(text);
});

test('a currency symbol of letters is followed by a no-break space', () => {
  const francs = { code: 'CHF', symbol: 'CHF', name: 'Swiss franc', exchangeRate: 0.88 };
  expect(formatUsdPrice(7500, francs, 'full')).toBe('CHF\u00a06,600.00');
  expect(formatWholeAmount(6600, francs)).toBe('CHF\u00a06,600');
});

test('an entered amount is whole or has its cents, and is not converted', () => {
  expect(formatEnteredAmount(42.5, currencyOf('GBP'))).toBe('£42.50');
  expect(formatEnteredAmount(1200, currencyOf('GBP'))).toBe('£1,200');
});

test('the minus sign of a negative amount precedes the symbol, and an amount rounded to zero has no minus sign', () => {
  expect(formatWholeAmount(-34_360.5, { symbol: '€' })).toBe('-€34,361');
  expect(formatUsdPrice(-600, currencyOf('CAD'), 'full')).toBe('-CA$822.00');
  expect(formatUsdPrice(-0, currencyOf('USD'), 'full')).toBe('$0.00');
  expect(formatUsdPrice(-0.001, currencyOf('USD'), 'full')).toBe('$0.00');
});
