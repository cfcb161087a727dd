import type { Roi } from '@/lib/roi-calculator/compute';
import { MAX_YES_PAYBACK_MONTHS, MIN_NO_PAYBACK_MONTHS } from '@/lib/roi-calculator/thresholds';

/**
 * 'slow' is a yes that takes longer than a year; 'not-yet' needs something settled first; 'time' is a project whose
 * saved hours do not become money, so that only the board can judge it.
 */
export type BusinessCaseVerdict = 'yes' | 'slow' | 'not-yet' | 'no' | 'time';

/** Cash in a scenario and its net present value over five years. */
type Outcome = { roi: Pick<Roi, 'paybackMonths'>; npv: number };

const paysBackWithin = ({ roi: { paybackMonths } }: Outcome, months: number) =>
  paybackMonths !== null && paybackMonths <= months;

/**
 * The only verdict of the site, on cash: the low and the expected scenario of one project.
 *
 * - 'yes': even the low scenario pays back within MAX_YES_PAYBACK_MONTHS and gains more than it costs.
 * - 'slow': the low scenario gains more than it costs at the discount rate, and takes longer.
 * - 'no': the expected scenario takes longer than MIN_NO_PAYBACK_MONTHS, or gains no more than it costs.
 */
export function decideVerdict({
  low,
  expected,
}: Readonly<Record<'low' | 'expected', Outcome>>): BusinessCaseVerdict {
  if (low.npv > 0) return paysBackWithin(low, MAX_YES_PAYBACK_MONTHS) ? 'yes' : 'slow';
  return expected.npv > 0 && paysBackWithin(expected, MIN_NO_PAYBACK_MONTHS) ? 'not-yet' : 'no';
}
