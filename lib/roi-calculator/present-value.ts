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
