import { findCurrencyOfCountry, lookUpCurrency } from '@/lib/currency/detect';

const answer =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the service answers 429', answer({}, 429)],
  ['the answer has no country', answer({ city: 'London' })],
  ['the answer is null', answer(null)],
])('when %s, the currency lookup logs it and has no result', async (_, behave) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  global.fetch = jest.fn(behave);
  expect(await lookUpCurrency('https://geo.example/json')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

// @requirement CURRENCY-03 CURRENCY-04
test.each([
  ['USD', 'US'],
  ['CAD', 'CA'],
  ['GBP', 'GB UK'],
  ['EUR', 'DE FR IT ES NL BE IE FI AT GR PT'],
  ['AUD', 'AU NZ'],
  ['INR', 'IN'],
  ['JPY', 'JP'],
  // Any other country.
  ['USD', 'AQ BV XK constructor __proto__ '],
])('%s is the currency of the country %s', (currency, countries) => {
  for (const country of countries.split(' '))
    expect([country, findCurrencyOfCountry(country), findCurrencyOfCountry(country.toLowerCase())]).toEqual([
      ...[country, currency, currency],
    ]);
});
