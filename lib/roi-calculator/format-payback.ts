import { formatNumber } from '../numbers/format-number';
import { roundUp } from '../numbers/rounding';
import type { Roi } from './compute';
import { MAX_YES_PAYBACK_MONTHS, MIN_NO_PAYBACK_MONTHS } from './thresholds';

/** Nobody plans longer than this, so a longer payback is not given in months. */
const MAX_PAYBACK_YEARS = 10;

/** Words for a payback without a number of months; the workbook writes the same. */
export const paybackWords = {
  never: 'Never',
  atOnce: 'At once',
  far: `Over ${MAX_PAYBACK_YEARS} years`,
  farMonths: MAX_PAYBACK_YEARS * 12,
};

/** Months in tenths, with more digits where tenths would hide that a limit is exceeded: '12.03 months'. */
const monthsText = (months: number) =>
  [MAX_YES_PAYBACK_MONTHS, MIN_NO_PAYBACK_MONTHS].some((limit) => months > limit && months < limit + 0.05)
    ? formatNumber(roundUp(months, 2), 2)
    : formatNumber(months, 1);

/** A payback, the same words on every page and paper: '7.3 months', 'At once', 'Over 10 years', 'Never'. */
export function formatPayback({ paybackMonths: months }: Pick<Roi, 'paybackMonths'>): string {
  if (months === null) return paybackWords.never;
  if (months > paybackWords.farMonths) return paybackWords.far;
  return months === 0 ? paybackWords.atOnce : `${monthsText(months)} months`;
}

/** The same as a sentence: 'it takes 7.3 months to pay back', 'it never pays back'. */
export function describePayback(roi: Pick<Roi, 'paybackMonths'>): string {
  if (roi.paybackMonths === null) return 'it never pays back';
  const text = formatPayback(roi).toLowerCase();
  return roi.paybackMonths === 0 ? `it pays back ${text}` : `it takes ${text} to pay back`;
}
