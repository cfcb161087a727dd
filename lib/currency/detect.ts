import { currencyTraits } from './currency-traits';

/** When the lookup may run: at start, only after Accept, or never. */
export type CurrencyLookupMode = 'start' | 'consent' | 'off';

/** Default of NEXT_PUBLIC_GEOLOCATION_URL: the service that is asked for the visitor's country. */
export const DEFAULT_GEOLOCATION_URL = 'https://ipapi.co/json/';

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

/** The currency for an ISO country code (specification, section 9), upper or lower case; USD for any other country. */
export const findCurrencyOfCountry = (country: string): string =>
  Object.entries(currencyTraits).find(([, { countries }]) =>
    countries.some((code) => code === country.toUpperCase()),
  )?.[0] ?? 'USD';

/** Long enough for a slow phone connection, short enough not to change prices under a reader. */
const TIMEOUT_MS = 8000;

/** Asks a geolocation service, whose JSON has `country_code`. @returns a currency code; null on any logged failure. */
export async function lookUpCurrency(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the service answered ${response.status}`);
    const body: unknown = await response.json();
    const country = (body as { country_code?: unknown } | null)?.country_code;
    if (typeof country !== 'string') throw new Error('the answer has no country_code');
    return findCurrencyOfCountry(country);
  } catch (error) {
    console.warn(
      'Currency lookup failed, prices are in US dollars:',
      error instanceof Error ? error.message : error,
    );
    return null;
  }
}
