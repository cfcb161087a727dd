/** @requirement CURRENCY-03 CURRENCY-04 */
import { currencyOfCountry } from '@/lib/currency/country';

test.each([
  ['US', 'USD'],
  ['CA', 'CAD'],
  ...['GB', 'UK'].map((country) => [country, 'GBP']),
  ...['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'IE', 'FI', 'AT', 'GR', 'PT'].map((country) => [country, 'EUR']),
  ...['AU', 'NZ'].map((country) => [country, 'AUD']),
  ['IN', 'INR'],
  ['JP', 'JPY'],
])('%s pays in %s', (country, currency) => {
  expect(currencyOfCountry(country ?? '')).toBe(currency);
  expect(currencyOfCountry((country ?? '').toLowerCase())).toBe(currency);
});

test.each(['BR', 'CH', 'SE', '', 'constructor', '__proto__'])(
  "any other country, such as '%s', uses USD",
  (country) => {
    expect(currencyOfCountry(country)).toBe('USD');
  },
);
