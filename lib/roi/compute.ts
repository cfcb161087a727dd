import { type RoiInputs, YEARS } from './assumptions';

export type Roi = {
  /** Hours saved a year: hours × weeks × adoption. */
  hoursSaved: number;
  /** Worth of these hours a year: hours saved × rate. */
  worth: number;
  /** Net benefit a year: worth − running costs. May be negative. */
  net: number;
  /** Months until the net benefit has covered the cost: cost ÷ (net ÷ 12). Null when it never does. */
  paybackMonths: number | null;
  /** (net − cost) ÷ cost after the first year, as a share; null when there is no cost to divide by. */
  firstYearReturn: number | null;
  /** net − cost after the first year, as an amount. */
  firstYearGain: number;
  /** Sum since the start at the end of each year, year 0 being the day on which the project is paid. */
  curve: readonly { year: number; sum: number }[];
};

/** Sums of products of decimals carry noise in the last digits; results are kept to a hundred-thousandth. */
const tidy = (value: number) => Math.round(value * 100_000) / 100_000 + 0;

/**
 * The return of one project. Assumptions: saved hours really go to other work, adoption holds from the first
 * month, nothing is discounted, and costs and rates stay as they are.
 *
 * @param inputs within the limits of assumptions.ts.
 */
export function computeRoi({ hours, weeks, rate, adoption, cost, running }: RoiInputs): Roi {
  const hoursSaved = (hours * weeks * adoption) / 100;
  const worth = hoursSaved * rate;
  // Divisions take the untidied benefit: beside a small one, a hundred-thousandth is much.
  const benefit = worth - running;
  const net = tidy(benefit);
  return {
    hoursSaved: tidy(hoursSaved),
    worth: tidy(worth),
    net,
    paybackMonths: net > 0 ? tidy(cost / (benefit / 12)) : null,
    firstYearReturn: cost > 0 ? tidy((benefit - cost) / cost) : null,
    firstYearGain: tidy(net - cost),
    curve: Array.from({ length: YEARS + 1 }, (_, year) => ({ year, sum: tidy(net * year - cost) })),
  };
}
