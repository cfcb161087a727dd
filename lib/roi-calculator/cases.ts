import type { RoiInputs } from './assumptions';
import { computeRoi, liveMonths } from './compute';
import { RAMP_UP_MONTHS, TOLERANCE } from './thresholds';

export type RoiCases = ReturnType<typeof roiCases>;

/** Inputs of the low case: fewer hours, at a lower rate, with less adoption and higher costs. */
export const lowInputs = (inputs: RoiInputs): RoiInputs => ({
  ...inputs,
  hours: inputs.hours * (1 - TOLERANCE),
  rate: inputs.rate * (1 - TOLERANCE),
  adoption: inputs.adoption * (1 - TOLERANCE),
  cost: inputs.cost * (1 + TOLERANCE),
  running: inputs.running * (1 + TOLERANCE),
});

/**
 * The project as entered, and with every number worse by TOLERANCE.
 *
 * @param buildMonths from approval to go-live; 0 when the year begins at go-live.
 */
export function roiCases(inputs: RoiInputs, buildMonths = 0) {
  const low = lowInputs(inputs);
  return {
    low: computeRoi(low, { buildMonths }),
    expected: computeRoi(inputs, { buildMonths }),
    /** The low case with a slow start: adoption grows evenly over RAMP_UP_MONTHS. */
    lowSlow: computeRoi(low, { buildMonths, rampMonths: RAMP_UP_MONTHS }),
  };
}

/**
 * Saved hours a week with which the first year ends at zero: what `hours × adoption` must reach. Null when no number
 * is enough, 0 when there is nothing to pay.
 */
export function breakEvenHours(
  { weeks, rate, cost, running }: Omit<RoiInputs, 'hours' | 'adoption'>,
  buildMonths = 0,
): number | null {
  const live = liveMonths(buildMonths) / 12;
  const worthOfAnHour = weeks * rate * live;
  if (cost + running * live === 0) return 0;
  return worthOfAnHour > 0 ? (cost + running * live) / worthOfAnHour : null;
}

/**
 * The adoption for `breakEvenHours`, in percent. Above 100, no adoption is enough; null when there is nothing to
 * save.
 */
export function breakEvenAdoption(inputs: RoiInputs, buildMonths = 0): number | null {
  const saved = breakEvenHours(inputs, buildMonths);
  if (saved === null || saved === 0) return saved;
  return inputs.hours > 0 ? (saved / inputs.hours) * 100 : null;
}
