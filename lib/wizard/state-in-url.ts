import { type Alphabets, start, type Walk } from './wizard-state';

/** Rises when letters change their meaning; links of another version start clean. */
const VERSION = '1';

/** Name of the query parameter that holds a walk. */
export const WALK_PARAMETER = 'a';

/**
 * Writes a walk as a short text for an address: version, one letter for each answer and, where the screen
 * is not the one after the last answer, the number of the question. '1.psb' is three answers and question 4;
 * '1.psb.2' the same answers and question 2. The start is the empty text.
 */
export function writeWalk(walk: Walk, alphabets: Alphabets): string {
  if (walk.answers.length === 0) return '';
  const letters = walk.answers.map((value, index) => alphabets[index]?.[value] ?? '').join('');
  const step = walk.at === walk.answers.length ? '' : `.${walk.at + 1}`;
  return `${VERSION}.${letters}${step}`;
}

/**
 * Reads what writeWalk wrote. Anything else, an old version included, is the start: never an error.
 *
 * @param text a parameter's decoded value.
 */
export function readWalk(text: string, alphabets: Alphabets): Walk {
  const [version, letters = '', step] = text.split('.');
  if (version !== VERSION || letters.length > alphabets.length) return start;
  const answers: string[] = [];
  for (const [index, letter] of [...letters].entries()) {
    const found = Object.entries(alphabets[index] ?? {}).find(([, own]) => own === letter);
    if (!found) return start;
    answers.push(found[0]);
  }
  const at = step === undefined ? answers.length : Number(step) - 1;
  const walk = { answers, at };
  const sound = Number.isInteger(at) && at >= 0 && at <= answers.length;
  // One walk has one spelling: '1.psb.4' or '1.psb.02' is not ours.
  return sound && writeWalk(walk, alphabets) === text ? walk : start;
}

/** The address of a page with a walk in its query. */
export function walkAddress(path: string, text: string): string {
  return text === '' ? path : `${path}?${WALK_PARAMETER}=${text}`;
}
