import type { UrlCodec } from '../routes/url-codec';
import { type AnswerCodes, initialWizardState, type WizardState } from './wizard-state';

export const WIZARD_QUERY_NAME = 'a';

/**
 * Writes a state as a short text for an address: the tool's version, one letter per answer and, if the screen is not
 * the one after the last answer, the number of the question. '1.psb' is three answers and question 4; '1.psb.2' is
 * the same answers and question 2. The initial state is ''.
 */
export function writeWizardState({ answers, step }: WizardState, answerCodes: AnswerCodes): string {
  if (answers.length === 0) return '';
  const letters = answers.map((value, index) => answerCodes[index]?.[value] ?? '').join('');
  return `${answerCodes.version}.${letters}${step === answers.length ? '' : `.${step + 1}`}`;
}

/**
 * Reads what writeWizardState wrote. Anything else, an old version included, gives the initial state; it never
 * throws.
 *
 * @param text the parameter's decoded value.
 */
export function readWizardState(text: string, answerCodes: AnswerCodes): WizardState {
  const [version, letters = '', number] = text.split('.');
  if (version !== answerCodes.version || letters.length > answerCodes.length) return initialWizardState;
  const answers: string[] = [];
  for (const [index, letter] of [...letters].entries()) {
    const entry = Object.entries(answerCodes[index] ?? {}).find(([, code]) => code === letter);
    if (!entry) return initialWizardState;
    answers.push(entry[0]);
  }
  const step = number === undefined ? answers.length : Number(number) - 1;
  const state = { answers, step };
  const valid = Number.isInteger(step) && step >= 0 && step <= answers.length;
  // Each state has one spelling: '1.psb.4' and '1.psb.02' are invalid.
  return valid && writeWizardState(state, answerCodes) === text ? state : initialWizardState;
}

/** The address of a tool at the question after these answers. */
export const linkToAnswers = (path: string, answers: readonly string[], answerCodes: AnswerCodes): string =>
  `${path}?${WIZARD_QUERY_NAME}=${writeWizardState({ answers, step: answers.length }, answerCodes)}`;

/**
 * Keeps a wizard's state in the address. Each step is a history entry; a changed answer on the same screen is not.
 */
export function createWizardCodec(answerCodes: AnswerCodes): UrlCodec<WizardState> {
  return {
    initial: initialWizardState,
    read: (url) => readWizardState(url.searchParams.get(WIZARD_QUERY_NAME) ?? '', answerCodes),
    write: (url, state) => {
      const text = writeWizardState(state, answerCodes);
      url.search = text && `?${WIZARD_QUERY_NAME}=${text}`;
      url.hash = '';
    },
    replaces: (before, after) => before.step === after.step,
  };
}
