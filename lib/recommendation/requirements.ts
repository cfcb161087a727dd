import { type Alphabets, isDone, type Walk } from '../wizard/wizard-state';

export type PrimaryGoal =
  | 'skill-development'
  | 'process-automation'
  | 'custom-solution'
  | 'system-optimization'
  | 'business-integration';
export type BusinessSize = 'solo' | 'small' | 'medium' | 'enterprise';
export type AiExperience = 'none' | 'beginner' | 'intermediate' | 'advanced';
export type Implementation = 'quick' | 'thorough' | 'comprehensive';
export type Budget = 'low' | 'medium' | 'high';

/** What the visitor answered (SELECTOR-05). */
export type Requirements = {
  primaryGoal: PrimaryGoal;
  businessSize: BusinessSize;
  aiExperience: AiExperience;
  implementation: Implementation;
  budget: Budget;
};
export type QuestionId = keyof Requirements;

/** The goal decides the service, so it is asked first (SELECTOR-19). */
export const questionOrder = [
  'primaryGoal',
  'businessSize',
  'aiExperience',
  'implementation',
  'budget',
] as const satisfies readonly QuestionId[];

/** Marked in each question until it is answered (SELECTOR-07). */
export const defaultRequirements: Requirements = {
  primaryGoal: 'process-automation',
  businessSize: 'small',
  aiExperience: 'beginner',
  implementation: 'quick',
  budget: 'medium',
};

/** Letters of the answers in an address, by question. */
export const selectorAlphabets = [
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
] as const satisfies Alphabets;

/** The answers of a walk, with the defaults where none is given yet. */
export function requirementsOf(walk: Walk): Requirements {
  const given = questionOrder.slice(0, walk.answers.length).map((id, index) => [id, walk.answers[index]]);
  // The walk holds only values of selectorAlphabets, which are the values of Requirements.
  return { ...defaultRequirements, ...(Object.fromEntries(given) as Partial<Requirements>) };
}

/** All five questions are answered and the recommendation is on the screen. */
export function isRecommended(walk: Walk): boolean {
  return isDone(walk, selectorAlphabets);
}
