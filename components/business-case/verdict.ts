import type { Roi } from '@/lib/roi-calculator/compute';
import { MAX_YES_PAYBACK_MONTHS, MIN_NO_PAYBACK_MONTHS } from '@/lib/roi-calculator/thresholds';

/** 'slow' is a yes that takes longer than a year; 'not-yet' is neither a yes nor a no. */
export type Verdict = 'yes' | 'slow' | 'not-yet' | 'no';

/** A return and its net present value over five years. */
type Valued = { roi: Pick<Roi, 'paybackMonths'>; npv: number };

const paysBackWithin = ({ roi: { paybackMonths } }: Valued, months: number) =>
  paybackMonths !== null && paybackMonths <= months;

/**
 * The only verdict of the site, on the low and the expected case of one project: of all saved hours, or of those that
 * become cash.
 *
 * - 'yes': even the low case pays back within MAX_YES_PAYBACK_MONTHS and is worth more than it costs.
 * - 'slow': the low case is worth more than it costs at the discount rate, and takes longer.
 * - 'no': the expected case takes longer than MIN_NO_PAYBACK_MONTHS, or is worth no more than it costs.
 */
export function decideVerdict({ low, expected }: { low: Valued; expected: Valued }): Verdict {
  if (low.npv > 0) return paysBackWithin(low, MAX_YES_PAYBACK_MONTHS) ? 'yes' : 'slow';
  return expected.npv > 0 && paysBackWithin(expected, MIN_NO_PAYBACK_MONTHS) ? 'not-yet' : 'no';
}

const order: readonly Verdict[] = ['no', 'not-yet', 'slow', 'yes'];

/** True when a verdict is closer to a yes than another. */
export const isBetter = (verdict: Verdict, than: Verdict): boolean =>
  order.indexOf(verdict) > order.indexOf(than);

/** Verdicts on the same project: on all saved hours, and on those that become cash, once their share is known. */
export type Verdicts = { freed: Verdict; cash: Verdict | null };
