import * as routes from '../routes';
import { chooseAnswer, type LetterCodes, recordAnswer, type WizardState } from '../wizard/wizard-state';
import { linkToAnswers } from '../wizard/wizard-url-codec';

/** The steps that advance with a choice, each with its choices and their letters in an address. */
export const pricingUrlLetters = {
  serviceType: { training: 't', onboarding: 'o', automation: 'a', development: 'd', optimization: 'p' },
  teamSize: { individual: 'i', small: 's', medium: 'm', large: 'l', enterprise: 'e' },
  duration: { short: 's', medium: 'm', long: 'l' },
  supportLevel: { basic: 'b', standard: 's', premium: 'p' },
  customizationLevel: { low: 'l', medium: 'm', high: 'h' },
};
type Letters = typeof pricingUrlLetters;
export type PricingQuestionId = keyof Letters;
export const pricingQuestions = Object.keys(pricingUrlLetters) as PricingQuestionId[];

export const addOns = ['includeTraining', 'includeMaintenancePlan', 'includePrioritySupport'] as const;
export type AddOn = (typeof addOns)[number];

/** Inputs of an estimate (specification, section 3). */
export type PricingParameters = { [Id in PricingQuestionId]: keyof Letters[Id] } & Record<AddOn, boolean>;
export type ServiceType = PricingParameters['serviceType'];
export type TeamSize = PricingParameters['teamSize'];
export const teamSizes = Object.keys(pricingUrlLetters.teamSize) as TeamSize[];
/** The most people of each size. */
export const maxPeople: Readonly<Record<TeamSize, number>> = {
  individual: 1,
  small: 10,
  medium: 50,
  large: 200,
  enterprise: Number.POSITIVE_INFINITY,
};
/** How many people each size has, for every text that says it: '2-10', '200+'. Base prices are for `small`. */
export const peopleBySize = Object.fromEntries(
  teamSizes.map((size, index) => {
    const below = maxPeople[teamSizes[index - 1] ?? size];
    const most = maxPeople[size];
    return [size, index === 0 ? '1' : Number.isFinite(most) ? `${below + 1}-${most}` : `${below}+`];
  }),
) as Record<TeamSize, string>;
export type SupportLevel = PricingParameters['supportLevel'];

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

export const pricingUrlCodes: LetterCodes = Object.assign([...Object.values(pricingUrlLetters), digits], {
  version: '1',
});

const addOnDigit = ({ answers }: WizardState) => answers[ADD_ON_STEP] ?? '0';

/** Toggles an add-on without moving on, at the step with the add-ons. */
export const toggleAddOn = (state: WizardState, addOn: AddOn): WizardState =>
  recordAnswer(state, String(Number(addOnDigit(state)) ^ (1 << addOns.indexOf(addOn))), pricingUrlCodes);

/** Moves on from the add-ons to the estimate. */
export const showEstimate = (state: WizardState): WizardState =>
  chooseAnswer(state, addOnDigit(state), pricingUrlCodes);

/** The parameters chosen so far, with defaults for the rest. */
export function readParameters(state: WizardState): PricingParameters {
  const answered = pricingQuestions
    .slice(0, state.answers.length)
    .map((id, step) => [id, state.answers[step]]);
  const chosen = Number(addOnDigit(state));
  const included = addOns.map((addOn, bit) => [addOn, (chosen & (1 << bit)) !== 0]);
  // The state holds only values of pricingUrlCodes, which are the values of PricingParameters.
  return { ...defaultParameters, ...(Object.fromEntries([...answered, ...included]) as PricingParameters) };
}

/** The calculator with the service chosen, at step 2; with the team size, too, at step 3. */
export const linkToCalculator = (...answers: [ServiceType, TeamSize?]): string =>
  linkToAnswers(
    routes.pricingCalculator,
    answers.filter((answer) => answer !== undefined),
    pricingUrlCodes,
  );
