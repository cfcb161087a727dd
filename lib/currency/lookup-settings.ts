import type { CurrencyLookupMode } from './detect';

/** Default of NEXT_PUBLIC_GEOLOCATION_URL: the service that is asked for the visitor's country. */
export const DEFAULT_GEOLOCATION_URL = 'https://ipapi.co/json/';

/** The build's lookup settings: when it may run, the service's address, and its host. */
export type LookupSettings = { mode: CurrencyLookupMode; url: string; host: string };

/**
 * Reads both settings together: without a service, the lookup is off whatever the mode, so that banner, legal pages
 * and code agree. Unknown modes count as the default.
 */
export function readLookupSettings(
  mode = process.env.NEXT_PUBLIC_CURRENCY_DETECTION,
  url = process.env.NEXT_PUBLIC_GEOLOCATION_URL ?? DEFAULT_GEOLOCATION_URL,
): LookupSettings {
  if (url === '') return { mode: 'off', url, host: '' };
  return { mode: mode === 'consent' || mode === 'off' ? mode : 'start', url, host: new URL(url).host };
}

/** The origins that a page's policy must allow for the lookup: that of the service, or none when the lookup is off. */
export function listLookupOrigins(env: Readonly<Record<string, string | undefined>>): string[] {
  const { NEXT_PUBLIC_CURRENCY_DETECTION, NEXT_PUBLIC_GEOLOCATION_URL } = env;
  const { mode, url } = readLookupSettings(NEXT_PUBLIC_CURRENCY_DETECTION, NEXT_PUBLIC_GEOLOCATION_URL);
  return mode === 'off' ? [] : [new URL(url).origin];
}
