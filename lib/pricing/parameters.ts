import { type Alphabets, isDone, type Walk } from '../wizard/wizard-state';

export type ServiceType = 'training' | 'onboarding' | 'automation' | 'development' | 'optimization';
export type TeamSize = 'individual' | 'small' | 'medium' | 'large' | 'enterprise';
export type Duration = 'short' | 'medium' | 'long';
export type SupportLevel = 'basic' | 'standard' | 'premium';
export type CustomizationLevel = 'low' | 'medium' | 'high';

/** What an estimate is made of (specification, section 3). */
export type PricingParameters = {
  serviceType: ServiceType;
  teamSize: TeamSize;
  duration: Duration;
  supportLevel: SupportLevel;
  customizationLevel: CustomizationLevel;
  includeTraining: boolean;
  includeMaintenancePlan: boolean;
  includePrioritySupport: boolean;
};

/** The five steps of which a choice advances; the sixth holds the add-ons. */
export const pricingQuestions = [
  'serviceType',
  'teamSize',
  'duration',
  'supportLevel',
  'customizationLevel',
] as const satisfies readonly (keyof PricingParameters)[];
export type PricingQuestion = (typeof pricingQuestions)[number];

export const addOns = ['includeTraining', 'includeMaintenancePlan', 'includePrioritySupport'] as const;
export type AddOn = (typeof addOns)[number];

/** Marked in each step until it is answered (CALCULATOR-06). */
export const defaultParameters: PricingParameters = {
  serviceType: 'training',
  teamSize: 'small',
  duration: 'medium',
  supportLevel: 'standard',
  customizationLevel: 'medium',
  includeTraining: false,
  includeMaintenancePlan: false,
  includePrioritySupport: false,
};

/** Index of the step with the add-ons. Its answer is a digit: the sum of 1, 2 and 4 for each add-on chosen. */
export const ADD_ON_STEP = 5;
const digits = Object.fromEntries(Array.from('01234567', (digit) => [digit, digit]));

/** Letters of the answers in an address, by step. */
export const pricingAlphabets = [
  {
    training: 't',
    onboarding: 'o',
    automation: 'a',
    development: 'd',
    optimization: 'p',
  } satisfies Record<ServiceType, string>,
  { individual: 'i', small: 's', medium: 'm', large: 'l', enterprise: 'e' } satisfies Record<
    TeamSize,
    string
  >,
  { short: 's', medium: 'm', long: 'l' } satisfies Record<Duration, string>,
  { basic: 'b', standard: 's', premium: 'p' } satisfies Record<SupportLevel, string>,
  { low: 'l', medium: 'm', high: 'h' } satisfies Record<CustomizationLevel, string>,
  digits,
] as const satisfies Alphabets;

/** The digit of a set of add-ons with one of them turned over. */
export function toggledAddOns(digit: string, addOn: AddOn): string {
  return String(Number(digit) ^ (1 << addOns.indexOf(addOn)));
}

/** The parameters of a walk, with the defaults where nothing is chosen yet. */
export function parametersOf(walk: Walk): PricingParameters {
  const given = pricingQuestions.slice(0, walk.answers.length).map((id, step) => [id, walk.answers[step]]);
  const chosen = Number(walk.answers[ADD_ON_STEP] ?? '0');
  const included = addOns.map((addOn, bit) => [addOn, (chosen & (1 << bit)) !== 0]);
  // The walk holds only values of pricingAlphabets, which are the values of PricingParameters.
  return { ...defaultParameters, ...(Object.fromEntries([...given, ...included]) as PricingParameters) };
}

/** The walk that ends in the estimate of `parameters`. */
export function walkOf(parameters: PricingParameters): Walk {
  const digit = addOns.reduce((sum, addOn, bit) => sum + (parameters[addOn] ? 1 << bit : 0), 0);
  const answers = [...pricingQuestions.map((id) => parameters[id]), String(digit)];
  return { answers, at: answers.length };
}

/** The estimate is on the screen. */
export function isEstimated(walk: Walk): boolean {
  return isDone(walk, pricingAlphabets);
}
