import { formatNumber } from '../numbers/format-number';
import type { Roi } from './compute';

/** Nobody plans longer than this, so a later payback has no digits. */
const MAX_PAYBACK_YEARS = 10;

/** What a payback is called when it has no number of months; the workbook writes the same words. */
export const paybackWords = {
  never: 'Never',
  atOnce: 'At once',
  far: `Over ${MAX_PAYBACK_YEARS} years`,
  farMonths: MAX_PAYBACK_YEARS * 12,
};

/** A payback, the same words on every page and paper: '7.3 months', 'At once', 'Over 10 years', 'Never'. */
export function paybackText({ paybackMonths: months }: Pick<Roi, 'paybackMonths'>): string {
  if (months === null) return paybackWords.never;
  if (months > paybackWords.farMonths) return paybackWords.far;
  return months === 0 ? paybackWords.atOnce : `${formatNumber(months, 1)} months`;
}
