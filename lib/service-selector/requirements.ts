import * as routes from '../routes';
import type { LetterCodes, WizardState } from '../wizard/wizard-state';
import { linkToAnswers } from '../wizard/wizard-url-codec';

/** The answers of each question, with their letters in an address. The goal is first, because it decides the service. */
export const selectorUrlLetters = {
  primaryGoal: {
    'skill-development': 's',
    'process-automation': 'p',
    'custom-solution': 'c',
    'system-optimization': 'o',
    'business-integration': 'b',
  },
  businessSize: { solo: 'o', small: 's', medium: 'm', enterprise: 'e' },
  aiExperience: { none: 'n', beginner: 'b', intermediate: 'i', advanced: 'a' },
  implementation: { quick: 'q', thorough: 't', comprehensive: 'c' },
  budget: { low: 'l', medium: 'm', high: 'h' },
};
type Letters = typeof selectorUrlLetters;
export type QuestionId = keyof Letters;
/** Questions whose answers decide the recommendation; the others are only sent with the request. */
export type DecidingQuestion = Exclude<QuestionId, 'implementation'>;
export const questionOrder = Object.keys(selectorUrlLetters) as QuestionId[];

export type Requirements = { [Id in QuestionId]: keyof Letters[Id] };
export type PrimaryGoal = Requirements['primaryGoal'];

/** Preselected until the question is answered. */
export const defaultRequirements: Requirements = {
  primaryGoal: 'process-automation',
  businessSize: 'small',
  aiExperience: 'beginner',
  implementation: 'quick',
  budget: 'medium',
};

export const selectorUrlCodes: LetterCodes = Object.assign(Object.values(selectorUrlLetters), {
  version: '1',
});

/** The answers so far, with defaults for the rest. */
export function readRequirements(state: WizardState): Requirements {
  const answered = questionOrder
    .slice(0, state.answers.length)
    .map((id, index) => [id, state.answers[index]]);
  // The state holds only values of selectorUrlCodes, which are the values of Requirements.
  return { ...defaultRequirements, ...(Object.fromEntries(answered) as Partial<Requirements>) };
}

/** The service selector at question 2: the goal, its first answer, decides the service. */
export const linkToSelector = (goal: string): string =>
  linkToAnswers(routes.serviceSelector, [goal], selectorUrlCodes);
