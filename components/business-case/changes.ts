import { estimate, type PricingRules } from '@/lib/pricing-calculator/estimate';
import {
  type PricingParameters,
  pricingAnswerCodes,
  pricingQuestions,
} from '@/lib/pricing-calculator/parameters';
import { type BusinessCase, toEstimateForRoi } from './build-business-case';
import { analyzeRoi, type EstimateForRoi } from './roi-analysis';
import { isBetter, type Verdicts } from './verdict';

/** A larger change would be another project. */
const MAX_FACTOR = 1.5;

/** Choices that change the price without changing what is bought, or for whom. */
const scopeQuestions = ['duration', 'supportLevel', 'customizationLevel'] as const;

/**
 * Changes of price or scope, each of which alone gives the return a better verdict: the return is computed with it.
 * Hours and adoption are not among them: those are what the project has to prove.
 */
export function changesOf(
  { answers, money, price }: BusinessCase,
  rules: PricingRules,
  exchangeRate: number,
) {
  if (!money || money.verdicts.freed === 'yes') return [];
  const { cost } = money.inputs;
  const own = price?.own ?? null;
  const judge = (changed: number, of: EstimateForRoi | null): Verdicts =>
    analyzeRoi({ ...money.inputs, cost: changed }, of, answers.finance, exchangeRate).verdicts;
  const isImproved = ({ freed }: Verdicts) => isBetter(freed, money.verdicts.freed);

  // The whole-unit one-time cost below which a better verdict begins, not below the price.
  let enough = Math.ceil(Math.max(cost / MAX_FACTOR, own?.amount ?? 0));
  const verdicts = judge(enough, own);
  const isWorth = enough < cost && isImproved(verdicts);
  let tooMuch = isWorth ? Math.ceil(cost) : enough;
  while (tooMuch - enough > 1) {
    const middle = Math.floor((enough + tooMuch) / 2);
    if (judge(middle, own).freed === verdicts.freed) enough = middle;
    else tooMuch = middle;
  }
  const ofCost = { kind: 'cost' as const, cost: enough, verdicts: judge(enough, own) };

  // For each question about the scope, the smallest step down in price that leads to a better verdict.
  const now = price?.estimate.totalCost ?? 0;
  const ofScope = scopeQuestions.flatMap((question) =>
    Object.keys(pricingAnswerCodes[pricingQuestions.indexOf(question)] ?? {})
      .flatMap((answer) => {
        if (!price) return [];
        const changed = estimate({ ...price.parameters, [question]: answer } as PricingParameters, rules);
        const saved = (now - changed.totalCost) * exchangeRate;
        const verdicts = judge(cost - saved, toEstimateForRoi(changed, exchangeRate));
        const isStep = changed.totalCost < now && changed.totalCost * MAX_FACTOR >= now;
        return isStep && isImproved(verdicts)
          ? [{ kind: 'scope' as const, question, answer, estimate: changed, verdicts }]
          : [];
      })
      .toSorted((one, other) => other.estimate.totalCost - one.estimate.totalCost)
      .slice(0, 1),
  );
  return isWorth ? [ofCost, ...ofScope] : ofScope;
}
