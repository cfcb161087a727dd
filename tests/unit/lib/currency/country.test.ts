/** @requirement CURRENCY-03 CURRENCY-04 */
import { currencyOfCountry } from '@/lib/currency/country';

test.each([
  ['USD', 'US'],
  ['CAD', 'CA'],
  ['GBP', 'GB UK'],
  ['EUR', 'DE FR IT ES NL BE IE FI AT GR PT'],
  ['AUD', 'AU NZ'],
  ['INR', 'IN'],
  ['JPY', 'JP'],
  // Any other country.
  ['USD', 'BR CH SE constructor __proto__ '],
])('the currency %s is that of %s', (currency, countries) => {
  for (const country of countries.split(' '))
    expect([country, currencyOfCountry(country), currencyOfCountry(country.toLowerCase())]).toEqual([
      ...[country, currency, currency],
    ]);
});
