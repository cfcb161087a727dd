import { type BusinessCaseAnswers, toCompleteAnswers } from '@/lib/business-case/answers';
import { type Estimate, estimate, type PricingRules } from '@/lib/pricing-calculator/estimate';
import { ADD_ON_STEP, readParameters } from '@/lib/pricing-calculator/parameters';
import type { ReadinessAnswer } from '@/lib/readiness-assessment/answers';
import { type ReadinessScore, scoreReadiness } from '@/lib/readiness-assessment/score';
import { type RoiInputs, roiFields } from '@/lib/roi-calculator/assumptions';
import { removeFloatNoise } from '@/lib/roi-calculator/compute';
import { TOLERANCE } from '@/lib/roi-calculator/thresholds';
import type { WizardState } from '@/lib/wizard/wizard-state';
import { analyzeRoi, type EstimateForRoi, type RoiAnalysis } from './roi-analysis';
import type { Verdict } from './verdict';

export type BusinessCase = ReturnType<typeof buildBusinessCase>;

function priceOf(answers: readonly string[], rules: PricingRules, exchangeRate: number) {
  const state: WizardState = { answers, step: answers.length };
  const parameters = readParameters(state);
  const result = estimate(parameters, rules);
  const end = (share: number) => removeFloatNoise(result.totalCost * share);
  return {
    state,
    parameters,
    estimate: result,
    /** The estimate as the return uses it, in the case's currency. */
    own: toEstimateForRoi(result, exchangeRate),
    /** Ends of the range, in US dollars. */
    range: { from: end(1 - TOLERANCE), to: end(1 + TOLERANCE) },
  };
}

/** An estimate rounded to hundredths of the case's currency. */
export const toEstimateForRoi = (found: Estimate, exchangeRate: number): EstimateForRoi => ({
  amount: Math.round(found.totalCost * exchangeRate * 100) / 100,
  weeks: found.estimatedTimelineWeeks,
});

/** Inputs of the return, if complete; the price replaces a missing cost. */
function inputsOf(roi: BusinessCaseAnswers['roi'], price: number | null): RoiInputs | null {
  const all = { ...roi, cost: roi.cost ?? price ?? undefined };
  return roiFields.every((field) => all[field] !== undefined) ? (all as RoiInputs) : null;
}

/** The calculator's answers; add-ons that nobody chose are off. */
const pricingAnswers = ({ calculator }: BusinessCaseAnswers) =>
  toCompleteAnswers(calculator.map((answer, index) => (index === ADD_ON_STEP ? (answer ?? '0') : answer)));

function decisionOf(
  money: RoiAnalysis | null,
  missing: readonly unknown[],
  readiness: ReadinessScore | null,
): Verdict | 'open' {
  if (!money) return 'open';
  // What is still open cannot turn a no into a yes.
  if (money.verdicts.freed === 'no') return 'no';
  return missing.length > 0 || readiness?.verdict === 'close-gap' ? 'not-yet' : money.verdicts.freed;
}

/**
 * Builds a business case with the arithmetic of the tools. Parts with incomplete answers are null.
 *
 * @param exchangeRate units of the case's currency per US dollar, which also converts the price.
 */
export function buildBusinessCase(answers: BusinessCaseAnswers, rules: PricingRules, exchangeRate = 1) {
  const { finance, texts } = answers;
  const priced = pricingAnswers(answers);
  const assessed = toCompleteAnswers(answers.readiness);
  const price = priced && priceOf(priced, rules, exchangeRate);
  const own = price?.own ?? null;
  const inputs = inputsOf(answers.roi, own?.amount ?? null);
  const money = inputs && analyzeRoi(inputs, own, finance, exchangeRate);
  // The link reader accepts only valid letters, so these are answers of the assessment.
  const readiness = assessed && scoreReadiness(assessed as ReadinessAnswer[]);
  /** What a case still needs. */
  const isOpen = {
    problem: texts.problem.trim() === '',
    owner: texts.owner.trim() === '',
    deadline: texts.deadline === '',
    price: price === null,
    return: money === null,
    cashShare: finance.cashShare === undefined,
    hoursGiver: texts.hoursGiver.trim() === '',
    readiness: readiness === null,
  };
  const missing = (Object.keys(isOpen) as (keyof typeof isOpen)[]).filter((part) => isOpen[part]);
  return {
    answers,
    price,
    /** Null until all numbers of the return are the visitor's. */
    money,
    readiness,
    missing,
    /** The verdict on the whole case; 'open' while there is no return. */
    decision: decisionOf(money, missing, readiness),
  };
}
