import { DEFAULT_GEOLOCATION_URL } from '../http/security-headers.mjs';
import type { DetectionMode } from './detect';

/** The build's lookup settings: when it may run, the service's address, and its host. */
export type LookupSettings = { mode: DetectionMode; url: string; host: string };

/**
 * Reads both settings together: without a service, the lookup is off whatever the mode, so that banner, legal pages
 * and code agree. Unknown modes count as the default.
 */
export function lookupSettings(
  mode = process.env.NEXT_PUBLIC_CURRENCY_DETECTION,
  url = process.env.NEXT_PUBLIC_GEOLOCATION_URL ?? DEFAULT_GEOLOCATION_URL,
): LookupSettings {
  if (url === '') return { mode: 'off', url, host: '' };
  return { mode: mode === 'consent' || mode === 'off' ? mode : 'start', url, host: new URL(url).host };
}
