import { type Currency, formatUsdPrice } from '../currency/format';
import { findOption, type QuestionText } from '../wizard/describe-answers';
import { addOns, type PricingParameters, type PricingQuestionId, readParameters } from './parameters';
import type { PricingRules } from './rules';

/** Costs in whole US dollars; adjustments may be negative. */
export type Estimate = ReturnType<typeof estimate>;

/** Cost of a multiplier: base times multiplier minus base, in whole dollars. */
const adjustment = (base: number, tenths: number): number => Math.round((base * (tenths - 10)) / 10);

/** A choice that changes the weeks, and its multiplier in tenths. */
export type WeeksFactor = { choice: keyof PricingRules['weeksTenths']; tenths: number };

/** The multipliers for the weeks, in the specification's order. */
export function listWeeksFactors(
  parameters: PricingParameters,
  { weeksTenths }: PricingRules,
): WeeksFactor[] {
  const { teamSize, customizationLevel, duration } = parameters;
  return [
    teamSize === 'enterprise' && teamSize,
    customizationLevel === 'high' && ('highCustomization' as const),
    duration !== 'medium' && duration,
  ]
    .filter((choice) => choice !== false)
    .map((choice) => ({ choice, tenths: weeksTenths[choice] }));
}

/** Weeks, rounded once at the end, half weeks up. */
function weeks(parameters: PricingParameters, rules: PricingRules): number {
  const factors = listWeeksFactors(parameters, rules);
  const whole = factors.reduce(
    (product, { tenths }) => product * tenths,
    rules.baseWeeks[parameters.serviceType],
  );
  const scale = 10 ** factors.length;
  return Math.floor((2 * whole + scale) / (2 * scale));
}

/** Calculates an estimate (specification, section 9). Money is in whole dollars; multipliers are integers in tenths. */
export function estimate(parameters: PricingParameters, rules: PricingRules) {
  const { serviceType, teamSize, duration, supportLevel, customizationLevel } = parameters;
  const baseCost = rules.baseCost[serviceType];
  const costs = {
    baseCost,
    teamSizeCost: adjustment(baseCost, rules.teamSizeTenths[teamSize]),
    durationCost: adjustment(baseCost, rules.durationTenths[duration]),
    supportCost: rules.supportCost[supportLevel],
    customizationCost: adjustment(baseCost, rules.customizationTenths[customizationLevel]),
    additionalServicesCost: addOns
      .filter((addOn) => parameters[addOn])
      .reduce((sum, addOn) => sum + rules.addOnCost[addOn], 0),
  };
  const { always, extras } = rules.recommended[serviceType];
  const isChosen = ({ when }: (typeof extras)[number]) =>
    when === 'highCustomization' ? customizationLevel === 'high' : parameters[when];
  return {
    ...costs,
    totalCost: Object.values(costs).reduce((sum, cost) => sum + cost, 0),
    estimatedTimelineWeeks: weeks(parameters, rules),
    recommendedServices: [always, ...extras.filter(isChosen).map(({ name }) => name)],
  };
}

/** The cost of support and plans for each year after the one that an estimate covers, in whole US dollars. */
export const computeRenewals = (parameters: PricingParameters, rules: PricingRules): number =>
  rules.supportCost[parameters.supportLevel] +
  (parameters.includeMaintenancePlan ? rules.addOnCost.includeMaintenancePlan : 0) +
  (parameters.includePrioritySupport ? rules.addOnCost.includePrioritySupport : 0);

/** The price of complete answers of the calculator in a currency, rounded to hundredths. */
export const computePrice = (answers: readonly string[], rules: PricingRules, exchangeRate: number): number =>
  Math.round(
    estimate(readParameters({ answers, step: answers.length }), rules).totalCost * exchangeRate * 100,
  ) / 100;

/** The six lines that add up to the total, labeled by choice, in whole US dollars; adjustments may be negative or zero. */
export function listPriceLines(
  parameters: PricingParameters,
  estimate: Estimate,
  steps: readonly (QuestionText & { id: string })[],
): { label: string; usd: number }[] {
  const chosen = (id: PricingQuestionId) => {
    const option = findOption(steps, id, parameters[id]);
    return option?.measure ?? option?.label.toLowerCase() ?? '';
  };
  return [
    { label: `Base price, ${parameters.serviceType}`, usd: estimate.baseCost },
    { label: `Team size, ${chosen('teamSize')}`, usd: estimate.teamSizeCost },
    { label: `Timeline, ${chosen('duration')}`, usd: estimate.durationCost },
    { label: `Support, ${chosen('supportLevel')}`, usd: estimate.supportCost },
    { label: `Customization, ${chosen('customizationLevel')}`, usd: estimate.customizationCost },
    { label: 'Add-ons', usd: estimate.additionalServicesCost },
  ];
}

/** An added or subtracted amount: '+ $0.00', '− $800.00', in the calculator's full format. */
export const formatSignedPrice = (usd: number, currency: Currency): string =>
  `${usd < 0 ? '−' : '+'} ${formatUsdPrice(Math.abs(usd), currency, 'full')}`;
