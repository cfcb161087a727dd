import type { Roi } from './compute';

/** What comes in or goes out in each year: the cost on the day of the approval, then the net of each year. */
export const yearlyFlows = ({ curve }: Pick<Roi, 'curve'>): number[] =>
  curve.map(({ sum }, year) => sum - (year === 0 ? 0 : (curve[year - 1]?.sum ?? 0)));

/** Flows at a discount factor a year: the first at once, each later one at the end of its year. */
const valueAt = (flows: readonly number[], factor: number) =>
  flows.reduceRight((later, flow) => flow + later * factor, 0);

/**
 * The net present value of the years of the curve.
 *
 * @param rate percent a year.
 */
export const netPresentValue = (roi: Pick<Roi, 'curve'>, rate: number): number =>
  valueAt(yearlyFlows(roi), 1 / (1 + rate / 100));

/** From this rate on, a share a year, an internal rate is only called high: no one plans with its digits. */
export const MAX_INTERNAL_RATE = 10;

/**
 * The internal rate of return as a share a year: the rate at which the net present value is zero. Null where nothing
 * is paid at first or the five years do not earn it back. Flows change their sign once, so there is no second rate.
 */
export function internalRate(roi: Pick<Roi, 'curve'>): number | null {
  const flows = yearlyFlows(roi);
  if (!((flows[0] ?? 0) < 0) || valueAt(flows, 1) <= 0) return null;
  // Factors a year: at 1 the flows are worth something, at 0 only the cost is left.
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return 1 / high - 1;
}
