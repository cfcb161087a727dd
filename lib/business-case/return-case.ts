import { limits, type RoiField, type RoiInputs, YEARS } from '../roi/assumptions';
import {
  breakEvenAdoption,
  breakEvenHours,
  lowInputs,
  RAMP_MONTHS,
  type RoiCases,
  type RoiVerdict,
  roiCases,
  SPREAD,
  verdictOf,
} from '../roi/cases';
import { computeRoi, type Roi } from '../roi/compute';

/** One input moved both ways with all others as they are, and the net gain of year one that follows. */
export type Swing = {
  field: RoiField;
  /** The input at its worse and at its better end. */
  worse: { value: number; gain: number };
  better: { value: number; gain: number };
};

/** What one input would have to be for a yes, with all others as they are. */
export type Change = { field: 'hours' | 'adoption' | 'cost'; value: number };

export type ReturnCase = {
  /** As calculated: the cost is never below the price. */
  inputs: RoiInputs;
  /** The cost that was typed was below the price, so the price took its place. */
  raised: boolean;
  cases: RoiCases & {
    /** The low case with the ramp-up of the slow start: the worst of both. */ lowSlow: Roi;
  };
  verdict: RoiVerdict;
  /** What the hours cost a year while nothing changes, and over five years. */
  today: { year: number; fiveYears: number };
  /** Spent when the project costs as much as in the low case and saves nothing in its first year. */
  mostLost: number;
  /** What a yes releases: the cost, with the price at the upper end of its range. */
  release: number;
  /** In percent; null when there is nothing to save, above 100 when no adoption is enough. */
  breakEvenAdoption: number | null;
  /** Hours a week; null when no number is enough. */
  breakEvenHours: number | null;
  /** Largest effect on year one first; equal ones in the order of the fields. */
  swings: readonly Swing[];
  /** What would make the low case pay for itself within a year, each alone. Empty for a yes. */
  changes: readonly Change[];
  /** Hours of the visitor's own people that the price would pay for; null without a price or a rate. */
  hoursForPrice: number | null;
};

/** How far the final price may be from the estimate either way; content/pricing.ts says 10-15%. */
export const ACCURACY = 0.15;

/** How far each input is moved: as a share of itself, or in its own units. Our own choice; the page says so. */
export const moves: Readonly<Record<RoiField, { share: number } | { by: number }>> = {
  hours: { share: SPREAD },
  weeks: { by: 2 },
  rate: { share: 0.1 },
  adoption: { by: 20 },
  cost: { share: ACCURACY },
  running: { share: SPREAD },
};
const fields = Object.keys(moves) as RoiField[];
/** More of these costs more. */
const isCost = (field: RoiField) => field === 'cost' || field === 'running';

function swingOf(inputs: RoiInputs, field: RoiField): Swing {
  const move = moves[field];
  const step = 'by' in move ? move.by : inputs[field] * move.share;
  const { from, to } = limits[field];
  const at = (value: number) => {
    const inside = Math.min(to, Math.max(from, value));
    return { value: inside, gain: computeRoi({ ...inputs, [field]: inside }).firstYearGain };
  };
  const [less, more] = [at(inputs[field] - step), at(inputs[field] + step)];
  return isCost(field) ? { field, worse: more, better: less } : { field, worse: less, better: more };
}

const effect = ({ worse, better }: Swing) => better.gain - worse.gain;

/** A number that would have to change by more than this factor belongs to another project. */
const FARTHEST = 3;

function changesOf(inputs: RoiInputs): Change[] {
  const low = lowInputs(inputs);
  const hours = breakEvenHours(low);
  const adoption = breakEvenAdoption(low);
  // A year of the low case leaves this for a project that costs so much more than planned.
  const cost = computeRoi(low).net / (1 + SPREAD);
  const found: Change[] = [
    ...(hours === null ? [] : [{ field: 'hours', value: hours / (1 - SPREAD) } as const]),
    ...(adoption === null || adoption > 100 ? [] : [{ field: 'adoption', value: adoption } as const]),
    { field: 'cost', value: cost },
  ];
  // A number that is as it is already changes nothing: there is nothing to save, or nothing to pay.
  const near = ({ field, value }: Change) =>
    field === 'cost'
      ? value > 0 && value < inputs.cost && value * FARTHEST >= inputs.cost
      : value > inputs[field] && value <= inputs[field] * FARTHEST;
  return found.filter((change) => near(change) && change.value <= limits[change.field].to);
}

/**
 * The return of the case, with the arithmetic of the ROI calculator.
 *
 * @param typed the inputs of the ROI calculator.
 * @param price of the estimate in the same currency; null without one. It is part of the project's cost, so a cost
 *   below it is raised to it.
 */
export function returnCase(typed: RoiInputs, price: number | null): ReturnCase {
  const raised = price !== null && typed.cost < price;
  // What the calculator takes is a limit for a price that is converted, too.
  const cost = Math.min(limits.cost.to, Math.max(typed.cost, price ?? 0));
  const inputs = { ...typed, cost };
  const cases = { ...roiCases(inputs), lowSlow: computeRoi(lowInputs(inputs), RAMP_MONTHS) };
  const verdict = verdictOf(cases);
  const { worth } = computeRoi({ ...inputs, adoption: 100 });
  return {
    inputs,
    raised,
    cases,
    verdict,
    today: { year: worth, fiveYears: worth * YEARS },
    mostLost: lowInputs(inputs).cost + inputs.running,
    release: inputs.cost + (price ?? 0) * ACCURACY,
    breakEvenAdoption: breakEvenAdoption(inputs),
    breakEvenHours: breakEvenHours(inputs),
    swings: fields
      .map((field) => swingOf(inputs, field))
      .toSorted((one, other) => effect(other) - effect(one)),
    changes: verdict === 'go' ? [] : changesOf(inputs),
    hoursForPrice: price === null || inputs.rate === 0 ? null : price / inputs.rate,
  };
}
