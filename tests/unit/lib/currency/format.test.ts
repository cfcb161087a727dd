import { currencies } from '@/content/currencies';
import { type Currency, formatPrice } from '@/lib/currency/format';

const of = (code: string): Currency => {
  const found = currencies.find((currency) => currency.code === code);
  if (!found) throw new Error(`no currency ${code}`);
  return found;
};

test('CURRENCY-01 CURRENCY-02 the table of rates and symbols is the specification’s', () => {
  expect(currencies.map(({ code, symbol, exchangeRate }) => [code, symbol, exchangeRate])).toEqual([
    ['USD', '$', 1],
    ['GBP', '£', 0.79],
    ['EUR', '€', 0.93],
    ['CAD', 'CA$', 1.37],
    ['AUD', 'A$', 1.52],
    ['INR', '₹', 83.14],
    ['JPY', '¥', 154.8],
  ]);
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
])('CURRENCY-02 7500 US dollars in %s are %s', (code, text) => {
  expect(formatPrice(7500, of(code), 'full')).toBe(text);
});

test('negative amounts carry the minus before the symbol, and zero carries none', () => {
  expect(formatPrice(-600, of('USD'), 'full')).toBe('-$600.00');
  expect(formatPrice(-600, of('CAD'), 'full')).toBe('-CA$822.00');
  expect(formatPrice(-0, of('USD'), 'full')).toBe('$0.00');
  expect(formatPrice(-0.001, of('USD'), 'full')).toBe('$0.00');
});
