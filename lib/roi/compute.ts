import { type RoiInputs, YEARS } from './assumptions';

export type Roi = {
  /** Hours saved a year at full adoption: hours × weeks × adoption. */
  hoursSaved: number;
  /** Value of these hours a year: hours saved × rate. */
  worth: number;
  /** Net benefit of a year at full adoption: worth − running costs. May be negative. */
  net: number;
  /** Months until the savings have covered all costs: cost ÷ (net ÷ 12) without a ramp-up. Null when they never do. */
  paybackMonths: number | null;
  /** Net gain of the first year ÷ cost, as a share; null when there is no cost to divide by. */
  firstYearReturn: number | null;
  /** What the first year leaves after running costs and the cost of the project. */
  firstYearGain: number;
  /** Sum since the start at the end of each year, year 0 being the day on which the project is paid. */
  curve: readonly { year: number; sum: number }[];
};

/** Sums of products of decimals carry noise in the last digits; results are kept to a hundred-thousandth. */
const tidy = (value: number) => Math.round(value * 100_000) / 100_000 + 0;

/**
 * The return of one project. Assumptions: saved hours go to other work, nothing is discounted, and costs and rates
 * stay as they are.
 *
 * @param inputs within the limits of assumptions.ts.
 * @param rampMonths months in which adoption grows evenly from nothing to `adoption`, 0 to 12. Running costs are
 *   due from the first month. 0 means that adoption is complete from the start.
 */
export function computeRoi({ hours, weeks, rate, adoption, cost, running }: RoiInputs, rampMonths = 0): Roi {
  const hoursSaved = (hours * weeks * adoption) / 100;
  const worth = hoursSaved * rate;
  // Divisions take the untidied benefit: beside a small one, a hundred-thousandth is much.
  const benefit = worth - running;
  // While adoption grows evenly, half of the savings of those months are missed.
  const missed = (worth / 12) * (rampMonths / 2);
  const firstYear = benefit - missed - cost;
  return {
    hoursSaved: tidy(hoursSaved),
    worth: tidy(worth),
    net: tidy(benefit),
    paybackMonths: tidy(benefit) > 0 ? tidy(payback(worth / 12, running / 12, cost, rampMonths)) : null,
    firstYearReturn: cost > 0 ? tidy(firstYear / cost) : null,
    firstYearGain: tidy(firstYear),
    curve: Array.from({ length: YEARS + 1 }, (_, year) => ({
      year,
      sum: tidy(year === 0 ? -cost : benefit * year - missed - cost),
    })),
  };
}

/**
 * The month from which the sum since the start stays at or above zero. During the ramp-up the sum is
 * saved·t² ÷ (2·ramp) − running·t − cost, afterward (saved − running)·t − saved·ramp ÷ 2 − cost.
 *
 * @param saved value of a month's hours at full adoption; must be more than `running`.
 */
function payback(saved: number, running: number, cost: number, ramp: number): number {
  const afterRamp = (cost + (saved * ramp) / 2) / (saved - running);
  if (afterRamp >= ramp) return afterRamp;
  return (ramp * (running + Math.sqrt(running ** 2 + (2 * saved * cost) / ramp))) / saved;
}
