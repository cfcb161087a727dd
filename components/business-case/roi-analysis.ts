import { roundDown } from '@/lib/numbers/rounding';
import {
  type FinanceInputs,
  financeDefaults,
  HORIZON_YEARS,
  type RoiInputs,
} from '@/lib/roi-calculator/assumptions';
import {
  computeRoi,
  computeScenarios,
  countLiveMonths,
  type Roi,
  toLowScenarioInputs,
  weeksToMonths,
} from '@/lib/roi-calculator/compute';
import { ESTIMATE_TOLERANCE, RAMP_UP_MONTHS } from '@/lib/roi-calculator/thresholds';
import { type BusinessCaseVerdict, type CashInputs, decideVerdict, findTurningInput } from './verdict';

/** The scenarios of a business case: as entered, everything worse, and everything worse with a slow start. */
export const scenarioIds = ['expected', 'low', 'lowWithRampUp'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** Cash in each scenario, with its net present value over five years at the discount rate. */
type ScenarioOutcomes = Readonly<Record<ScenarioId, { roi: Roi; npv: number }>>;

/** An estimate in the currency of the business case: its price, its weeks to go-live, and its renewals a year. */
type EstimateForRoi = { amount: number; weeks: number; renewals: number };

export type RoiAnalysis = ReturnType<typeof analyzeRoi>;

/** Months after go-live at which saved hours are measured first. */
const FIRST_CHECK_MONTHS = 3;
/** The share of the planned hours that a slow start saves by then. */
const EARLY_SHARE = FIRST_CHECK_MONTHS / RAMP_UP_MONTHS;

/** Cash flow by year: the cost on the day of approval, then each year's net. */
export const listYearlyFlows = ({ curve }: Pick<Roi, 'curve'>): number[] =>
  curve.map(({ sum }, year) => sum - (year === 0 ? 0 : (curve[year - 1]?.sum ?? 0)));

/** Net present value of the curve: the cost at once, each year's flow at its end. `rate` is percent a year. */
const computeNpv = (roi: Roi, rate: number): number =>
  listYearlyFlows(roi).reduceRight((later, flow) => flow + later / (1 + rate / 100), 0);

/** Saved hours as a stop rule states them, rounded down so that a project at exactly that pace goes on. */
const roundLimit = (hours: number) => roundDown(hours, hours < 1 ? 2 : 1);

/**
 * Computes cash and hours of a business case from the day of approval.
 *
 * @param entered the visitor's numbers; the price of the estimate replaces a lower cost.
 * @param estimate null without one: then the work takes no weeks.
 */
export function analyzeRoi(
  entered: RoiInputs,
  estimate: EstimateForRoi | null,
  finance: Partial<FinanceInputs>,
) {
  const price = estimate?.amount ?? 0;
  const costFloorApplied = entered.cost < price;
  const inputs = costFloorApplied ? { ...entered, cost: price } : entered;
  const buildMonths = weeksToMonths(estimate?.weeks ?? 0);
  const {
    discountRate = financeDefaults.discountRate,
    renewals = estimate?.renewals ?? 0,
    cashShare,
    otherHours,
  } = finance;
  const terms = { buildMonths, renewals };
  /** Only the hours that become money no longer paid save cash; all costs are cash. */
  const computeCash = ({ cashShare: share, ...changed }: CashInputs): ScenarioOutcomes => {
    const value = (roi: Roi) => ({ roi, npv: computeNpv(roi, discountRate) });
    const roi = computeScenarios({ ...changed, hours: (changed.hours * share) / 100 }, terms);
    return {
      expected: value(roi.expected),
      low: value(roi.low),
      lowWithRampUp: value(roi.lowWithRampUp),
    };
  };
  const judge = (changed: CashInputs) => decideVerdict(computeCash(changed));
  /** The present value of saved hours a week, without any cost. */
  const computeWorthOfTime = (hours: number) =>
    computeNpv(
      computeRoi({ ...inputs, hours, adoption: 100, cost: 0, running: 0 }, { buildMonths }),
      discountRate,
    );

  const low = toLowScenarioInputs(inputs);
  const [saved, lowSaved] = [inputs, low].map(({ hours, adoption }) => (hours * adoption) / 100) as [
    number,
    number,
  ];
  const [hoursAYear, lowHoursAYear] = [saved * inputs.weeks, lowSaved * low.weeks];
  const costAYear = inputs.cost / HORIZON_YEARS + inputs.running + renewals;
  const firstYearRunning = (inputs.running * countLiveMonths(buildMonths)) / 12;
  const expectedCosts = inputs.cost + firstYearRunning;

  const cashInputs = cashShare === undefined ? null : { ...inputs, cashShare };
  const cash = cashInputs && computeCash(cashInputs);
  const onCash = cashInputs && (cashShare === 0 ? (hoursAYear > 0 ? 'time' : 'no') : judge(cashInputs));
  const turning = cashInputs && onCash === 'not-yet' ? findTurningInput(cashInputs, price, judge) : null;
  return {
    /** The inputs used: the cost is at least the price. */
    inputs,
    discountRate,
    renewals,
    /** Percent of the saved hours that become money no longer paid; null while unanswered. */
    cashShare: cashShare ?? null,
    /** The cost that was entered is below the price, so the price replaces it. */
    costFloorApplied,
    /** Months from approval to go-live; 0 without an estimate. */
    buildMonths,
    /** Null while it is open how many hours become money no longer paid. */
    cash,
    /** A 'not-yet' that no single input can turn is a no. Null without cash. */
    verdict: (onCash === 'not-yet' && !turning ? 'no' : onCash) as BusinessCaseVerdict | null,
    /** The input that would turn a 'not-yet' into a yes. */
    turning,
    /** The amount to approve: the costs of the first year, and a reserve on all of them. */
    approval: {
      firstYearRunning,
      reserve: expectedCosts * ESTIMATE_TOLERANCE,
      total: expectedCosts * (1 + ESTIMATE_TOLERANCE),
      /** The highest one-time cost that the approval covers. */
      costLimit: low.cost,
    },
    /** Saved hours at full adoption, and the cost of an hour when the one-time cost is spread over five years. */
    time: {
      hoursAYear,
      lowHoursAYear,
      costAYear,
      costOfAnHour: hoursAYear && costAYear / hoursAYear,
      lowCostOfAnHour: lowHoursAYear && (costAYear * (1 + ESTIMATE_TOLERANCE)) / lowHoursAYear,
    },
    /** Present value, from go-live to the end of year five, of the hours that the project would save. */
    doNothing: computeWorthOfTime(saved),
    /** The same of the hours that an improvement without AI would save; null when nobody estimated them. */
    withoutAi: otherHours === undefined ? null : computeWorthOfTime(otherHours),
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
