import { getNumberConventions } from './conventions';
import { formatDecimal } from './format-number';
import { type NumberReading, readNumber } from './read-number';
import type { NumberProblem, NumberUnit } from './strip-symbols';

/** The unit or the currency of a field's number, and the highest that it takes; the least is 0. */
export type NumberFieldSpec = {
  unit?: NumberUnit | undefined;
  /** The currency of an amount. */
  currency?: { code: string; symbol: string } | undefined;
  max: number;
};

type Problem = NumberProblem | 'large';

type FieldReading = Exclude<NumberReading, { kind: 'none' }> | { kind: 'none'; problem: Problem };

/**
 * Reads a field's text. In a percent field, a number below 1 without a percent sign has two readings: spreadsheets
 * write 70% as 0.7.
 */
export function readNumberField({ unit, currency, max }: NumberFieldSpec, typed: string): FieldReading {
  const read = readNumber(typed, { ...(currency && { currency: currency.code }), ...(unit && { unit }) });
  if (read.kind !== 'number') return read;
  const { value } = read;
  if (value > max) return { kind: 'none', problem: 'large' };
  const isBare = unit === 'percent' && readNumber(typed).kind === 'number';
  if (isBare && value > 0 && value < 1)
    return { kind: 'choice', values: [value, Math.round(value * 10_000) / 100] };
  return read;
}

/**
 * Formats a number for its field, so that reading it again gives the same number. If a comma could mean decimals to
 * some readers, thin spaces separate the thousands.
 */
export function formatNumberField({ currency }: Pick<NumberFieldSpec, 'currency'>, value: number): string {
  const separators = new Set(getNumberConventions(currency?.code).map(({ decimal }) => decimal));
  return separators.size === 1 ? formatDecimal(value) : formatDecimal(value).replaceAll(',', '\u202f');
}

/** One of two numbers that a text can mean, such as '65,000' or '0.7%'. */
export const formatMeaning = (spec: Pick<NumberFieldSpec, 'unit'>, value: number): string =>
  formatDecimal(value) + (spec.unit === 'percent' ? '%' : '');

/** The question below a field whose text can mean two numbers. */
export const askWhichNumber = (spec: NumberFieldSpec, [smaller, larger]: readonly [number, number]): string =>
  `Do you mean ${formatMeaning(spec, smaller)} or ${formatMeaning(spec, larger)}?`;

export const describeNumberProblem = ({ currency, max }: NumberFieldSpec, problem: Problem): string =>
  ({
    empty: 'Enter a number, or 0.',
    negative: 'Enter 0 or more.',
    large: `Enter ${formatDecimal(max)} or less.`,
    currency: `Amounts here are in ${currency?.code} (${currency?.symbol}). Leave out other signs.`,
    short: 'Write out the whole number, such as 12000.',
    decimals: 'Use at most two decimals, such as 12.25.',
    text: 'Use digits, such as 12000 or 12.5.',
  })[problem];
