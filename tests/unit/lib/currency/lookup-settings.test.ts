/** @requirement CURRENCY-05 CURRENCY-10 DECISIONS-08 */
import { lookupSettings } from '@/lib/currency/lookup-settings';

test('by default asks the default service at start', () => {
  expect(lookupSettings(undefined, undefined)).toEqual({
    mode: 'start',
    url: 'https://ipapi.co/json/',
    host: 'ipapi.co',
  });
});

test('reads the mode, and the host of the service that is named', () => {
  expect(lookupSettings('consent', 'https://geo.example:8443/where')).toEqual({
    mode: 'consent',
    url: 'https://geo.example:8443/where',
    host: 'geo.example:8443',
  });
  expect(lookupSettings('off', 'https://geo.example/').mode).toBe('off');
});

test('an empty address turns the look-up off in every mode', () => {
  for (const mode of ['start', 'consent', 'off', undefined]) {
    expect(lookupSettings(mode, '')).toEqual({ mode: 'off', url: '', host: '' });
  }
});
