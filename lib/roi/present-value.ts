import type { Roi } from './compute';

/** Cash flow by year: the cost on the day of approval, then each year's net. */
export const yearlyFlows = ({ curve }: Pick<Roi, 'curve'>): number[] =>
  curve.map(({ sum }, year) => sum - (year === 0 ? 0 : (curve[year - 1]?.sum ?? 0)));

/** Discounts cash flows: the first at once, each later one at the end of its year. */
const valueAt = (flows: readonly number[], factor: number) =>
  flows.reduceRight((later, flow) => flow + later * factor, 0);

/**
 * Net present value of the curve.
 *
 * @param rate percent a year.
 */
export const netPresentValue = (roi: Pick<Roi, 'curve'>, rate: number): number =>
  valueAt(yearlyFlows(roi), 1 / (1 + rate / 100));

/** As a yearly share. A higher rate is not stated, because nobody plans with it. */
export const MAX_INTERNAL_RATE = 1;

/**
 * Internal rate of return as a yearly share, at which the net present value is zero. Null when there is no initial
 * cost or five years do not earn it back. Flows change sign once, so there is only one.
 */
export function internalRate(roi: Pick<Roi, 'curve'>): number | null {
  const flows = yearlyFlows(roi);
  if (!((flows[0] ?? 0) < 0) || valueAt(flows, 1) <= 0) return null;
  // Yearly discount factors: at 1 the flows are positive, at 0 only the cost is left.
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return 1 / high - 1;
}
