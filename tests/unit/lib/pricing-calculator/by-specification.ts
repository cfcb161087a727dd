/**
 * Section 9 of the specification in whole numbers, typed from its text. It takes only a type from the site, so that no
 * mistake of the site's own code can be in it too. Its figures are those of the specification, in a file beside it.
 */
import type { PricingParameters } from '@/lib/pricing-calculator/parameters';
import { specification } from './specification';

export const choices = {
  serviceType: ['training', 'onboarding', 'automation', 'development', 'optimization'],
  teamSize: ['individual', 'small', 'medium', 'large', 'enterprise'],
  duration: ['short', 'medium', 'long'],
  supportLevel: ['basic', 'standard', 'premium'],
  customizationLevel: ['low', 'medium', 'high'],
} as const;

/** Every way to take one value of each list. */
export const combine = <Value>(lists: readonly (readonly Value[])[]): Value[][] =>
  lists.reduce<Value[][]>((all, list) => all.flatMap((one) => list.map((value) => [...one, value])), [[]]);

/** Every combination: 5 x 5 x 3 x 3 x 3 x 8 = 5,400. */
export function allCombinations(): PricingParameters[] {
  const on = [false, true];
  const addOns = { includeTraining: on, includeMaintenancePlan: on, includePrioritySupport: on };
  const names = Object.keys({ ...choices, ...addOns });
  return combine<string | boolean>([...Object.values(choices), ...Object.values(addOns)]).map(
    (values) => Object.fromEntries(names.map((name, at) => [name, values[at]])) as PricingParameters,
  );
}

/** The estimate by the specification's words, in integer arithmetic. */
export function bySpecification(p: PricingParameters) {
  const { addOnCost, ...figures } = specification;
  const baseCost = figures.baseCost[p.serviceType];
  const adjustment = (tenfold: number) => (baseCost * tenfold) / 10 - baseCost;
  const teamSizeCost = adjustment(figures.teamSizeTenths[p.teamSize]);
  const durationCost = adjustment(figures.durationTenths[p.duration]);
  const supportCost = figures.supportCost[p.supportLevel];
  const customizationCost = adjustment(figures.customizationTenths[p.customizationLevel]);
  const additionalServicesCost =
    (p.includeTraining ? addOnCost.includeTraining : 0) +
    (p.includeMaintenancePlan ? addOnCost.includeMaintenancePlan : 0) +
    (p.includePrioritySupport ? addOnCost.includePrioritySupport : 0);

  // A thousand times the weeks, so that 1.5, 1.3 and 0.7 stay whole.
  let thousandfold = figures.baseWeeks[p.serviceType] * 1000;
  if (p.teamSize === 'enterprise') thousandfold = (thousandfold * 15) / 10;
  if (p.customizationLevel === 'high') thousandfold = (thousandfold * 13) / 10;
  if (p.duration === 'long') thousandfold = (thousandfold * 15) / 10;
  if (p.duration === 'short') thousandfold = (thousandfold * 7) / 10;
  const remainder = thousandfold % 1000;

  const maintained = p.includeMaintenancePlan;
  const services = {
    training: ['AI Training & Education Program', maintained && 'Ongoing Support & Knowledge Updates'],
    onboarding: ['Business AI Onboarding Package', p.includeTraining && 'Team Training Sessions'],
    automation: [
      'Workflow Automation Solution',
      p.customizationLevel === 'high' && 'Custom Integration Development',
    ],
    development: [
      'Custom AI Solution Development',
      maintained && 'Ongoing Maintenance & Updates',
      p.includePrioritySupport && '24/7 Priority Support',
    ],
    optimization: ['AI System Optimization', p.includeTraining && 'System Administration Training'],
  };

  return {
    baseCost,
    teamSizeCost,
    durationCost,
    supportCost,
    customizationCost,
    additionalServicesCost,
    totalCost:
      baseCost + teamSizeCost + durationCost + supportCost + customizationCost + additionalServicesCost,
    estimatedTimelineWeeks: (thousandfold - remainder) / 1000 + (remainder >= 500 ? 1 : 0),
    recommendedServices: services[p.serviceType].filter((name) => name !== false),
  };
}
