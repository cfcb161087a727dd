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
export function listChangedWords(before: string, after: string): { removed: string; added: string } {
  const words = diffWords(before, after);
  const only = (is: DiffPart['is']) =>
    words.flatMap((word) => (word.is === is ? word.text.trim() || [] : [])).join(' ');
  return { removed: only('old'), added: only('new') };
}

/**
 * A page by the lines of its Markdown version; its title and description in search results are the first two. A document,
 * and what surrounds every page, are compared like pages.
 */
export type PageVersion = { path: string; name: string; lines: readonly string[] };

/** A text before and after, '' where there is none. */
export type Edit = { before: string; after: string };

/** An edit with all lines that come and go in its place. */
export type EditInPlace = Edit & { run: readonly string[] };

/** The words of a text between spaces, as files and pages both have them. */
export const normalizeWords = (text: string): string =>
  ` ${
    text
      .replace(/(\d),(?=\d)/g, '$1')
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Changes between two lists of lines. A line that only moved is none. */
export function compareLines(before: readonly string[], after: readonly string[]): EditInPlace[] {
  const [had, has] = [new Set(before), new Set(after)];
  const parts = diffArrays([...before], [...after]);
  return parts.flatMap(({ value, added, removed }, index): EditInPlace[] => {
    const next = parts[index + 1];
    // A removed run and the added one after it are in the same place.
    if (!(added || removed) || (added && parts[index - 1]?.removed)) return [];
    const olds = removed ? value.filter((line) => !has.has(line)) : [];
    const news = (added ? value : next?.added ? next.value : []).filter((line) => !had.has(line));
    const run = [...olds, ...news];
    // As many lines as before are the same lines; new lines and removed ones are told one by one.
    if (olds.length === news.length || olds.length === 0 || news.length === 0)
      return (news.length > 0 ? news : olds).map((_, at) => ({
        before: olds[at] ?? '',
        after: news[at] ?? '',
        run,
      }));
    return [{ before: olds.join('\n'), after: news.join('\n'), run }];
  });
}
