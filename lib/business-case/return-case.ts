import {
  type FinanceInputs,
  financeDefaults,
  HORIZON_YEARS,
  type RoiField,
  type RoiInputs,
} from '../roi/assumptions';
import {
  breakEvenAdoption,
  breakEvenHours,
  isThin,
  LOW_CASE_FACTOR,
  lowInputs,
  type RoiCases,
  type RoiVerdict,
  roiCases,
  verdictOf,
} from '../roi/cases';
import { computeRoi, liveMonths, monthsOfWeeks, type Roi } from '../roi/compute';
import { limitsIn } from '../roi/limits';
import { internalRate, netPresentValue } from '../roi/present-value';
import { TOLERANCE } from '../roi/thresholds';

/** One input varied both ways with all others fixed, and the resulting net gain of year one. */
export type SensitivityRange = {
  field: RoiField;
  /** The worse and the better end of the input. */
  worse: { value: number; gain: number };
  better: { value: number; gain: number };
};

/** The value that one input would need for a yes, with all others fixed. */
type RequiredChange = { field: 'hours' | 'adoption' | 'cost' | 'running'; value: number };

/** A verdict, and whether it is a yes with a thin margin. */
export type Judged = { verdict: RoiVerdict; thin: boolean };

/** The name of a verdict: a yes may be thin; 'slow' and 'depends' are a 'not yet'. */
export const verdictName = ({ verdict, thin }: Judged): 'yes' | 'thin' | 'not-yet' | 'no' =>
  verdict === 'go' ? (thin ? 'thin' : 'yes') : verdict === 'decline' ? 'no' : 'not-yet';

export type ReturnCase = Judged & {
  /** As calculated: the cost is at least the price. */
  inputs: RoiInputs;
  /** As entered, with defaults for what is missing. */
  finance: FinanceInputs;
  /** The cost that was entered is below the price, so the price replaces it. */
  costFloorApplied: boolean;
  /** Months from approval to go-live; 0 without an estimate. */
  buildMonths: number;
  cases: RoiCases;
  /** Net present value of five years at the discount rate, by case. */
  npv: Readonly<Record<keyof RoiCases, number>>;
  /** Internal rate of return over five years as a yearly share, by case; null where there is none. */
  irr: Readonly<Record<keyof RoiCases, number | null>>;
  /** The same project with only the hours that become cash; all costs are cash. */
  cash: Judged & { cases: RoiCases; npv: number; irr: number | null };
  /** Cost of the hours without the project. */
  today: { year: number; fiveYears: number };
  /** The amount to approve: the one-time cost of the low case. */
  approved: number;
  /** Loss at the end of year one with the low case's costs and no savings. */
  maxLoss: number;
  /** Saved hours a week with which year one ends at zero; null when no number is enough. */
  breakEvenHours: number | null;
  /** The adoption for that, in percent; null when there is nothing to save, above 100 when none is enough. */
  breakEvenAdoption: number | null;
  /** Largest effect on year one first; ties in the order of the fields. */
  sensitivity: readonly SensitivityRange[];
  /** Changes that, each alone, would make the low case pay back in time. Empty for a yes. */
  changes: readonly RequiredChange[];
  /** Hours of the visitor's own staff that the price would pay for; null without a price or a rate. */
  hoursForPrice: number | null;
};

/**
 * How far each input is varied: as a share of itself, or in its own units. A single number can be further off than
 * all of them together. These are our own choice, and the page says so.
 */
export const sensitivitySteps: Readonly<Record<RoiField, { share: number } | { by: number }>> = {
  hours: { share: 0.25 },
  weeks: { by: 2 },
  rate: { share: 0.1 },
  adoption: { by: 20 },
  cost: { share: TOLERANCE },
  running: { share: 0.25 },
};
const fields = Object.keys(sensitivitySteps) as RoiField[];
/** Fields whose increase costs more. */
const isCost = (field: RoiField) => field === 'cost' || field === 'running';

type Limits = ReturnType<typeof limitsIn>;

function sensitivityOf(
  inputs: RoiInputs,
  field: RoiField,
  buildMonths: number,
  limits: Limits,
): SensitivityRange {
  const move = sensitivitySteps[field];
  const step = 'by' in move ? move.by : inputs[field] * move.share;
  const { from, to } = limits[field];
  const at = (value: number) => {
    const inside = Math.min(to, Math.max(from, value));
    return {
      value: inside,
      gain: computeRoi({ ...inputs, [field]: inside }, { buildMonths }).firstYearGain,
    };
  };
  const [less, more] = [at(inputs[field] - step), at(inputs[field] + step)];
  return isCost(field) ? { field, worse: more, better: less } : { field, worse: less, better: more };
}

const effect = ({ worse, better }: SensitivityRange) => better.gain - worse.gain;

/**
 * The low case pays back in time when its first year ends at zero or above. Solves for each input alone, within the
 * limits of its field.
 */
function requiredChanges(inputs: RoiInputs, buildMonths: number, limits: Limits): RequiredChange[] {
  const { hours, weeks, rate, adoption, cost, running } = inputs;
  const live = liveMonths(buildMonths) / 12;
  if (live === 0) return [];
  const up = 1 + TOLERANCE;
  // The value that a year's saved hours must have, and the value that they have in the low case.
  const needed = (up * (cost / live + running)) / LOW_CASE_FACTOR;
  const lowWorth = computeRoi(lowInputs(inputs)).worth;
  const found: RequiredChange[] = [
    { field: 'hours', value: needed / ((weeks * rate * adoption) / 100) },
    { field: 'adoption', value: (needed / (weeks * rate * hours)) * 100 },
    { field: 'cost', value: (lowWorth / up - running) * live },
    { field: 'running', value: lowWorth / up - cost / live },
  ];
  const isReachable = ({ field, value }: RequiredChange) =>
    Number.isFinite(value) &&
    (isCost(field)
      ? value >= 0 && value < inputs[field]
      : value > inputs[field] && value <= limits[field].to);
  return found.filter(isReachable);
}

const judged = (cases: RoiCases): Judged => ({ verdict: verdictOf(cases), thin: isThin(cases) });

const each = <Value>(cases: RoiCases, value: (roi: Roi) => Value) =>
  Object.fromEntries(Object.entries(cases).map(([name, roi]) => [name, value(roi)])) as Record<
    keyof RoiCases,
    Value
  >;

/** The estimate in the case's currency, with the weeks until handover. */
export type ReturnPrice = { amount: number; weeks: number };

/**
 * The return from the day of approval, with the arithmetic of the ROI calculator.
 *
 * @param typed the inputs of the ROI calculator.
 * @param price null without an estimate. It is part of the project's cost, so a lower cost is raised to it.
 * @param exchangeRate units of the case's currency per US dollar; the limits of amounts follow it.
 */
export function returnCase(
  typed: RoiInputs,
  price: ReturnPrice | null,
  finance: Partial<FinanceInputs> = {},
  exchangeRate = 1,
): ReturnCase {
  const limits = limitsIn(exchangeRate);
  const costFloorApplied = price !== null && typed.cost < price.amount;
  // A converted price must respect the calculator's limits, too.
  const cost = Math.min(limits.cost.to, Math.max(typed.cost, price?.amount ?? 0));
  const inputs = { ...typed, cost };
  const entered = { ...financeDefaults, ...finance };
  const buildMonths = monthsOfWeeks(price?.weeks ?? 0);
  const cases = roiCases(inputs, buildMonths);
  const cash = roiCases({ ...inputs, hours: (inputs.hours * entered.cashShare) / 100 }, buildMonths);
  const npvOf = (roi: Roi) => netPresentValue(roi, entered.discountRate);
  const { verdict, thin } = judged(cases);
  const { worth } = computeRoi({ ...inputs, adoption: 100 });
  const low = lowInputs(inputs);
  return {
    inputs,
    finance: entered,
    costFloorApplied,
    buildMonths,
    cases,
    npv: each(cases, npvOf),
    irr: each(cases, internalRate),
    cash: { ...judged(cash), cases: cash, npv: npvOf(cash.expected), irr: internalRate(cash.expected) },
    verdict,
    thin,
    today: { year: worth, fiveYears: worth * HORIZON_YEARS },
    approved: low.cost,
    maxLoss: low.cost + (low.running * liveMonths(buildMonths)) / 12,
    breakEvenHours: breakEvenHours(inputs, buildMonths),
    breakEvenAdoption: breakEvenAdoption(inputs, buildMonths),
    sensitivity: fields
      .map((field) => sensitivityOf(inputs, field, buildMonths, limits))
      .toSorted((one, other) => effect(other) - effect(one)),
    changes: verdict === 'go' ? [] : requiredChanges(inputs, buildMonths, limits),
    hoursForPrice: price === null || inputs.rate === 0 ? null : price.amount / inputs.rate,
  };
}
