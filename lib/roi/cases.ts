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
  /** Every number is off by TOLERANCE, for the worse. */
  low: Roi;
  /** The visitor's numbers as they are. */
  expected: Roi;
  /** More hours by TOLERANCE; nothing else is better than entered. */
  high: Roi;
  /** The visitor's numbers, with adoption growing evenly over RAMP_MONTHS. */
  slowStart: Roi;
  /** The low case with the ramp-up of the slow start: the worst of both. */
  lowSlow: Roi;
};

/** The inputs of the low case: fewer hours, worth less, adopted less, at higher costs. */
export const lowInputs = (inputs: RoiInputs): RoiInputs => ({
  ...inputs,
  hours: inputs.hours * (1 - TOLERANCE),
  rate: inputs.rate * (1 - TOLERANCE),
  adoption: inputs.adoption * (1 - TOLERANCE),
  cost: inputs.cost * (1 + TOLERANCE),
  running: inputs.running * (1 + TOLERANCE),
});

/** What is left of the value of the saved hours in the low case: hours, rate and adoption are all lower. */
export const LOW_CASE_FACTOR = (1 - TOLERANCE) ** 3;

/**
 * The same project in five cases.
 *
 * @param buildMonths from the approval until the work is live; 0 where the year begins with the live work.
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
 * The saved hours a week, measured, with which the first year ends at zero: what `hours × adoption` has to reach.
 * Null when no number is enough, 0 when there is nothing to pay.
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

/** The adoption in percent that saves `breakEvenHours`. Above 100 no adoption is enough; null for nothing to save. */
export function breakEvenAdoption(inputs: RoiInputs, buildMonths = 0): number | null {
  const saved = breakEvenHours(inputs, buildMonths);
  if (saved === null || saved === 0) return saved;
  return inputs.hours > 0 ? (saved / inputs.hours) * 100 : null;
}

/**
 * What we would say of the project: 'go' when it pays back within YES_MONTHS even in the low case, 'depends' when it
 * does as expected, 'slow' within NO_MONTHS, else 'decline'.
 */
export type RoiVerdict = 'go' | 'depends' | 'slow' | 'decline';

const within = ({ paybackMonths }: Roi, months: number) => paybackMonths !== null && paybackMonths <= months;

export function verdictOf({ low, expected }: Pick<RoiCases, 'low' | 'expected'>): RoiVerdict {
  if (within(low, MAX_YES_PAYBACK_MONTHS)) return 'go';
  if (within(expected, MAX_YES_PAYBACK_MONTHS)) return 'depends';
  return within(expected, MIN_NO_PAYBACK_MONTHS) ? 'slow' : 'decline';
}

/**
 * True for a 'go' with little room: the low case pays back just before the limit or gains next to nothing, or it
 * misses the limit once the start is slow as well.
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
