/**
 * Section 9 of the specification in whole numbers, typed from its text. It imports nothing of the site, so that no
 * mistake of the site's own code can be in it too. Its figures are those of the specification, in a file beside it.
 */
import { specification } from './specification';

export const choices = {
  serviceType: ['training', 'onboarding', 'automation', 'development', 'optimization'],
  teamSize: ['individual', 'small', 'medium', 'large', 'enterprise'],
  duration: ['short', 'medium', 'long'],
  supportLevel: ['basic', 'standard', 'premium'],
  customizationLevel: ['low', 'medium', 'high'],
} as const;

export type Combination = {
  serviceType: (typeof choices.serviceType)[number];
  teamSize: (typeof choices.teamSize)[number];
  duration: (typeof choices.duration)[number];
  supportLevel: (typeof choices.supportLevel)[number];
  customizationLevel: (typeof choices.customizationLevel)[number];
  includeTraining: boolean;
  includeMaintenancePlan: boolean;
  includePrioritySupport: boolean;
};

/** Every way to take one value of each list. */
export const combine = <Value>(lists: readonly (readonly Value[])[]): Value[][] =>
  lists.reduce<Value[][]>((all, list) => all.flatMap((one) => list.map((value) => [...one, value])), [[]]);

/** Every combination: 5 x 5 x 3 x 3 x 3 x 8 = 5,400. */
export function allCombinations(): Combination[] {
  const on = [false, true];
  const lists = {
    ...choices,
    ...{ includeTraining: on, includeMaintenancePlan: on, includePrioritySupport: on },
  };
  return combine<string | boolean>(Object.values(lists)).map(
    (values) =>
      Object.fromEntries(Object.keys(lists).map((name, index) => [name, values[index]])) as Combination,
  );
}

const {
  baseCost: base,
  baseWeeks: weeks,
  teamSizeTenths: team,
  durationTenths: time,
  customizationTenths: custom,
  supportCost: support,
  addOnCost,
} = specification;

/** The estimate by the specification's words, in integer arithmetic. */
export function bySpecification(p: Combination) {
  const baseCost = base[p.serviceType];
  const adjustment = (tenfold: number) => (baseCost * tenfold) / 10 - baseCost;
  const teamSizeCost = adjustment(team[p.teamSize]);
  const durationCost = adjustment(time[p.duration]);
  const supportCost = support[p.supportLevel];
  const customizationCost = adjustment(custom[p.customizationLevel]);
  const additionalServicesCost =
    (p.includeTraining ? addOnCost.includeTraining : 0) +
    (p.includeMaintenancePlan ? addOnCost.includeMaintenancePlan : 0) +
    (p.includePrioritySupport ? addOnCost.includePrioritySupport : 0);

  // A thousand times the weeks, so that 1.5, 1.3 and 0.7 stay whole.
  let thousandfold = weeks[p.serviceType] * 1000;
  if (p.teamSize === 'enterprise') thousandfold = (thousandfold * 15) / 10;
  if (p.customizationLevel === 'high') thousandfold = (thousandfold * 13) / 10;
  if (p.duration === 'long') thousandfold = (thousandfold * 15) / 10;
  if (p.duration === 'short') thousandfold = (thousandfold * 7) / 10;
  const remainder = thousandfold % 1000;
  const whole = (thousandfold - remainder) / 1000;

  const recommendedServices: string[] = [];
  if (p.serviceType === 'training') {
    recommendedServices.push('AI Training & Education Program');
    if (p.includeMaintenancePlan) recommendedServices.push('Ongoing Support & Knowledge Updates');
  } else if (p.serviceType === 'onboarding') {
    recommendedServices.push('Business AI Onboarding Package');
    if (p.includeTraining) recommendedServices.push('Team Training Sessions');
  } else if (p.serviceType === 'automation') {
    recommendedServices.push('Workflow Automation Solution');
    if (p.customizationLevel === 'high') recommendedServices.push('Custom Integration Development');
  } else if (p.serviceType === 'development') {
    recommendedServices.push('Custom AI Solution Development');
    if (p.includeMaintenancePlan) recommendedServices.push('Ongoing Maintenance & Updates');
    if (p.includePrioritySupport) recommendedServices.push('24/7 Priority Support');
  } else {
    recommendedServices.push('AI System Optimization');
    if (p.includeTraining) recommendedServices.push('System Administration Training');
  }

  return {
    baseCost,
    teamSizeCost,
    durationCost,
    supportCost,
    customizationCost,
    additionalServicesCost,
    totalCost:
      baseCost + teamSizeCost + durationCost + supportCost + customizationCost + additionalServicesCost,
    estimatedTimelineWeeks: remainder >= 500 ? whole + 1 : whole,
    recommendedServices,
  };
}
