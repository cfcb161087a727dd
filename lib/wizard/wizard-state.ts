/**
 * State of a sequence of questions. `answers` are the values so far, by question; `step` is the index of the question
 * on the screen, and one past the last question is the result.
 */
export type WizardState = { answers: readonly string[]; step: number };

/**
 * How a tool's answers are written in an address: for each question, in order, the letter of each value. Raise the
 * tool's `version` when a question is inserted, moved or removed, or when a letter changes its meaning; links of
 * another version then start clean. A question added at the end needs no new version: older links open at it.
 */
export type LetterCodes = readonly Readonly<Record<string, string>>[] & { readonly version: string };

export const initialWizardState: WizardState = { answers: [], step: 0 };

/** Whether every question has an answer and the result is shown. */
export const isComplete = (state: WizardState, urlCodes: LetterCodes): boolean =>
  state.step === urlCodes.length;

/** Records `value` for the question on the screen; invalid values change nothing. */
export function recordAnswer(state: WizardState, value: string, urlCodes: LetterCodes): WizardState {
  const codes = urlCodes[state.step];
  if (!codes || !Object.hasOwn(codes, value)) return state;
  return { answers: state.answers.toSpliced(state.step, 1, value), step: state.step };
}

/** Records `value` and moves on to the next question, or to the result. */
export function chooseAnswer(state: WizardState, value: string, urlCodes: LetterCodes): WizardState {
  const recorded = recordAnswer(state, value, urlCodes);
  return recorded === state ? state : { ...recorded, step: state.step + 1 };
}

/** Goes to a question that has an answer, or to the first without one; any other index changes nothing. */
export function goToStep(state: WizardState, step: number): WizardState {
  const reachable = Number.isInteger(step) && step >= 0 && step <= state.answers.length;
  return reachable && step !== state.step ? { ...state, step } : state;
}
