import { commonWords, type Word, wordOf, wordsOf } from '../search/words';

/**
 * Whether two words differ by one letter added or left out, by two swapped neighbors, or, from six letters on, by one
 * letter replaced. Words of fewer than four letters never match.
 */
export function isMistyped(typed: string, meant: string): boolean {
  if (typed.length < 3 || meant.length < 4 || typed[0] !== meant[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const max = Math.min(typed.length, meant.length) - start;
  while (end < max && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const left = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (left.length + right.length === 1) return true;
  if (left.length === 1 && right.length === 1) return meant.length > 5;
  return left.length === 2 && `${left[1]}${left[0]}` === right;
}

/**
 * Creates the function that corrects a mistyped word. A word that the site itself uses is right: 'contract' is not
 * 'contact'. The company's name is 'company'.
 *
 * @param known all words of the site
 */
export function createSpelling(known: ReadonlySet<string>, companyName: string) {
  const company = wordOf('company');
  const meanings = new Set([...commonWords, ...known]);
  const corrections = new Map(wordsOf(companyName).map(({ text }): [string, Word] => [text, company]));
  return (word: Word): Word => {
    const { text } = word;
    const correction = corrections.get(text);
    if (correction || meanings.has(text) || /\d/.test(text)) return correction ?? word;
    const [corrected = word] = wordsOf([...meanings].find((meant) => isMistyped(text, meant)) ?? text);
    corrections.set(text, corrected);
    return corrected;
  };
}
