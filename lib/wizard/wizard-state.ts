/**
 * The state of questions that are answered in their order. `answers` are the values given so far, by question;
 * `step` is the zero-based question on the screen, and one past the last question is the result.
 */
export type WizardState = { answers: readonly string[]; step: number };

/**
 * How a tool's answers are written in an address: for each question, in their order, the letter of each value.
 * Each tool has a `version` of its own. Raise it when a question is inserted, moved or removed or when a letter
 * changes its meaning; links of another version then start clean. A question added at the end needs no new version:
 * a shorter link opens at it.
 */
export type AnswerCodes = readonly Readonly<Record<string, string>>[] & { readonly version: string };

export const initialState: WizardState = { answers: [], step: 0 };

/** Every question has an answer and the result is on the screen. */
export function isComplete(state: WizardState, answerCodes: AnswerCodes): boolean {
  return state.step === answerCodes.length;
}

/** Records `value` for the question on the screen; a value that the question does not have changes nothing. */
export function recordAnswer(state: WizardState, value: string, answerCodes: AnswerCodes): WizardState {
  const codes = answerCodes[state.step];
  if (!codes || !Object.hasOwn(codes, value)) return state;
  return { answers: state.answers.toSpliced(state.step, 1, value), step: state.step };
}

/** Records `value` and moves on to the next question, after the last one to the result. */
export function choose(state: WizardState, value: string, answerCodes: AnswerCodes): WizardState {
  const recorded = recordAnswer(state, value, answerCodes);
  return recorded === state ? state : { ...recorded, step: state.step + 1 };
}

/** One question back; the first one stays. Answers stay too. */
export function back(state: WizardState): WizardState {
  return state.step === 0 ? state : { ...state, step: state.step - 1 };
}

/** To a question that has an answer, or to the first that has none; any other index changes nothing. */
export function goTo(state: WizardState, step: number): WizardState {
  const reachable = Number.isInteger(step) && step >= 0 && step <= state.answers.length;
  return reachable && step !== state.step ? { ...state, step } : state;
}
