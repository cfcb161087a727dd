import { HORIZON_YEARS, type RoiInputs } from './assumptions';
import { RAMP_UP_MONTHS, TOLERANCE } from './thresholds';

export type Roi = ReturnType<typeof computeRoi>;

/** When a project begins to save. */
type RoiTiming = {
  /** Months from approval to go-live. There are no savings and no running costs before. */
  buildMonths?: number;
  /**
   * Months after go-live in which adoption grows evenly from nothing to `adoption`. 0 means full adoption at once.
   */
  rampMonths?: number;
};

/** Weeks of work in calendar months. */
export const weeksToMonths = (weeks: number): number => (weeks * 12) / 52;

/** Months of the first year after go-live. */
export const countLiveMonths = (buildMonths: number, year = 1): number =>
  Math.max(0, year * 12 - buildMonths);

/** Removes floating-point noise by rounding to five decimals. */
export const removeFloatNoise = (value: number) => Math.round(value * 100_000) / 100_000 + 0;

/** Months of full savings in the first `live` months: half are missed while adoption grows. */
const countFullMonths = (live: number, ramp: number) =>
  live < ramp ? live ** 2 / (2 * ramp) : live - ramp / 2;

/**
 * The return of one project from the day of its approval. The whole cost falls on that day. Savings and running costs
 * begin at go-live. Saved hours go to other work, nothing is discounted, and costs and rates stay the same. Without
 * `buildMonths`, the year begins at go-live.
 *
 * @param inputs within the limits of assumptions.ts.
 */
export function computeRoi(
  { hours, weeks, rate, adoption, cost, running }: RoiInputs,
  { buildMonths = 0, rampMonths = 0 }: RoiTiming = {},
) {
  const hoursSaved = (hours * weeks * adoption) / 100;
  const worth = hoursSaved * rate;
  // Divide by the unrounded benefit: next to a small one, rounding matters.
  const benefit = worth - running;
  const sumAfter = (year: number) => {
    const live = countLiveMonths(buildMonths, year);
    return (worth / 12) * countFullMonths(live, rampMonths) - (running / 12) * live - cost;
  };
  const firstYear = sumAfter(1);
  const live = removeFloatNoise(benefit) > 0 ? payback(worth / 12, running / 12, cost, rampMonths) : null;
  return {
    /** Hours saved a year at full adoption. */
    hoursSaved: removeFloatNoise(hoursSaved),
    /** Value of these hours a year. */
    worth: removeFloatNoise(worth),
    /** Net benefit of a full year at full adoption; may be negative. */
    net: removeFloatNoise(benefit),
    /** Months from approval until the savings cover all costs. Null when they never do; 0 without costs. */
    paybackMonths: live === null ? null : live === 0 ? 0 : removeFloatNoise(buildMonths + live),
    /** Net gain of the first year ÷ cost, as a share; null when there is no cost. */
    firstYearReturn: cost > 0 ? removeFloatNoise(firstYear / cost) : null,
    /** Result of the first year after running costs and the cost of the project. */
    firstYearGain: removeFloatNoise(firstYear),
    /** Running total since approval at the end of each year; year 0 is the day of approval. */
    curve: Array.from({ length: HORIZON_YEARS + 1 }, (_, year) => ({
      year,
      sum: removeFloatNoise(sumAfter(year)),
    })),
  };
}

/**
 * The month after go-live from which the running total stays at or above zero. During the ramp-up it is saved·t² ÷
 * (2·ramp) − running·t − cost, afterward (saved − running)·t − saved·ramp ÷ 2 − cost.
 *
 * @param saved value of a month's hours at full adoption; must be more than `running`.
 */
function payback(saved: number, running: number, cost: number, ramp: number): number {
  const afterRamp = (cost + (saved * ramp) / 2) / (saved - running);
  if (afterRamp >= ramp) return afterRamp;
  return (ramp * (running + Math.sqrt(running ** 2 + (2 * saved * cost) / ramp))) / saved;
}

export type RoiScenarios = ReturnType<typeof computeScenarios>;

/** Inputs of the low case: fewer hours, at a lower rate, with less adoption and higher costs. */
export const toLowInputs = (inputs: RoiInputs): RoiInputs => ({
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
export function computeScenarios(inputs: RoiInputs, buildMonths = 0) {
  const low = toLowInputs(inputs);
  return {
    low: computeRoi(low, { buildMonths }),
    expected: computeRoi(inputs, { buildMonths }),
    /** The low case with a slow start: adoption grows evenly over RAMP_UP_MONTHS. */
    lowWithRampUp: computeRoi(low, { buildMonths, rampMonths: RAMP_UP_MONTHS }),
  };
}

/**
 * Saved hours a week with which the first year ends at zero: what `hours × adoption` must reach. Null when no number
 * is enough, 0 when there is nothing to pay.
 */
export function computeBreakEvenHours(
  { weeks, rate, cost, running }: Omit<RoiInputs, 'hours' | 'adoption'>,
  buildMonths = 0,
): number | null {
  const live = countLiveMonths(buildMonths) / 12;
  const worthOfAnHour = weeks * rate * live;
  if (cost + running * live === 0) return 0;
  return worthOfAnHour > 0 ? (cost + running * live) / worthOfAnHour : null;
}

/**
 * The adoption for `computeBreakEvenHours`, in percent. Above 100, no adoption is enough; null when there is nothing to
 * save.
 */
export function computeBreakEvenAdoption(inputs: RoiInputs, buildMonths = 0): number | null {
  const saved = computeBreakEvenHours(inputs, buildMonths);
  if (saved === null || saved === 0) return saved;
  return inputs.hours > 0 ? (saved / inputs.hours) * 100 : null;
}
