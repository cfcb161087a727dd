import { diffArrays } from 'diff';
import { pluralize } from '@/lib/format/pluralize';

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

/** The same words changed in these texts, on these pages. */
export type Change = { edits: Edit[]; paths: string[] };

/** A new, removed or changed page, or a change that several pages show, which has no path. */
export type SiteChange = {
  kind: 'added' | 'removed' | 'changed';
  name: string;
  path?: string;
  changes: readonly Change[];
  /** What a new or removed page changes elsewhere: the lists that name it, and entries that move. */
  follows?: readonly Change[];
};

/** The words of a text between spaces, as files and pages both have them. */
export const normalizeWords = (text: string): string =>
  ` ${
    text
      .replace(/(\d),(?=\d)/g, '$1')
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Longer changes are shown with each text, not once for all texts. */
const MAX_SHORT_CHANGE = 48;

/** Changes between two lists of lines. A line that only moved is none. */
export function compareLines(before: readonly string[], after: readonly string[]): Edit[] {
  const [had, has] = [new Set(before), new Set(after)];
  const parts = diffArrays([...before], [...after]);
  return parts.flatMap(({ value, added, removed }, index): Edit[] => {
    const next = parts[index + 1];
    // A removed run and the added one after it are in the same place.
    if (!(added || removed) || (added && parts[index - 1]?.removed)) return [];
    const olds = removed ? value.filter((line) => !has.has(line)) : [];
    const news = (added ? value : next?.added ? next.value : []).filter((line) => !had.has(line));
    // As many lines as before are the same lines; new lines and removed ones are told one by one.
    if (olds.length === news.length || olds.length === 0 || news.length === 0)
      return (news.length > 0 ? news : olds).map((_, at) => ({
        before: olds[at] ?? '',
        after: news[at] ?? '',
      }));
    return [{ before: olds.join('\n'), after: news.join('\n') }];
  });
}

/** What tells a change from others: the words that changed, such as '$2,000' to '$2,200', or the texts if most did. */
function nameChange({ before, after }: Edit): string {
  const { removed, added } = listChangedWords(before, after);
  const isShort = removed && added && removed.length + added.length <= MAX_SHORT_CHANGE;
  return JSON.stringify(isShort ? [removed, added] : [before, after]);
}

const collectLines = (pages: ReadonlyMap<string, PageVersion>) =>
  new Set([...pages.values()].flatMap(({ lines }) => lines));

/**
 * Moves changes that follow from a new or removed page below it: every line that they bring or take is somewhere on the
 * other site, too, or names that page or is a part of it. On pages with such a change, so does what only comes or goes:
 * an entry that no longer fits a list.
 */
function foldFollowing(
  pages: readonly SiteChange[],
  changes: readonly Change[],
  before: ReadonlyMap<string, PageVersion>,
  after: ReadonlyMap<string, PageVersion>,
): { pages: SiteChange[]; remaining: Change[] } {
  const [had, has] = [collectLines(before), collectLines(after)];
  const changedLines = ({ edits }: Change) =>
    edits.flatMap((edit) => [
      ...edit.before.split('\n').filter((line) => line && !has.has(line)),
      ...edit.after.split('\n').filter((line) => line && !had.has(line)),
    ]);
  const texts = pages.map(({ kind, path = '' }) => {
    const { name = '', lines = [] } = (kind === 'added' ? after : before).get(path) ?? {};
    const heading = lines.find((line) => line.startsWith('# ')) ?? name;
    return { heading: normalizeWords(heading), text: normalizeWords([name, ...lines].join('\n')) };
  });
  const named = changes.map((change) => {
    const lines = changedLines(change).map((line) => normalizeWords(line.replace(/\]\([^)]*\)/g, ']')));
    return texts.findIndex(({ heading, text }) =>
      lines.every((line) => text.includes(line) || line.includes(heading)),
    );
  });
  const causeOnPath = new Map(
    changes.flatMap(({ paths }, at) =>
      named[at] === -1 ? [] : paths.map((path) => [path, named[at]] as const),
    ),
  );
  const causes = changes.map(({ edits, paths }, at) => {
    const isOneSided = edits.every((edit) => edit.before === '' || edit.after === '');
    if (named[at] !== -1 || !isOneSided) return named[at];
    return paths.every((path) => causeOnPath.has(path)) ? causeOnPath.get(paths[0] ?? '') : -1;
  });
  return {
    pages: pages.map((page, index) => ({
      ...page,
      follows: changes.filter((_, at) => causes[at] === index),
    })),
    remaining: changes.filter((_, at) => causes[at] === -1),
  };
}

/**
 * Compares the published pages with those of a build, both by path. Pages that go away come first.
 *
 * @param hidden paths that the build has, and that visitors will not reach: redirected ones, and those of drafts.
 */
export function compareSites(
  before: ReadonlyMap<string, PageVersion>,
  built: ReadonlyMap<string, PageVersion>,
  hidden: ReadonlySet<string> = new Set(),
): SiteChange[] {
  const after: ReadonlyMap<string, PageVersion> = new Map(
    [...built].filter(([path]) => !(hidden.has(path) && before.has(path))),
  );
  const byName = new Map<string, Change>();
  const pages = [...after.values()];
  for (const { path, lines } of pages)
    for (const edit of compareLines(before.get(path)?.lines ?? lines, lines)) {
      const key = nameChange(edit);
      const { edits, paths } = byName.get(key) ?? { edits: [], paths: [] };
      const isListed = edits.some(({ before, after }) => before === edit.before && after === edit.after);
      byName.set(key, {
        edits: isListed ? edits : [...edits, edit],
        paths: paths.includes(path) ? paths : [...paths, path],
      });
    }
  const listOnly = (kind: SiteChange['kind'], here: typeof after, there: typeof after) =>
    [...here.values()]
      .filter(({ path }) => !there.has(path))
      .map(({ name, path }): SiteChange => ({ kind, name, path, changes: [] }));
  const changed = (name: string, changes: readonly Change[], path?: string): SiteChange[] =>
    changes.length > 0 ? [{ kind: 'changed', name, changes, ...(path && { path }) }] : [];
  const { pages: comingAndGoing, remaining } = foldFollowing(
    [...listOnly('removed', before, after), ...listOnly('added', after, before)],
    [...byName.values()],
    before,
    after,
  );
  const shared = remaining.filter(({ paths }) => paths.length > 1);
  return [
    ...comingAndGoing,
    ...shared.flatMap((change) => {
      const inMain = change.paths.filter((path) => path !== '*');
      const isAround = inMain.length < change.paths.length;
      return changed(`On ${pluralize(inMain.length, 'page')}${isAround ? ', and around every page' : ''}`, [
        change,
      ]);
    }),
    ...pages.flatMap(({ name, path }) => {
      const ofPage = remaining.filter(({ paths }) => paths.length === 1 && paths[0] === path);
      return changed(name, ofPage, path);
    }),
  ];
}
