import type { UrlCodec } from '../routes/url-codec';
import { initialWizardState, type LetterCodes, type WizardState } from './wizard-state';

export const WIZARD_QUERY_NAME = 'a';

/** Writes answers as letters after the tool's version, '-' for an open one: '1.am-s'. '' without any answer. */
export function writeLetters(answers: readonly (string | null)[], urlCodes: LetterCodes): string {
  const letters = urlCodes.map((codes, index) => codes[answers[index] ?? ''] ?? '-').join('');
  const given = letters.replace(/-+$/, '');
  return given && `${urlCodes.version}.${given}`;
}

/**
 * Reads what writeLetters wrote, null for an open answer; it never throws. A question that was added at the end is open
 * in an older link, and a text of another version gives no answers.
 */
export function readLetters(text: string, urlCodes: LetterCodes): (string | null)[] {
  // The business case has links from before there were versions.
  const [, version = '1', letters = ''] = /^(?:([^.]*)\.)?([^.]*)$/.exec(text) ?? [];
  const fits = version === urlCodes.version && letters.length <= urlCodes.length;
  return urlCodes.map(
    (codes, index) => (fits && Object.keys(codes).find((answer) => codes[answer] === letters[index])) || null,
  );
}

/**
 * Writes a state as a short text for an address: its answers and, if the screen is not the one after the last answer,
 * the number of the question. '1.psb' is three answers and question 4; '1.psb.2' is the same answers and question 2.
 */
export function writeWizardState({ answers, step }: WizardState, urlCodes: LetterCodes): string {
  const text = writeLetters(answers, urlCodes);
  return text && `${text}${step === answers.length ? '' : `.${step + 1}`}`;
}

/** Reads what writeWizardState wrote. Anything else, an old version included, gives the initial state; it never throws. */
export function readWizardState(text: string, urlCodes: LetterCodes): WizardState {
  const [version, letters, number] = text.split('.');
  const answers = readLetters(`${version}.${letters}`, urlCodes).filter((answer) => answer !== null);
  const state = { answers, step: number === undefined ? answers.length : Number(number) - 1 };
  // Each state has one spelling: '1.psb.4' and '1.psb.02' are invalid.
  const valid = state.step >= 0 && state.step <= answers.length;
  return valid && writeWizardState(state, urlCodes) === text ? state : initialWizardState;
}

/** URL of a tool with these answers, open at the next question. */
export const linkToAnswers = (path: string, answers: readonly string[], urlCodes: LetterCodes): string =>
  `${path}?${WIZARD_QUERY_NAME}=${writeWizardState({ answers, step: answers.length }, urlCodes)}`;

/** Keeps a wizard's state in the address. Each step is a history entry; a changed answer on the same screen is not. */
export const createWizardCodec = (urlCodes: LetterCodes): UrlCodec<WizardState> => ({
  initial: initialWizardState,
  read: (url) => readWizardState(url.searchParams.get(WIZARD_QUERY_NAME) ?? '', urlCodes),
  write: (url, state) => {
    const text = writeWizardState(state, urlCodes);
    url.search = text && `?${WIZARD_QUERY_NAME}=${text}`;
    url.hash = '';
  },
  replaces: (before, after) => before.step === after.step,
});
