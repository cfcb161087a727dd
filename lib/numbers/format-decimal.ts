import { conventionsOf } from './conventions';
import { formatNumber } from './format-number';

/** Formats a number with at most two decimals: '1,200', '12.5'. */
export const formatDecimal = (value: number): string => formatNumber(value, 2, 0);

/** Formats a number with at most one decimal. */
export const formatTenths = (value: number): string => formatNumber(value, 1, 0);

/**
 * Formats a number for a field, so that reading it again gives the same number. If a comma could mean decimals to
 * some readers, thin spaces separate the thousands.
 *
 * @param currency code for amounts.
 */
export function formatForField(value: number, currency?: string): string {
  const separators = new Set(conventionsOf(currency).map(({ decimal }) => decimal));
  return separators.size === 1 ? formatDecimal(value) : formatDecimal(value).replaceAll(',', '\u202f');
}
