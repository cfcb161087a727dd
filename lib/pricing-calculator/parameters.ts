import { type AnswerCodes, choose, recordAnswer, type WizardState } from '../wizard/wizard-state';

export type ServiceType = 'training' | 'onboarding' | 'automation' | 'development' | 'optimization';
export type TeamSize = 'individual' | 'small' | 'medium' | 'large' | 'enterprise';
export type Duration = 'short' | 'medium' | 'long';
export type SupportLevel = 'basic' | 'standard' | 'premium';
export type CustomizationLevel = 'low' | 'medium' | 'high';

/** Inputs of an estimate (specification, section 3). */
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

/** Steps that advance with a choice; the add-ons come after them. */
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

/** Preselected until the step is answered. */
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

/** Letters of the answers, by step. */
const letters = [
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
] as const;

/** The calculator's answer codes in an address. */
export const pricingAnswerCodes = Object.assign(letters, { version: '1' }) satisfies AnswerCodes;

/** The digit of the add-ons chosen so far. */
const addOnDigit = ({ answers }: WizardState) => answers[ADD_ON_STEP] ?? '0';

/** Toggles an add-on without moving on; changes nothing in other steps. */
export function toggleAddOn(state: WizardState, addOn: AddOn): WizardState {
  if (state.step !== ADD_ON_STEP) return state;
  const digit = String(Number(addOnDigit(state)) ^ (1 << addOns.indexOf(addOn)));
  return recordAnswer(state, digit, pricingAnswerCodes);
}

/** Moves on from the add-ons to the estimate; changes nothing in other steps. */
export function showEstimate(state: WizardState): WizardState {
  return state.step === ADD_ON_STEP ? choose(state, addOnDigit(state), pricingAnswerCodes) : state;
}

/** The parameters chosen so far, with defaults for the rest. */
export function parametersOf(state: WizardState): PricingParameters {
  const given = pricingQuestions.slice(0, state.answers.length).map((id, step) => [id, state.answers[step]]);
  const chosen = Number(addOnDigit(state));
  const included = addOns.map((addOn, bit) => [addOn, (chosen & (1 << bit)) !== 0]);
  // The state holds only values of pricingAnswerCodes, which are the values of PricingParameters.
  return { ...defaultParameters, ...(Object.fromEntries([...given, ...included]) as PricingParameters) };
}
