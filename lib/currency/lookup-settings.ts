import { type DetectionMode, detectionMode } from './detect';

/** The service that is asked when NEXT_PUBLIC_GEOLOCATION_URL names none. */
const DEFAULT_URL = 'https://ipapi.co/json/';

/** The lookup as this build was made: when it may run, whom it asks, and that service's host. */
export type LookupSettings = { mode: DetectionMode; url: string; host: string };

/**
 * Reads the two settings as one: without a service to ask, the lookup is off whatever the mode says, so
 * that banner, legal pages and code tell the same.
 */
export function lookupSettings(
  mode = process.env.NEXT_PUBLIC_CURRENCY_DETECTION,
  url = process.env.NEXT_PUBLIC_GEOLOCATION_URL ?? DEFAULT_URL,
): LookupSettings {
  return url === ''
    ? { mode: 'off', url, host: '' }
    : { mode: detectionMode(mode), url, host: new URL(url).host };
}
