import type { Roi } from '@/lib/roi-calculator/compute';

/** Cash flow by year: the cost on the day of approval, then each year's net. */
export const yearlyFlows = ({ curve }: Pick<Roi, 'curve'>): number[] =>
  curve.map(({ sum }, year) => sum - (year === 0 ? 0 : (curve[year - 1]?.sum ?? 0)));

/**
 * Net present value of the curve: the cost at once, each year's flow at its end.
 *
 * @param rate percent a year.
 */
export const netPresentValue = (roi: Pick<Roi, 'curve'>, rate: number): number =>
  yearlyFlows(roi).reduceRight((later, flow) => flow + later * (1 / (1 + rate / 100)), 0);
