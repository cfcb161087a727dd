import { diffArrays } from 'diff';

/** A run of words: in both texts, only in the old one, or only in the new one. */
type DiffPart = { text: string; is: 'same' | 'old' | 'new' };

/** A word with what belongs to it: '$2,000', '3-5x', 'don’t'. Everything else is a token of its own. */
const WORD_PATTERN = /[$€£¥₹]?[\p{L}\p{N}]+(?:[.,'’\-–][\p{L}\p{N}]+)*[%+]?|\s+|./gu;

/** The words of two texts, with what was taken out and put in. */
export const diffWords = (before: string, after: string): DiffPart[] =>
  diffArrays(before.match(WORD_PATTERN) ?? [], after.match(WORD_PATTERN) ?? []).map(
    ({ value, added, removed }) => ({
      text: value.join(''),
      is: added ? 'new' : removed ? 'old' : 'same',
    }),
  );

/** The words taken out of a text, and those put in. */
export function changedWords(before: string, after: string): { removed: string; added: string } {
  const words = diffWords(before, after);
  const only = (is: DiffPart['is']) =>
    words.flatMap((word) => (word.is === is ? word.text.trim() || [] : [])).join(' ');
  return { removed: only('old'), added: only('new') };
}

const lettersOf = (words: readonly DiffPart[], is: DiffPart['is']) =>
  words.filter((word) => word.is === is).reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

/** How much of two texts is the same, from 0 to 1. */
export function similarity(before: string, after: string): number {
  const words = diffWords(before, after);
  const same = lettersOf(words, 'same');
  return same / Math.max(1, same + Math.max(lettersOf(words, 'old'), lettersOf(words, 'new')));
}
