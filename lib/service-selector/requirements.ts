import type { AnswerCodes, WizardState } from '../wizard/wizard-state';

export type PrimaryGoal =
  | 'skill-development'
  | 'process-automation'
  | 'custom-solution'
  | 'system-optimization'
  | 'business-integration';
export type BusinessSize = 'solo' | 'small' | 'medium' | 'enterprise';
type AiExperience = 'none' | 'beginner' | 'intermediate' | 'advanced';
export type Implementation = 'quick' | 'thorough' | 'comprehensive';
export type Budget = 'low' | 'medium' | 'high';

export type Requirements = {
  primaryGoal: PrimaryGoal;
  businessSize: BusinessSize;
  aiExperience: AiExperience;
  implementation: Implementation;
  budget: Budget;
};
export type QuestionId = keyof Requirements;
/** Questions whose answers decide the recommendation; the others are only sent with the request. */
export type DecidingQuestion = 'primaryGoal' | 'businessSize' | 'aiExperience' | 'budget';

/** The goal comes first, because it decides the service. */
export const questionOrder = [
  'primaryGoal',
  'businessSize',
  'aiExperience',
  'implementation',
  'budget',
] as const satisfies readonly QuestionId[];

/** Preselected until the question is answered. */
export const defaultRequirements: Requirements = {
  primaryGoal: 'process-automation',
  businessSize: 'small',
  aiExperience: 'beginner',
  implementation: 'quick',
  budget: 'medium',
};

/** Letters of the answers, by question. */
const letters = [
  {
    'skill-development': 's',
    'process-automation': 'p',
    'custom-solution': 'c',
    'system-optimization': 'o',
    'business-integration': 'b',
  } satisfies Record<PrimaryGoal, string>,
  { solo: 'o', small: 's', medium: 'm', enterprise: 'e' } satisfies Record<BusinessSize, string>,
  { none: 'n', beginner: 'b', intermediate: 'i', advanced: 'a' } satisfies Record<AiExperience, string>,
  { quick: 'q', thorough: 't', comprehensive: 'c' } satisfies Record<Implementation, string>,
  { low: 'l', medium: 'm', high: 'h' } satisfies Record<Budget, string>,
] as const;

/** The selector's answer codes in an address. */
export const selectorAnswerCodes = Object.assign(letters, { version: '1' }) satisfies AnswerCodes;

/** The answers so far, with defaults for the rest. */
export function requirementsOf(state: WizardState): Requirements {
  const given = questionOrder.slice(0, state.answers.length).map((id, index) => [id, state.answers[index]]);
  // The state holds only values of selectorAnswerCodes, which are the values of Requirements.
  return { ...defaultRequirements, ...(Object.fromEntries(given) as Partial<Requirements>) };
}
