import { diffArrays } from 'diff';

/** A run of words in both texts, only in the old one, or only in the new one. */
export type DiffPart = { text: string; is: 'same' | 'old' | 'new' };

/** A word with its signs: '$2,000', '3-5x', 'don’t'. Everything else is a token of its own. */
const WORD_PATTERN = /[$€£¥₹]?[\p{L}\p{N}]+(?:[.,'’\-–][\p{L}\p{N}]+)*[%+]?|\s+|./gu;

/** Two texts compared word by word. */
export const diffWords = (before: string, after: string): DiffPart[] =>
  diffArrays(before.match(WORD_PATTERN) ?? [], after.match(WORD_PATTERN) ?? []).map(
    ({ value, added, removed }) => ({
      text: value.join(''),
      is: added ? 'new' : removed ? 'old' : 'same',
    }),
  );

const lettersOf = (words: readonly DiffPart[], is: DiffPart['is']) =>
  words.filter((word) => word.is === is).reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

/** The share of two texts that is equal, from 0 to 1. */
export function similarity(before: string, after: string): number {
  const words = diffWords(before, after);
  const same = lettersOf(words, 'same');
  return same / Math.max(1, same + Math.max(lettersOf(words, 'old'), lettersOf(words, 'new')));
}
