import {
  type BusinessCaseAnswers,
  getCompleteAnswers,
  judgeDate,
  listOpenInputs,
  suggestedNumbers,
  withSuggestedPricing,
} from '@/lib/business-case/answers';
import { type Currency, roundAmount } from '@/lib/currency/format';
import { computeRenewals, estimate, listPriceLines } from '@/lib/pricing-calculator/estimate';
import { maxPeople, readParameters } from '@/lib/pricing-calculator/parameters';
import type { ReadinessAnswer } from '@/lib/readiness-assessment/answers';
import { scoreReadiness } from '@/lib/readiness-assessment/score';
import type { RoiInputs } from '@/lib/roi-calculator/assumptions';
import { analyzeRoi } from './roi-analysis';
import type { BusinessCaseContent } from './types';

export type BusinessCase = ReturnType<typeof buildBusinessCase>;

/** Nobody saves more hours a week; a team that seems to is asked about. */
const MAX_HOURS_OF_A_PERSON = 60;

/** The estimate in the currency of the case, less a discount. Its lines are rounded before they are added. */
function priceProject(
  answers: readonly string[],
  { rules, pricing, discounts }: BusinessCaseContent,
  chosen: BusinessCaseAnswers['discount'],
  { code, exchangeRate }: Currency,
) {
  const convert = (usd: number) => roundAmount(usd * exchangeRate, code);
  const parameters = readParameters({ answers, step: answers.length });
  const result = estimate(parameters, rules);
  const discount = discounts.find(({ id }) => id === chosen);
  const off = (discount?.percent ?? 0) / 100;
  const lines = [
    ...listPriceLines(parameters, result, pricing),
    ...(discount ? [{ label: discount.line, usd: -result.totalCost * off }] : []),
  ].map(({ label, usd }) => ({ label, amount: convert(usd) }));
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return {
    ...{ parameters, lines },
    amount: roundAmount(sum, code),
    weeks: result.estimatedTimelineWeeks,
    /** A year, from the second year on, less the same discount. */
    renewals: convert(computeRenewals(parameters, rules) * (1 - off)),
    listPriceUsd: result.totalCost,
  };
}

/** Parts with incomplete answers are null. A date before `today` counts as open; '' accepts every date. */
export function buildBusinessCase(
  answers: BusinessCaseAnswers,
  content: BusinessCaseContent,
  currency: Currency,
  today = '',
) {
  const { roi } = answers;
  const priced = getCompleteAnswers(withSuggestedPricing(answers.calculator));
  // The link reader accepts only valid letters, so these are answers of the assessment.
  const assessed = getCompleteAnswers(answers.readiness) as readonly ReadinessAnswer[] | null;
  const price = priced && priceProject(priced, content, answers.discount, currency);
  const people = price && maxPeople[price.parameters.teamSize];
  // Without AI, no more hours can be saved than there are.
  const { otherHours = 0, ...others } = answers.finance;
  const isOtherTooHigh = otherHours > (roi.hours ?? Number.POSITIVE_INFINITY);
  const finance: BusinessCaseAnswers['finance'] = isOtherTooHigh ? others : answers.finance;
  const open = listOpenInputs(answers, today);
  const inputs = { ...suggestedNumbers, ...roi, cost: roi.cost ?? price?.amount };
  const analysis = open.roi.length === 0 ? analyzeRoi(inputs as RoiInputs, price, finance) : null;
  const gaps = assessed && scoreReadiness(assessed).gaps.filter(({ level }) => level === 'not-yet');
  const missing = [
    ...open.problem,
    ...(price ? [] : (['price'] as const)),
    ...(analysis ? [] : (['roi'] as const)),
    ...open.finance,
    ...(gaps ? [] : (['readiness'] as const)),
  ];
  const verdict = analysis?.verdict ?? ('open' as const);
  const isHeldUp = missing.length > 0 || gaps?.length || analysis?.isAlternativeAsGood;
  // Open answers cannot turn a no into a yes.
  const isSettled = verdict === 'open' || verdict === 'no' || !isHeldUp;
  return {
    ...{ answers, content, currency, price, analysis },
    finance,
    /** Areas of readiness below half of their points; null while the assessment is open. */
    gaps,
    /** The answers still needed; `openInputs` are the hours and costs among them. */
    missing,
    openInputs: open.roi,
    dateState: judgeDate(answers.texts.deadline, today),
    isBelowEstimate: roi.cost !== undefined && price !== null && roi.cost < price.amount,
    isOtherTooHigh,
    /** The people whose working hours are fewer than the hours to save; null where they may be enough. */
    tooFewPeople: people && (roi.hours ?? 0) > people * MAX_HOURS_OF_A_PERSON ? people : null,
    decision: isSettled ? verdict : ('not-yet' as const),
  };
}
