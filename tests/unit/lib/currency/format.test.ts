/** @requirement CURRENCY-01 CURRENCY-02 */
import { currencies } from '@/content/pricing/currencies';
import { type Currency, formatPrice } from '@/lib/currency/format';

/** The specification's rates, as data of this test: a rate that changes in content changes nothing here. */
const rates: Currency[] = [
  { code: 'USD', symbol: '$', name: 'US dollar', exchangeRate: 1 },
  { code: 'GBP', symbol: '£', name: 'British pound', exchangeRate: 0.79 },
  { code: 'EUR', symbol: '€', name: 'Euro', exchangeRate: 0.93 },
  { code: 'CAD', symbol: 'CA$', name: 'Canadian dollar', exchangeRate: 1.37 },
  { code: 'AUD', symbol: 'A$', name: 'Australian dollar', exchangeRate: 1.52 },
  { code: 'INR', symbol: '₹', name: 'Indian rupee', exchangeRate: 83.14 },
  { code: 'JPY', symbol: '¥', name: 'Japanese yen', exchangeRate: 154.8 },
];

const of = (code: string): Currency => {
  const found = rates.find((currency) => currency.code === code);
  if (!found) throw new Error(`no currency ${code}`);
  return found;
};

test('the first currency is the US dollar at 1, and each has a code of its own', () => {
  expect(currencies[0]).toMatchObject({ code: 'USD', symbol: '$', exchangeRate: 1 });
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
});

// Worked by hand: 7,500 US dollars at each rate.
test.each([
  ['USD', '$7,500.00'],
  ['GBP', '£5,925.00'],
  ['EUR', '€6,975.00'],
  ['CAD', 'CA$10,275.00'],
  ['AUD', 'A$11,400.00'],
  ['INR', '₹623,550.00'],
  ['JPY', '¥1,161,000'],
])('7500 US dollars in %s are %s', (code, text) => {
  expect(formatPrice(7500, of(code), 'full')).toBe(text);
});

test('negative amounts carry the minus before the symbol, and zero carries none', () => {
  expect(formatPrice(-600, of('USD'), 'full')).toBe('-$600.00');
  expect(formatPrice(-600, of('CAD'), 'full')).toBe('-CA$822.00');
  expect(formatPrice(-0, of('USD'), 'full')).toBe('$0.00');
  expect(formatPrice(-0.001, of('USD'), 'full')).toBe('$0.00');
});
