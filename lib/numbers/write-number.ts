import { conventionsOf } from './conventions';

/** A number as the pages write it: '1,200', '12.5'. */
export const writeNumber = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/**
 * A number as a field shows it, so that reading it again gives the same number. Where a comma means thousands to some
 * people and decimals to others, thin spaces separate the thousands.
 *
 * @param currency the currency's code for amounts.
 */
export function writeInField(value: number, currency?: string): string {
  const signs = new Set(conventionsOf(currency).map(({ decimal }) => decimal));
  return signs.size === 1 ? writeNumber(value) : writeNumber(value).replaceAll(',', '\u202f');
}
