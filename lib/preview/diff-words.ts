import { diffArrays } from 'diff';

/** A run of words: in both texts, only in the old one, or only in the new one. */
type DiffPart = { text: string; is: 'same' | 'old' | 'new' };

/** A word with what belongs to it: '$2,000', '3-5x', 'don’t'. Everything else is a token of its own. */
const WORD_PATTERN = /[$€£¥₹]?[\p{L}\p{N}]+(?:[.,'’\-–][\p{L}\p{N}]+)*[%+]?|\s+|./gu;

/** The words of two texts, with what was taken out and put in. Two texts of which little is alike stay whole. */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts = diffArrays(before.match(WORD_PATTERN) ?? [], after.match(WORD_PATTERN) ?? []).map(
    ({ value, added, removed }): DiffPart => ({
      text: value.join(''),
      is: added ? 'new' : removed ? 'old' : 'same',
    }),
  );
  const same = parts.reduce((sum, { text, is }) => sum + (is === 'same' ? text.trim().length : 0), 0);
  if (same * 3 > Math.min(before.length, after.length)) return parts;
  return [
    { text: before, is: 'old' as const },
    { text: after, is: 'new' as const },
  ].filter(({ text }) => text);
}

/** The words taken out of a text, and those put in. */
export function changedWords(before: string, after: string): { removed: string; added: string } {
  const words = diffWords(before, after);
  const only = (is: DiffPart['is']) =>
    words.flatMap((word) => (word.is === is ? word.text.trim() || [] : [])).join(' ');
  return { removed: only('old'), added: only('new') };
}
