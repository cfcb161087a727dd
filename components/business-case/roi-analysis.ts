import { roundDown } from '@/lib/numbers/rounding';
import {
  type FinanceInputs,
  financeDefaults,
  getLimits,
  type RoiField,
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
import { netPresentValue } from './present-value';
import { decideVerdict, type Verdicts } from './verdict';

/** The scenarios of a business case: as entered, everything worse, and everything worse with a slow start. */
const scenarioNames = ['expected', 'low', 'lowWithRampUp'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** A return in each case, with its net present value over five years at the discount rate. */
export type Outcomes = Readonly<Record<ScenarioName, { roi: Roi; npv: number }>>;

/** The rows of a return in the memo, and its columns in the workbook. */
export const listScenarioRows = (
  { freed, cash }: Pick<RoiAnalysis, 'freed' | 'cash'>,
  names: Readonly<Record<ScenarioName, string>>,
  cashName: string,
) => [
  ...scenarioNames.map((id) => ({ ...freed[id], id, name: names[id], isCash: false })),
  ...(['expected', 'low'] as const).flatMap((id) =>
    cash ? { ...cash[id], id, name: `${cashName}, ${names[id].toLowerCase()}`, isCash: true } : [],
  ),
];

/** One input varied both ways with all others fixed, and the resulting net gain of year one. */
export type SensitivityRange = {
  field: RoiField;
  worse: { value: number; gain: number };
  better: { value: number; gain: number };
};

/** An estimate in the case's currency, and its weeks from approval to go-live. */
export type EstimateForRoi = { amount: number; weeks: number };

export type RoiAnalysis = ReturnType<typeof analyzeRoi>;

/** Months after go-live at which saved hours are measured first. */
const FIRST_CHECK_MONTHS = 3;
/** The share of the planned hours that a slow start saves by then. */
export const EARLY_SHARE = FIRST_CHECK_MONTHS / RAMP_UP_MONTHS;

/** Saved hours as a stop rule states them, rounded down so that a project at exactly that pace goes on. */
const limitOf = (hours: number) => roundDown(hours, hours < 1 ? 2 : 1);

/** How far each input is varied, as a share of itself or in its own units. One number alone can be further off than all. */
const steps: Readonly<Record<RoiField, { share: number } | { by: number }>> = {
  hours: { share: 0.25 },
  weeks: { by: 2 },
  rate: { share: 0.1 },
  adoption: { by: 20 },
  cost: { share: TOLERANCE },
  running: { share: 0.25 },
};

function sensitivityOf(inputs: RoiInputs, buildMonths: number, exchangeRate: number): SensitivityRange[] {
  const limits = getLimits(exchangeRate);
  const ranges = roiFields.map((field): SensitivityRange => {
    const move = steps[field];
    const step = 'by' in move ? move.by : inputs[field] * move.share;
    const at = (changed: number) => {
      const value = Math.min(limits[field].to, Math.max(limits[field].from, changed));
      return { value, gain: computeRoi({ ...inputs, [field]: value }, { buildMonths }).firstYearGain };
    };
    const [less, more] = [at(inputs[field] - step), at(inputs[field] + step)];
    return less.gain > more.gain
      ? { field, worse: more, better: less }
      : { field, worse: less, better: more };
  });
  const effect = ({ worse, better }: SensitivityRange) => better.gain - worse.gain;
  return ranges.toSorted((one, other) => effect(other) - effect(one)).slice(0, 2);
}

/**
 * Works out the return of a case from the day of approval.
 *
 * @param entered the visitor's numbers; the price replaces a lower cost.
 * @param price the estimate; null without one, and then no weeks of work are counted.
 * @param exchangeRate units of the case's currency per US dollar, for the limits of the sensitivity.
 */
export function analyzeRoi(
  entered: RoiInputs,
  price: EstimateForRoi | null,
  finance: Partial<FinanceInputs>,
  exchangeRate = 1,
) {
  const costFloorApplied = price !== null && entered.cost < price.amount;
  const inputs = costFloorApplied ? { ...entered, cost: price.amount } : entered;
  const buildMonths = weeksToMonths(price?.weeks ?? 0);
  const { discountRate = financeDefaults.discountRate, cashShare = null, otherHours } = finance;
  const outcomesOf = (of: RoiInputs): Outcomes => {
    const valued = (roi: Roi) => ({ roi, npv: netPresentValue(roi, discountRate) });
    const { expected, low, lowWithRampUp } = computeScenarios(of, buildMonths);
    return { expected: valued(expected), low: valued(low), lowWithRampUp: valued(lowWithRampUp) };
  };
  const freed = outcomesOf(inputs);
  const cash = cashShare === null ? null : outcomesOf({ ...inputs, hours: (inputs.hours * cashShare) / 100 });
  const low = toLowInputs(inputs);
  const savedBy = ({ hours, adoption }: RoiInputs) => (hours * adoption) / 100;
  const lowSaved = savedBy(low);
  /** The present value of saved hours, without any cost. */
  const worthOf = (of: RoiInputs) =>
    netPresentValue(computeRoi({ ...of, cost: 0, running: 0 }, { buildMonths }), discountRate);
  return {
    /** As calculated: the cost is at least the price. */
    inputs,
    discountRate,
    /** Percent of the saved hours that leaves a budget; null while nobody has said. */
    cashShare,
    /** The cost that was entered is below the price, so the price replaces it. */
    costFloorApplied,
    /** Months from approval to go-live; 0 without an estimate. */
    buildMonths,
    /** With all saved hours. */
    freed,
    /** With only the hours that become cash; all costs are cash. Null while nobody has said how many do. */
    cash,
    verdicts: { freed: decideVerdict(freed), cash: cash && decideVerdict(cash) } satisfies Verdicts,
    /** The amount to approve: the one-time cost of the low case. */
    approved: low.cost,
    /** Loss at the end of year one with the low case's costs and no savings. */
    maxLoss: low.cost + (low.running * countLiveMonths(buildMonths)) / 12,
    /** Present value, from go-live to the end of year five, of the hours that the project would save. */
    doNothing: worthOf(inputs),
    /** The same of the hours that an improvement without AI would save; null when nobody estimated them. */
    withoutAi: otherHours === undefined ? null : worthOf({ ...inputs, hours: otherHours, adoption: 100 }),
    /** Saved hours a week with which year one ends at zero; null when no number is enough. */
    breakEvenHours: computeBreakEvenHours(inputs, buildMonths),
    /** Saved hours a week in the expected and in the low case, at full adoption. */
    saved: { expected: savedBy(inputs), low: lowSaved },
    /**
     * Limits of the stop rules: the hours a week that the low case saves, in which the decision holds, at its own slow
     * start at first and in full later, and what they save in cash a year.
     */
    stops: {
      early: limitOf(lowSaved * EARLY_SHARE),
      full: limitOf(lowSaved),
      cash: roundDown(cash?.low.roi.worth ?? 0),
    },
    /** The two inputs with the largest effect on year one, largest first. */
    sensitivity: sensitivityOf(inputs, buildMonths, exchangeRate),
  };
}
