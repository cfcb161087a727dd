/** @requirement CURRENCY-05 CURRENCY-10 DECISIONS-08 */
import { readLookupSettings } from '@/lib/currency/detect';

const GEO = 'https://geo.example:8443/where';

test.each([
  ['the default service at start', undefined, undefined, 'start', 'https://ipapi.co/json/', 'ipapi.co'],
  ['the service that is named, after consent', 'consent', GEO, 'consent', GEO, 'geo.example:8443'],
  ['none where it is off', 'off', GEO, 'off', GEO, 'geo.example:8443'],
  ['none without an address', 'start', '', 'off', '', ''],
  ['none without an address, after consent too', 'consent', '', 'off', '', ''],
])('the lookup asks %s', (_, setting, address, mode, url, host) => {
  expect(readLookupSettings(setting, address)).toEqual({ mode, url, host });
});
