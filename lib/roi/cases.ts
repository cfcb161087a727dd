import type { RoiInputs } from './assumptions';
import { computeRoi, liveMonths, type Roi } from './compute';
import {
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
  THIN_MARGIN_MONTHS,
  THIN_MARGIN_SHARE,
  TOLERANCE,
} from './thresholds';

export type RoiCases = {
  /** Every number is worse by TOLERANCE. */
  low: Roi;
  /** The visitor's numbers. */
  expected: Roi;
  /** More hours by TOLERANCE; everything else as entered. */
  high: Roi;
  /** The visitor's numbers, with adoption growing evenly over RAMP_UP_MONTHS. */
  slowStart: Roi;
  /** The low case with the ramp-up of the slow start: the worst of both. */
  lowSlow: Roi;
};

/** Inputs of the low case: fewer hours, at a lower rate, with less adoption and higher costs. */
export const lowInputs = (inputs: RoiInputs): RoiInputs => ({
  ...inputs,
  hours: inputs.hours * (1 - TOLERANCE),
  rate: inputs.rate * (1 - TOLERANCE),
  adoption: inputs.adoption * (1 - TOLERANCE),
  cost: inputs.cost * (1 + TOLERANCE),
  running: inputs.running * (1 + TOLERANCE),
});

/** Value of the low case's saved hours as a share: hours, rate and adoption are all lower. */
export const LOW_CASE_FACTOR = (1 - TOLERANCE) ** 3;

/**
 * The project in five cases.
 *
 * @param buildMonths from approval to go-live; 0 when the year begins at go-live.
 */
export function roiCases(inputs: RoiInputs, buildMonths = 0): RoiCases {
  const low = lowInputs(inputs);
  const slow = { buildMonths, rampMonths: RAMP_UP_MONTHS };
  return {
    low: computeRoi(low, { buildMonths }),
    expected: computeRoi(inputs, { buildMonths }),
    high: computeRoi({ ...inputs, hours: inputs.hours * (1 + TOLERANCE) }, { buildMonths }),
    slowStart: computeRoi(inputs, slow),
    lowSlow: computeRoi(low, slow),
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

/**
 * 'go' when even the low case pays back within MAX_YES_PAYBACK_MONTHS, 'depends' when the expected case
 * does, 'slow' within MIN_NO_PAYBACK_MONTHS, else 'decline'.
 */
export type RoiVerdict = 'go' | 'depends' | 'slow' | 'decline';

const within = ({ paybackMonths }: Roi, months: number) => paybackMonths !== null && paybackMonths <= months;

/** Our verdict on a return, by its low and its expected case. */
export function verdictOf({ low, expected }: Pick<RoiCases, 'low' | 'expected'>): RoiVerdict {
  if (within(low, MAX_YES_PAYBACK_MONTHS)) return 'go';
  if (within(expected, MAX_YES_PAYBACK_MONTHS)) return 'depends';
  return within(expected, MIN_NO_PAYBACK_MONTHS) ? 'slow' : 'decline';
}

/**
 * True for a 'go' with a thin margin: the low case pays back just before the limit or gains next to nothing, or it
 * misses the limit with a slow start.
 */
export function isThin(cases: Pick<RoiCases, 'low' | 'expected' | 'lowSlow'>): boolean {
  const { low, lowSlow } = cases;
  const cost = -(low.curve[0]?.sum ?? 0);
  return (
    verdictOf(cases) === 'go' &&
    (!within(low, MAX_YES_PAYBACK_MONTHS - THIN_MARGIN_MONTHS) ||
      low.firstYearGain < THIN_MARGIN_SHARE * cost ||
      !within(lowSlow, MAX_YES_PAYBACK_MONTHS))
  );
}
