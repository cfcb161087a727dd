import { type FinanceInputs, HORIZON_YEARS, type RoiInputs } from './assumptions';
import { ESTIMATE_TOLERANCE, RAMP_UP_MONTHS } from './thresholds';

export type Roi = ReturnType<typeof computeRoi>;

/** When a project begins to save, and what it costs from its second year on. */
type RoiTerms = {
  /** Months from approval to go-live. There are no savings and no running costs before. */
  buildMonths?: number;
  /** Months after go-live in which adoption grows evenly from nothing to `adoption`. 0 means full adoption at once. */
  rampMonths?: number;
  /** Costs a year of what the one-time cost covers for the first year after go-live, such as support. */
  renewals?: number;
};

/** `cashShare` is the percent of the saved hours that count; all of them without one. */
type ScenarioInputs = RoiInputs & Partial<Pick<FinanceInputs, 'cashShare'>>;

/** Weeks of work in calendar months. */
export const weeksToMonths = (weeks: number): number => (weeks * 12) / 52;

/** Months of the first year after go-live. */
export const countLiveMonths = (buildMonths: number, year = 1): number =>
  Math.max(0, year * 12 - buildMonths);

/** Removes floating-point noise by rounding to five decimals. */
const removeFloatNoise = (value: number) => Math.round(value * 100_000) / 100_000 + 0;

/** Months of full savings in the first `live` months: half are missed while adoption grows. */
const countFullMonths = (live: number, ramp: number) =>
  live < ramp ? live ** 2 / (2 * ramp) : live - ramp / 2;

/**
 * The return of one project from the day of its approval. The whole cost falls on that day. Savings and running costs
 * begin at go-live. Saved hours go to other work, nothing is discounted, and costs and rates stay the same. Without
 * `buildMonths`, the year begins at go-live.
 */
export function computeRoi(
  { hours, weeks, rate, adoption, cost, running, cashShare = 100 }: ScenarioInputs,
  { buildMonths = 0, rampMonths = 0, renewals = 0 }: RoiTerms = {},
) {
  const hoursSaved = ((hours * weeks * adoption) / 100) * (cashShare / 100);
  const worth = hoursSaved * rate;
  // Divide by the unrounded benefit: rounding would change a small one too much.
  const benefit = worth - running;
  const sumAt = (live: number) => {
    const renewed = (renewals / 12) * Math.max(0, live - 12);
    return (worth / 12) * countFullMonths(live, rampMonths) - (running / 12) * live - renewed - cost;
  };
  const sumAfter = (year: number) => sumAt(countLiveMonths(buildMonths, year));
  const firstYear = sumAfter(1);
  const live = removeFloatNoise(benefit - renewals) > 0 ? findPayback(sumAt) : null;
  return {
    /** Hours saved in a year at full adoption, their value, and what is left of it after the running costs. */
    hoursSaved: removeFloatNoise(hoursSaved),
    worth: removeFloatNoise(worth),
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
 * The month after go-live from which the running total stays at or above zero, found by halving.
 *
 * @param sumAt the total after some months. It may fall at first, then rises without end.
 */
function findPayback(sumAt: (months: number) => number): number {
  let [before, after] = [0, 1];
  while (sumAt(after) < 0) after *= 2;
  for (let round = 0; round < 100; round += 1) {
    const middle = (before + after) / 2;
    if (sumAt(middle) < 0) before = middle;
    else after = middle;
  }
  // Without anything to pay back, the halves run toward zero.
  return after < 1e-20 ? 0 : after;
}

export type RoiScenarios = ReturnType<typeof computeScenarios>;

const [LOWER, HIGHER] = [1 - ESTIMATE_TOLERANCE, 1 + ESTIMATE_TOLERANCE];
/** By what the low case multiplies each number that gets worse. Texts name them from here. */
export const lowCaseFactors = {
  ...{ hours: LOWER, rate: LOWER, adoption: LOWER, cashShare: LOWER },
  ...{ cost: HIGHER, running: HIGHER, renewals: HIGHER },
};
export type LowCaseField = keyof typeof lowCaseFactors;

/** The same numbers in the low case. */
export const toLowCase = <Inputs extends object>(inputs: Inputs): Inputs =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name,
      value * (lowCaseFactors[name as LowCaseField] ?? 1),
    ]),
  ) as Inputs;

/**
 * The return of the project as entered, and with every number worse by ESTIMATE_TOLERANCE.
 *
 * @param terms without them, the year begins at go-live and nothing is renewed.
 */
export function computeScenarios(
  inputs: ScenarioInputs,
  { buildMonths = 0, renewals = 0 }: Omit<RoiTerms, 'rampMonths'> = {},
) {
  const low = toLowCase(inputs);
  const lowTerms = { buildMonths, ...toLowCase({ renewals }) };
  return {
    low: computeRoi(low, lowTerms),
    expected: computeRoi(inputs, { buildMonths, renewals }),
    /** The low scenario with a slow start: adoption grows evenly over RAMP_UP_MONTHS. */
    lowWithRampUp: computeRoi(low, { ...lowTerms, rampMonths: RAMP_UP_MONTHS }),
  };
}

/**
 * The adoption with which the first year ends at zero, in percent: 0 when there is nothing to pay, above 100 when no
 * adoption is enough, null when there is nothing to save.
 */
export function computeBreakEvenAdoption({ hours, weeks, rate, cost, running }: RoiInputs): number | null {
  const worth = hours * weeks * rate;
  if (cost + running === 0) return 0;
  return worth > 0 ? ((cost + running) / worth) * 100 : null;
}
