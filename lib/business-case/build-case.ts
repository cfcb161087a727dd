import { type Estimate, estimate, type PricingRules } from '../pricing/estimate';
import {
  ADD_ON_STEP,
  type PricingParameters,
  type PricingQuestion,
  parametersOf,
  pricingAnswerCodes,
  pricingQuestions,
} from '../pricing/parameters';
import type { ReadinessAnswer } from '../readiness/answers';
import { type ReadinessScore, scoreReadiness } from '../readiness/score';
import { type Recommendation, type RecommendationRules, recommend } from '../recommendation/recommend';
import { requirementsOf } from '../recommendation/requirements';
import type { RoiInputs } from '../roi/assumptions';
import { removeFloatNoise } from '../roi/compute';
import { TOLERANCE } from '../roi/thresholds';
import type { WizardState } from '../wizard/wizard-state';
import { type CaseAnswers, completeAnswers } from './answers';
import { type ReturnCase, type ReturnPrice, returnCase } from './return-case';

/** The rules of the tools, from content. */
export type CaseRules = { pricing: PricingRules; recommendation: RecommendationRules };

/** Another choice for one question that lowers the price, and by how many US dollars. */
type Saving = { question: PricingQuestion; answer: string; usd: number };

type PriceCase = {
  state: WizardState;
  parameters: PricingParameters;
  estimate: Estimate;
  /** Ends of the range, in US dollars. */
  range: { from: number; to: number };
  /** The two largest savings, largest first. */
  savings: readonly Saving[];
};

/** What a case still needs. */
type MissingPart = 'problem' | 'owner' | 'deadline' | 'price' | 'return' | 'readiness';

/** Why a case is not a yes: something is open, an area of readiness is too low, or the return is not enough. */
type CaseReason = 'missing' | 'gap' | 'depends' | 'slow' | 'decline' | 'never';

export type BusinessCase = {
  answers: CaseAnswers;
  recommendation: (Recommendation & { goal: string }) | null;
  price: PriceCase | null;
  money: ReturnCase | null;
  readiness: ReadinessScore | null;
  missing: readonly MissingPart[];
  decision: 'yes' | 'not-yet' | 'no';
  /** Empty for a yes. */
  reasons: readonly CaseReason[];
};

/** Choices that change the price without changing what is bought, or for whom. */
const ADJUSTABLE_CHOICES = ['duration', 'supportLevel', 'customizationLevel'] as const;

/** Possible answers to a question of the calculator. */
const choicesOf = (question: PricingQuestion) =>
  Object.keys(pricingAnswerCodes[pricingQuestions.indexOf(question)] ?? {});

function savingsOf(parameters: PricingParameters, rules: PricingRules): Saving[] {
  const total = estimate(parameters, rules).totalCost;
  const savings = ADJUSTABLE_CHOICES.flatMap((question) => {
    const each = choicesOf(question).map((answer) => ({
      question,
      answer,
      usd: total - estimate({ ...parameters, [question]: answer } as PricingParameters, rules).totalCost,
    }));
    // For each question, the smallest step that saves anything.
    return each
      .filter(({ usd }) => usd > 0)
      .sort((one, other) => one.usd - other.usd)
      .slice(0, 1);
  });
  return savings.sort((one, other) => other.usd - one.usd).slice(0, 2);
}

function priceOf(answers: readonly string[], rules: PricingRules): PriceCase {
  const state = { answers, step: answers.length };
  const parameters = parametersOf(state);
  const result = estimate(parameters, rules);
  return {
    state,
    parameters,
    estimate: result,
    range: {
      from: removeFloatNoise(result.totalCost * (1 - TOLERANCE)),
      to: removeFloatNoise(result.totalCost * (1 + TOLERANCE)),
    },
    savings: savingsOf(parameters, rules),
  };
}

function recommendationOf(answers: readonly string[], rules: RecommendationRules) {
  const requirements = requirementsOf({ answers, step: answers.length });
  return { ...recommend(requirements, rules), goal: requirements.primaryGoal };
}

/** The estimate as the return uses it, rounded to hundredths of the case's currency. */
export const returnPriceOf = (price: PriceCase | null, exchangeRate: number): ReturnPrice | null =>
  price && {
    amount: Math.round(price.estimate.totalCost * exchangeRate * 100) / 100,
    weeks: price.estimate.estimatedTimelineWeeks,
  };

/** Inputs of the ROI calculator, if complete; the price replaces a missing cost. */
function inputsOf(roi: CaseAnswers['roi'], price: number | null): RoiInputs | null {
  const { hours, weeks, rate, adoption, running, cost = price } = roi;
  if (hours === undefined || weeks === undefined || rate === undefined || cost === null) return null;
  return adoption === undefined || running === undefined
    ? null
    : { hours, weeks, rate, adoption, cost, running };
}

/** The calculator's parameters; add-ons that nobody chose are off. */
const pricingAnswers = ({ calculator }: CaseAnswers) =>
  completeAnswers(calculator.map((answer, index) => (index === ADD_ON_STEP ? (answer ?? '0') : answer)));

/**
 * Builds a business case with the arithmetic of the tools. Parts with incomplete answers are null.
 *
 * @param exchangeRate units of the case's currency per US dollar, which also converts the price.
 */
export function buildCase(answers: CaseAnswers, rules: CaseRules, exchangeRate = 1): BusinessCase {
  const selected = completeAnswers(answers.selector);
  const priced = pricingAnswers(answers);
  const assessed = completeAnswers(answers.readiness);
  const price = priced && priceOf(priced, rules.pricing);
  const returned = returnPriceOf(price, exchangeRate);
  const inputs = inputsOf(answers.roi, returned?.amount ?? null);
  const money = inputs && returnCase(inputs, returned, answers.finance, exchangeRate);
  // The link reader accepts only valid letters, so these are answers of the assessment.
  const readiness = assessed && scoreReadiness(assessed as ReadinessAnswer[]);
  const missing: MissingPart[] = [
    ...(['problem', 'owner', 'deadline'] as const).filter((name) => answers.texts[name].trim() === ''),
    ...(price ? [] : (['price'] as const)),
    ...(money ? [] : (['return'] as const)),
    ...(readiness ? [] : (['readiness'] as const)),
  ];
  const verdict = money?.verdict;
  const reasons: CaseReason[] =
    verdict === 'decline'
      ? [money?.cases.expected.paybackMonths === null ? 'never' : 'decline']
      : [
          ...(missing.length > 0 ? (['missing'] as const) : []),
          ...(verdict === 'slow' || verdict === 'depends' ? [verdict] : []),
          ...(readiness?.verdict === 'close-gap' ? (['gap'] as const) : []),
        ];
  return {
    answers,
    recommendation: selected && recommendationOf(selected, rules.recommendation),
    price,
    money,
    readiness,
    missing,
    decision: verdict === 'decline' ? 'no' : reasons.length > 0 ? 'not-yet' : 'yes',
    reasons,
  };
}
