import { roundDown } from '@/lib/numbers/rounding';
import {
  type FinanceInputs,
  financeDefaults,
  getLimits,
  HORIZON_YEARS,
  type RoiInputs,
  roiFields,
} from '@/lib/roi-calculator/assumptions';
import {
  computeBreakEvenHours,
  computeRoi,
  computeScenarios,
  countLiveMonths,
  type Roi,
  toLowInputs,
  weeksToMonths,
} from '@/lib/roi-calculator/compute';
import { RAMP_UP_MONTHS, TOLERANCE } from '@/lib/roi-calculator/thresholds';
import { type CashInputs, decideVerdict, findTurningInput, type Verdict } from './verdict';

/** The scenarios of a business case: as entered, everything worse, and everything worse with a slow start. */
export const scenarioIds = ['expected', 'low', 'lowWithRampUp'] as const;
export type ScenarioName = (typeof scenarioIds)[number];

/** Cash in each scenario, with its net present value over five years at the discount rate. */
export type Outcomes = Readonly<Record<ScenarioName, { roi: Roi; npv: number }>>;

/** An estimate in the currency of the business case: its price, its weeks to go-live, and its renewals a year. */
export type EstimateForRoi = { amount: number; weeks: number; renewals: number };

export type RoiAnalysis = ReturnType<typeof analyzeRoi>;

/** Months after go-live at which saved hours are measured first. */
const FIRST_CHECK_MONTHS = 3;
/** The share of the planned hours that a slow start saves by then. */
export const EARLY_SHARE = FIRST_CHECK_MONTHS / RAMP_UP_MONTHS;

/** Cash flow by year: the cost on the day of approval, then each year's net. */
export const listYearlyFlows = ({ curve }: Pick<Roi, 'curve'>): number[] =>
  curve.map(({ sum }, year) => sum - (year === 0 ? 0 : (curve[year - 1]?.sum ?? 0)));

/** Net present value of the curve: the cost at once, each year's flow at its end. `rate` is percent a year. */
const computeNpv = (roi: Roi, rate: number): number =>
  listYearlyFlows(roi).reduceRight((later, flow) => flow + later / (1 + rate / 100), 0);

/** Saved hours as a stop rule states them, rounded down so that a project at exactly that pace goes on. */
const roundLimit = (hours: number) => roundDown(hours, hours < 1 ? 2 : 1);

/** How far each input is varied, as a share of itself or in its own units. One number alone can be further off than all. */
const steps: Readonly<Record<keyof CashInputs, { share: number } | { by: number }>> = {
  hours: { share: 0.25 },
  weeks: { by: 2 },
  rate: { share: 0.1 },
  adoption: { by: 20 },
  cost: { share: TOLERANCE },
  running: { share: 0.25 },
  cashShare: { by: 20 },
};

/** One input varied both ways with all others fixed, and the resulting cash of year one. */
export type SensitivityRange = {
  field: keyof CashInputs;
  worse: { value: number; gain: number };
  better: { value: number; gain: number };
};

/** The two inputs with the largest effect on the cash of year one, largest first. */
function findSensitivity(
  inputs: CashInputs,
  exchangeRate: number,
  computeGain: (inputs: CashInputs) => number,
): SensitivityRange[] {
  const limits = getLimits(exchangeRate);
  const ranges = ([...roiFields, 'cashShare'] as const).map((field): SensitivityRange => {
    const move = steps[field];
    const step = 'by' in move ? move.by : inputs[field] * move.share;
    const at = (changed: number) => {
      const value = Math.min(limits[field].to, Math.max(limits[field].from, changed));
      return { value, gain: computeGain({ ...inputs, [field]: value }) };
    };
    const [less, more] = [at(inputs[field] - step), at(inputs[field] + step)];
    return less.gain > more.gain
      ? { field, worse: more, better: less }
      : { field, worse: less, better: more };
  });
  const effect = ({ worse, better }: SensitivityRange) => better.gain - worse.gain;
  return ranges.toSorted((a, b) => effect(b) - effect(a)).slice(0, 2);
}

/**
 * Works out cash and hours of a business case from the day of approval.
 *
 * @param entered the visitor's numbers; the price of the estimate replaces a lower cost.
 * @param estimate null without one, and then no weeks of work are counted.
 * @param exchangeRate units of the currency per US dollar, for the limits of the sensitivity.
 */
export function analyzeRoi(
  entered: RoiInputs,
  estimate: EstimateForRoi | null,
  finance: Partial<FinanceInputs>,
  exchangeRate = 1,
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
  const computeCash = ({ cashShare: share, ...changed }: CashInputs): Outcomes => {
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

  const low = toLowInputs(inputs);
  const [saved, lowSaved] = [inputs, low].map(({ hours, adoption }) => (hours * adoption) / 100) as [
    number,
    number,
  ];
  const [hoursAYear, lowHoursAYear] = [saved * inputs.weeks, lowSaved * low.weeks];
  const costAYear = inputs.cost / HORIZON_YEARS + inputs.running + renewals;
  const firstYearRunning = (inputs.running * countLiveMonths(buildMonths)) / 12;
  const expectedCosts = inputs.cost + firstYearRunning;

  const known = cashShare === undefined ? null : { ...inputs, cashShare };
  const cash = known && computeCash(known);
  const onCash = known && (cashShare === 0 ? (hoursAYear > 0 ? 'time' : 'no') : judge(known));
  const turning = known && onCash === 'not-yet' ? findTurningInput(known, price, judge) : null;
  return {
    /** As calculated: the cost is at least the price. */
    inputs,
    discountRate,
    renewals,
    /** Percent of the saved hours that become money no longer paid; null while nobody has said. */
    cashShare: cashShare ?? null,
    /** The cost that was entered is below the price, so the price replaces it. */
    costFloorApplied,
    /** Months from approval to go-live; 0 without an estimate. */
    buildMonths,
    /** Null while nobody has said how many hours become money no longer paid. */
    cash,
    /** A 'not-yet' that no single input can turn is a no. Null without cash. */
    verdict: (onCash === 'not-yet' && !turning ? 'no' : onCash) as Verdict | null,
    /** What would turn a 'not-yet'. */
    turning,
    /** What the board commits to: the costs of the first year, and everything dearer by the reserve. */
    approval: {
      firstYearRunning,
      reserve: expectedCosts * TOLERANCE,
      total: expectedCosts * (1 + TOLERANCE),
      /** The highest one-time cost that the approval covers. */
      costLimit: low.cost,
    },
    /** Saved hours at full adoption, and what they cost when the one-time cost is spread over five years. */
    time: {
      hoursAYear,
      lowHoursAYear,
      costAYear,
      costOfAnHour: hoursAYear && costAYear / hoursAYear,
      lowCostOfAnHour: lowHoursAYear && (costAYear * (1 + TOLERANCE)) / lowHoursAYear,
    },
    /** Present value, from go-live to the end of year five, of the hours that the project would save. */
    doNothing: computeWorthOfTime(saved),
    /** The same of the hours that an improvement without AI would save; null when nobody estimated them. */
    withoutAi: otherHours === undefined ? null : computeWorthOfTime(otherHours),
    /** Saved hours a week with which the cash of year one ends at zero; null when no number is enough. */
    breakEvenHours: cashShare
      ? computeBreakEvenHours({ ...inputs, rate: (inputs.rate * cashShare) / 100 }, buildMonths)
      : null,
    /** Saved hours a week at full adoption, as expected. */
    saved,
    /**
     * Limits of the stop rules: the hours a week that the low scenario saves, in which the decision holds, at its own
     * slow start at first and in full later, and what they save in cash a year.
     */
    stops: {
      early: roundLimit(lowSaved * EARLY_SHARE),
      full: roundLimit(lowSaved),
      cash: roundDown(cash?.low.roi.worth ?? 0),
    },
    sensitivity: known
      ? findSensitivity(known, exchangeRate, (changed) => computeCash(changed).expected.roi.firstYearGain)
      : [],
  };
}
