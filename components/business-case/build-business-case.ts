import { type BusinessCaseAnswers, getCompleteAnswers, listOpenInputs } from '@/lib/business-case/answers';
import { computeRenewals, estimate } from '@/lib/pricing-calculator/estimate';
import { ADD_ON_STEP, readParameters } from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import type { ReadinessAnswer } from '@/lib/readiness-assessment/answers';
import { scoreReadiness } from '@/lib/readiness-assessment/score';
import type { RoiInputs } from '@/lib/roi-calculator/assumptions';
import { removeFloatNoise } from '@/lib/roi-calculator/compute';
import { ESTIMATE_TOLERANCE } from '@/lib/roi-calculator/thresholds';
import { analyzeRoi } from './roi-analysis';
import { type BusinessCaseVerdict, isYesVerdict } from './verdict';

export type BusinessCase = ReturnType<typeof buildBusinessCase>;

function computePrice(answers: readonly string[], rules: PricingRules, exchangeRate: number) {
  const parameters = readParameters({ answers, step: answers.length });
  const result = estimate(parameters, rules);
  const end = (share: number) => removeFloatNoise(result.totalCost * share);
  const toHundredths = (usd: number) => Math.round(usd * exchangeRate * 100) / 100;
  return {
    parameters,
    estimate: result,
    /** The estimate in the currency of the business case, rounded to hundredths. */
    converted: {
      amount: toHundredths(result.totalCost),
      weeks: result.estimatedTimelineWeeks,
      renewals: toHundredths(computeRenewals(parameters, rules)),
    },
    /** Ends of the range, in US dollars. */
    range: { from: end(1 - ESTIMATE_TOLERANCE), to: end(1 + ESTIMATE_TOLERANCE) },
  };
}

/**
 * Builds a business case with the arithmetic of the tools. Parts with incomplete answers are null.
 *
 * @param exchangeRate units of its currency per US dollar, which also converts the price.
 * @param today an earlier date of the decision counts as open; '' accepts every date.
 */
export function buildBusinessCase(
  answers: BusinessCaseAnswers,
  rules: PricingRules,
  exchangeRate = 1,
  today = '',
) {
  const { roi, finance, texts } = answers;
  // Add-ons that nobody chose are off.
  const priced = getCompleteAnswers(
    answers.calculator.with(ADD_ON_STEP, answers.calculator[ADD_ON_STEP] ?? '0'),
  );
  const assessed = getCompleteAnswers(answers.readiness);
  const price = priced && computePrice(priced, rules, exchangeRate);
  // The price replaces a missing cost.
  const inputs = { ...roi, cost: roi.cost ?? price?.converted.amount };
  const open = listOpenInputs(answers, today);
  const analysis =
    open.roi.length === 0 ? analyzeRoi(inputs as RoiInputs, price?.converted ?? null, finance) : null;
  // The link reader accepts only valid letters, so these are answers of the assessment.
  const readiness = assessed && scoreReadiness(assessed as ReadinessAnswer[]);
  const missing = [
    ...open.problem,
    ...(price ? [] : (['price'] as const)),
    ...(analysis ? [] : (['roi'] as const)),
    ...open.finance,
    ...(readiness ? [] : (['readiness'] as const)),
  ];
  const verdict = analysis?.verdict ?? null;
  const isHeldUp = missing.length > 0 || readiness?.verdict === 'close-gap';
  // Open answers cannot turn a no into a yes.
  const decision: BusinessCaseVerdict | 'open' =
    verdict === null ? 'open' : verdict !== 'no' && isHeldUp ? 'not-yet' : verdict;
  return {
    answers,
    price,
    /** Null until all numbers are the visitor's. */
    analysis,
    readiness,
    /** The answers still needed; `openInputs` are the hours and costs among them. */
    missing,
    openInputs: open.roi,
    isPast: texts.deadline !== '' && texts.deadline < today,
    /** The verdict on the whole; 'open' without cash. */
    decision,
    /** Whether money is asked for. */
    isAsked: isYesVerdict(decision) || decision === 'time',
  };
}
