import { findCurrencyOfCountry, lookUpCurrency, readLookupSettings } from '@/lib/currency/detect';

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

const GEO = 'https://geo.example:8443/where';

// @requirement CURRENCY-05 CURRENCY-10 DECISIONS-08
test.each([
  ['the default service at start', undefined, undefined, 'start', 'https://ipapi.co/json/', 'ipapi.co'],
  ['the service that is named, after consent', 'consent', GEO, 'consent', GEO, 'geo.example:8443'],
  ['none where it is off', 'off', GEO, 'off', GEO, 'geo.example:8443'],
  ['none without an address', 'start', '', 'off', '', ''],
  ['none without an address, after consent too', 'consent', '', 'off', '', ''],
])('the lookup asks %s', (_, setting, address, mode, url, host) => {
  expect(readLookupSettings(setting, address)).toEqual({ mode, url, host });
});
