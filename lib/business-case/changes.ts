import { type Estimate, estimate, type PricingRules } from '../pricing-calculator/estimate';
import {
  type PricingParameters,
  type PricingQuestion,
  pricingAnswerCodes,
  pricingQuestions,
} from '../pricing-calculator/parameters';
import type { BusinessCase, PriceCase } from './build-case';
import { returnPriceOf } from './build-case';
import { type ReturnCase, type ReturnPrice, returnCase } from './return-case';
import { isBetter, type Verdicts } from './verdict';

/** A change of price or scope, and the verdicts on the return that it leads to. */
export type Change = { verdicts: Verdicts } & (
  | { kind: 'cost'; cost: number }
  | { kind: 'scope'; question: PricingQuestion; answer: string; estimate: Estimate }
);

/** A larger change would be another project. */
const MAX_FACTOR = 1.5;

/** Choices that change the price without changing what is bought, or for whom. */
const scopeQuestions = ['duration', 'supportLevel', 'customizationLevel'] as const;

/** The whole-unit one-time cost below which a better verdict begins, within MAX_FACTOR and not below the price. */
function costChange(
  money: ReturnCase,
  price: ReturnPrice | null,
  judge: (cost: number, price: ReturnPrice | null) => Verdicts,
): Change[] {
  const { cost } = money.inputs;
  let enough = Math.ceil(Math.max(cost / MAX_FACTOR, price?.amount ?? 0));
  if (enough >= cost) return [];
  const verdicts = judge(enough, price);
  if (!isBetter(verdicts.freed, money.verdicts.freed)) return [];
  let tooMuch = Math.ceil(cost);
  while (tooMuch - enough > 1) {
    const middle = Math.floor((enough + tooMuch) / 2);
    if (judge(middle, price).freed === verdicts.freed) enough = middle;
    else tooMuch = middle;
  }
  return [{ kind: 'cost', cost: enough, verdicts: judge(enough, price) }];
}

/** For each question about the scope, the smallest step down in price that leads to a better verdict. */
function scopeChanges(
  money: ReturnCase,
  price: PriceCase,
  rules: PricingRules,
  exchangeRate: number,
  judge: (cost: number, price: ReturnPrice) => Verdicts,
): Change[] {
  const { parameters, estimate: present } = price;
  return scopeQuestions.flatMap((question) => {
    const choices = Object.keys(pricingAnswerCodes[pricingQuestions.indexOf(question)] ?? {});
    return choices
      .map((answer) => {
        const changed = estimate({ ...parameters, [question]: answer } as PricingParameters, rules);
        const saved = (present.totalCost - changed.totalCost) * exchangeRate;
        const verdicts = judge(money.inputs.cost - saved, returnPriceOf(changed, exchangeRate));
        return { kind: 'scope' as const, question, answer, estimate: changed, verdicts };
      })
      .filter(
        ({ estimate: { totalCost }, verdicts }) =>
          totalCost < present.totalCost &&
          totalCost * MAX_FACTOR >= present.totalCost &&
          isBetter(verdicts.freed, money.verdicts.freed),
      )
      .toSorted((one, other) => other.estimate.totalCost - one.estimate.totalCost)
      .slice(0, 1);
  });
}

/**
 * Changes of price or scope that, each alone, give the return a better verdict, which is worked out and not assumed.
 * Hours and adoption are not among them: those are what the project has to prove.
 */
export function changesOf(
  { answers, money, price }: BusinessCase,
  rules: PricingRules,
  exchangeRate: number,
) {
  if (!money || money.verdicts.freed === 'yes') return [];
  const judge = (cost: number, of: ReturnPrice | null) =>
    returnCase({ ...money.inputs, cost }, of, answers.finance, exchangeRate).verdicts;
  return [
    ...costChange(money, price?.own ?? null, judge),
    ...(price ? scopeChanges(money, price, rules, exchangeRate, judge) : []),
  ];
}
