/** @requirement CURRENCY-03 CURRENCY-04 CURRENCY-05 CURRENCY-06 */
import { currencyOfCountry, lookUpCurrency } from '@/lib/currency/detect';

const answer = (body: unknown, ok = true, status = 200) =>
  Promise.resolve({ ok, status, json: () => Promise.resolve(body) } as Response);

beforeEach(() => {
  global.fetch = jest.fn();
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the service answers 429', () => answer({}, false, 429)],
  ['the answer has no country', () => answer({ city: 'London' })],
  ['the answer is null', () => answer(null)],
])('when %s, it is logged and there is no result', async (_, behave) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.mocked(fetch).mockImplementation(behave);
  expect(await lookUpCurrency('https://geo.example/json')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

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
