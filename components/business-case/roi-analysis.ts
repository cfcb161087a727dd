import { roundDown, roundWhole } from '@/lib/numbers/rounding';
import {
  type FinanceInputs,
  financeDefaults,
  HORIZON_YEARS,
  type RoiInputs,
} from '@/lib/roi-calculator/assumptions';
import {
  computeScenarios,
  countLiveMonths,
  type Roi,
  toLowCase,
  weeksToMonths,
} from '@/lib/roi-calculator/compute';
import { ESTIMATE_TOLERANCE, RAMP_UP_MONTHS } from '@/lib/roi-calculator/thresholds';
import { decideVerdict } from './verdict';

/** The scenarios of a business case: as entered, everything worse, and everything worse with a slow start. */
export const scenarioIds = ['expected', 'low', 'lowWithRampUp'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export type RoiAnalysis = ReturnType<typeof analyzeRoi>;

/** The share of the planned hours that a slow start saves after three months. */
const EARLY_SHARE = 3 / RAMP_UP_MONTHS;

/** Cash flow by year: the cost on the day of approval, then each year's net. */
export const listYearlyFlows = ({ curve }: Pick<Roi, 'curve'>): number[] =>
  curve.map(({ sum }, year) => sum - (curve[year - 1]?.sum ?? 0));

/** Saved hours as a stop rule states them, rounded down so that a project at exactly that pace goes on. */
const roundLimit = (hours: number) => roundDown(hours, hours < 1 ? 2 : 1);

/**
 * Computes cash and hours of a business case from the day of approval.
 *
 * @param inputs amounts in its currency.
 * @param estimate its weeks to go-live and its renewals a year; null without one: then the work takes no weeks.
 */
export function analyzeRoi(
  inputs: RoiInputs,
  estimate: { weeks: number; renewals: number } | null,
  finance: Partial<FinanceInputs>,
) {
  const buildMonths = weeksToMonths(estimate?.weeks ?? 0);
  const {
    discountRate = financeDefaults.discountRate,
    renewals = estimate?.renewals ?? 0,
    cashShare,
    otherHours,
  } = finance;
  // Only the hours that become money no longer paid save cash; all costs are cash.
  const entered = { ...inputs, renewals, cashShare: cashShare ?? 0 };
  const low = toLowCase(entered);
  const scenarios = computeScenarios(entered, { buildMonths, renewals });
  const toCash = (roi: Roi) => {
    const flows = listYearlyFlows(roi);
    const [cost = 0, firstYear = 0] = flows;
    return {
      roi,
      /** Net cash of the first year, as the rounded parts add up. */
      gain: roundWhole(firstYear) + roundWhole(cost),
      /** Net present value: the cost at once, each year's flow at its end. */
      npv: flows.reduceRight((later, flow) => flow + later / (1 + discountRate / 100), 0),
    };
  };
  const cash =
    cashShare === undefined
      ? null
      : {
          expected: toCash(scenarios.expected),
          low: toCash(scenarios.low),
          lowWithRampUp: toCash(scenarios.lowWithRampUp),
        };

  const [saved, lowSaved] = [entered, low].map(({ hours, adoption }) => (hours * adoption) / 100) as [
    number,
    number,
  ];
  const [hoursAYear, lowHoursAYear] = [saved * inputs.weeks, lowSaved * inputs.weeks];
  const costAYear = ({ cost, running, renewals: renewed }: typeof entered) =>
    cost / HORIZON_YEARS + running + renewed;
  // What is approved is signed, so its parts are rounded before they are added.
  const cost = roundWhole(inputs.cost);
  const firstYearRunning = roundWhole((inputs.running * countLiveMonths(buildMonths)) / 12);
  const reserve = roundWhole((cost + firstYearRunning) * ESTIMATE_TOLERANCE);
  return {
    /** The numbers of the expected and of the low case. */
    inputs: entered,
    low,
    discountRate,
    renewals,
    /** Percent of the saved hours that become money no longer paid; null while unanswered. */
    cashShare: cashShare ?? null,
    /** Months from approval to go-live; 0 without an estimate. */
    buildMonths,
    /** Each scenario; null while it is open how many hours become money no longer paid. */
    cash,
    /** The verdict on cash. Null without cash. */
    verdict:
      cash &&
      (cashShare === 0 ? (hoursAYear > 0 ? ('time' as const) : ('no' as const)) : decideVerdict(cash)),
    /** The same process without AI would save as much or more. */
    isAlternativeAsGood: otherHours !== undefined && otherHours >= saved,
    /** The amount to approve: the costs of the first year, and a reserve on all of them. */
    approval: {
      cost,
      firstYearRunning,
      reserve,
      total: cost + firstYearRunning + reserve,
      later: roundWhole(inputs.running) + roundWhole(renewals),
      /** The highest one-time cost that the approval covers. */
      costLimit: low.cost,
    },
    /** Saved hours at full adoption, and the cost of an hour when the one-time cost is spread over five years. */
    time: {
      hoursAYear,
      lowHoursAYear,
      costAYear: costAYear(entered),
      costOfAnHour: hoursAYear && costAYear(entered) / hoursAYear,
      lowCostOfAnHour: lowHoursAYear && costAYear(low) / lowHoursAYear,
    },
    /** Saved hours a week at full adoption, as expected. */
    saved,
    /**
     * Limits of the stop rules, from the low scenario, in which the decision still holds: hours a week during its
     * slow start and in full later, and the cash that these save a year.
     */
    stops: {
      early: roundLimit(lowSaved * EARLY_SHARE),
      full: roundLimit(lowSaved),
      cash: roundDown(cash?.low.roi.worth ?? 0),
    },
  };
}
