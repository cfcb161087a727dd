import type { RoiInputs } from '@/lib/roi-calculator/assumptions';
import type { Roi } from '@/lib/roi-calculator/compute';
import { MAX_YES_PAYBACK_MONTHS, MIN_NO_PAYBACK_MONTHS } from '@/lib/roi-calculator/thresholds';

/**
 * 'slow' is a yes that takes longer than a year; 'not-yet' needs one input settled first; 'time' is a project whose
 * saved hours do not become money, so that only the board can judge it.
 */
export type BusinessCaseVerdict = 'yes' | 'slow' | 'not-yet' | 'no' | 'time';

/** Inputs of a project and the percent of its saved hours that become money no longer paid. */
export type CashInputs = RoiInputs & { cashShare: number };

/** Cash in a scenario and its net present value over five years. */
type Outcome = { roi: Pick<Roi, 'paybackMonths'>; npv: number };

const paysBackWithin = ({ roi: { paybackMonths } }: Outcome, months: number) =>
  paybackMonths !== null && paybackMonths <= months;

/**
 * The only verdict of the site, on cash: the low and the expected scenario of one project.
 *
 * - 'yes': even the low scenario pays back within MAX_YES_PAYBACK_MONTHS and gains more than it costs.
 * - 'slow': the low scenario gains more than it costs at the discount rate, and takes longer.
 * - 'no': the expected scenario takes longer than MIN_NO_PAYBACK_MONTHS, or gains no more than it costs.
 */
export function decideVerdict({
  low,
  expected,
}: Readonly<Record<'low' | 'expected', Outcome>>): BusinessCaseVerdict {
  if (low.npv > 0) return paysBackWithin(low, MAX_YES_PAYBACK_MONTHS) ? 'yes' : 'slow';
  return expected.npv > 0 && paysBackWithin(expected, MIN_NO_PAYBACK_MONTHS) ? 'not-yet' : 'no';
}

export const isYesVerdict = (verdict: string): boolean => verdict === 'yes' || verdict === 'slow';

/** A larger change would be another project. */
export const MAX_INPUT_CHANGE_FACTOR = 1.5;

/**
 * Inputs that somebody can settle. Where several need the same change, the first is named: costs are known before
 * hours.
 */
const turningFields = ['running', 'cost', 'hours', 'cashShare', 'adoption'] as const;

/**
 * The one input whose smallest change gives a yes, with the value that it needs; null when none does within
 * MAX_INPUT_CHANGE_FACTOR. Hours change in tenths, all others in whole units.
 *
 * @param price the cost cannot go below it.
 * @param judge the verdict with changed inputs.
 */
export function findTurningInput(
  inputs: CashInputs,
  price: number,
  judge: (changed: CashInputs) => BusinessCaseVerdict,
) {
  const bounds = {
    running: inputs.running / MAX_INPUT_CHANGE_FACTOR,
    cost: Math.max(inputs.cost / MAX_INPUT_CHANGE_FACTOR, price),
    hours: inputs.hours * MAX_INPUT_CHANGE_FACTOR,
    cashShare: Math.min(inputs.cashShare * MAX_INPUT_CHANGE_FACTOR, 100),
    adoption: Math.min(inputs.adoption * MAX_INPUT_CHANGE_FACTOR, 100),
  };
  const turns = turningFields.flatMap((field) => {
    const verdictAt = (value: number) => judge({ ...inputs, [field]: value });
    const steps = field === 'hours' ? 10 : 1;
    let fails = inputs[field] * steps;
    const bound = bounds[field] * steps;
    let works = bound < fails ? Math.ceil(bound) : Math.floor(bound);
    if (!isYesVerdict(verdictAt(works / steps))) return [];
    while (Math.abs(works - fails) > 1) {
      const middle = Math.round((works + fails) / 2);
      if (isYesVerdict(verdictAt(middle / steps))) works = middle;
      else fails = middle;
    }
    const [present, needed] = [inputs[field], works / steps];
    const percentChanged = Math.round(100 * (Math.max(needed / present, present / needed) - 1));
    return [{ field, present, needed, verdict: verdictAt(needed), percentChanged }];
  });
  return turns.toSorted((a, b) => a.percentChanged - b.percentChanged)[0] ?? null;
}
