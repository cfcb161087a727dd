import type { RoiInputs } from './assumptions';
import { computeRoi, type Roi } from './compute';

/** How far the low and the high case are from the visitor's numbers, as a share. Our own choice; the page says so. */
export const SPREAD = 0.25;
/** Months of ramp-up in the slow start. */
export const RAMP_MONTHS = 6;
/** A project that pays back within this many months in every case is worth doing. */
const SOON = 12;
/** A project that takes longer than this is one we would not do. */
const TOO_LONG = 36;

export type RoiCases = {
  /** A quarter fewer hours, and the project costs a quarter more. */
  low: Roi;
  /** The visitor's numbers as they are. */
  expected: Roi;
  /** A quarter more hours at the same cost. */
  high: Roi;
  /** The visitor's numbers, with adoption growing evenly over six months. */
  slowStart: Roi;
};

/** The inputs of the low case: fewer hours at a higher cost. */
export const lowInputs = (inputs: RoiInputs): RoiInputs => ({
  ...inputs,
  hours: inputs.hours * (1 - SPREAD),
  cost: inputs.cost * (1 + SPREAD),
});

/** The same project in four cases. `expected` is `computeRoi(inputs)`, unchanged. */
export function roiCases(inputs: RoiInputs): RoiCases {
  return {
    low: computeRoi(lowInputs(inputs)),
    expected: computeRoi(inputs),
    high: computeRoi({ ...inputs, hours: inputs.hours * (1 + SPREAD) }),
    slowStart: computeRoi(inputs, RAMP_MONTHS),
  };
}

/**
 * The adoption in percent at which the first year ends at zero: (cost + running) ÷ (hours × weeks × rate). Above 100
 * no adoption is enough. Null when there is nothing to save; 0 when there is nothing to pay.
 */
export function breakEvenAdoption({ hours, weeks, rate, cost, running }: RoiInputs): number | null {
  const potential = hours * weeks * rate;
  if (cost + running === 0) return 0;
  return potential > 0 ? ((cost + running) / potential) * 100 : null;
}

/**
 * The hours a week that the project would have to save to pay for itself within the first year, with everything
 * else as it is. Null when no number of hours is enough.
 */
export function breakEvenHours({ weeks, rate, adoption, cost, running }: RoiInputs): number | null {
  const worthOfAnHour = (weeks * rate * adoption) / 100;
  return worthOfAnHour > 0 ? (cost + running) / worthOfAnHour : null;
}

/**
 * What we would say of the project: 'go' when it pays back within a year even in the low case, 'depends' when it
 * does as expected, 'slow' within three years, else 'decline'.
 */
export type RoiVerdict = 'go' | 'depends' | 'slow' | 'decline';

export function verdictOf({ low, expected }: Pick<RoiCases, 'low' | 'expected'>): RoiVerdict {
  const within = ({ paybackMonths }: Roi, months: number) =>
    paybackMonths !== null && paybackMonths <= months;
  if (within(low, SOON)) return 'go';
  if (within(expected, SOON)) return 'depends';
  return within(expected, TOO_LONG) ? 'slow' : 'decline';
}
