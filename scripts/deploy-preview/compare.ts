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

/** An edit with all lines that come and go in its place. */
type EditInPlace = Edit & { run: readonly string[] };

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

/** What tells a change from others: the words that changed, such as '$2,000' to '$2,200', or the texts if most did. */
function nameChange({ before, after }: Edit): string {
  const { removed, added } = listChangedWords(before, after);
  const isShort = removed && added && removed.length + added.length <= MAX_SHORT_CHANGE;
  return JSON.stringify(isShort ? [removed, added] : [before, after]);
}

/** The pages that have each line. */
function locateLines(pages: ReadonlyMap<string, PageVersion>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, lines } of pages.values())
    for (const line of lines) found.set(line, [...(found.get(line) ?? []), path]);
  return found;
}

const getHeading = ({ name, lines }: PageVersion) =>
  normalizeWords(lines.find((line) => line.startsWith('# ')) ?? name);

/** Whether a line names a page, and whether it could be a part of it. */
function describePage(page: PageVersion) {
  const { path, name, lines } = page;
  const heading = getHeading(page);
  const words = new Set(normalizeWords([name, ...lines].join('\n')).split(' '));
  const isNamed = (line: string) => line.includes(`](${path})`) || normalizeWords(line).includes(heading);
  return {
    isNamed,
    has: (line: string) =>
      isNamed(line) ||
      normalizeWords(line)
        .split(' ')
        .every((word) => words.has(word)),
  };
}

/**
 * Which new or removed page each edit of a list of pages follows from, by the page's position, or -1.
 *
 * A list that names such a page changes by an entry of it: lines in one place, of which one names it and all have words
 * of it. Other entries of that list move, to other pages too, or no longer fit: then their lines are on some page of the
 * other site, or have words of a page that is on both and that a line in the same place names.
 */
function createCauseFinder(
  pages: readonly SiteChange[],
  edits: readonly (EditInPlace & { path: string })[],
  { before, built, after }: Record<'before' | 'built' | 'after', ReadonlyMap<string, PageVersion>>,
): (edit: EditInPlace & { path: string }) => number {
  const [had, has] = [locateLines(before), locateLines(after)];
  // A page that becomes a draft is on both sites: lists may name it by what it says on either.
  const causes = pages.flatMap(({ path = '' }) => {
    const [first, ...others] = [before.get(path), built.get(path)].flatMap((page) => page ?? []);
    return first ? describePage({ ...first, lines: [first, ...others].flatMap(({ lines }) => lines) }) : [];
  });
  const staying = [...after.values()].flatMap((page) => {
    const earlier = before.get(page.path);
    return earlier && page.path !== '*' && getHeading(earlier) === getHeading(page) ? describePage(page) : [];
  });
  const namedIn = (run: readonly string[], all: typeof causes) =>
    [...all.keys()].filter((at) => run.some((line) => all[at]?.isNamed(line)));
  /** The lines of an edit, each with the pages that have it on the other site. */
  const linesOf = (edit: Edit) => [
    ...edit.before.split('\n').map((line) => ({ line, elsewhere: has.get(line) ?? [] })),
    ...edit.after.split('\n').map((line) => ({ line, elsewhere: had.get(line) ?? [] })),
  ];
  const onPath = new Map<string, number>();
  for (const { path, run } of edits) {
    const [first] = namedIn(run, causes);
    if (first !== undefined && !onPath.has(path)) onPath.set(path, first);
  }
  // An entry that moves to another page takes its cause along; the line that the fewest pages have tells from where.
  for (const path of new Set(edits.map((edit) => edit.path))) {
    if (onPath.has(path)) continue;
    const [rarest] = edits
      .filter((edit) => edit.path === path)
      .flatMap((edit) => linesOf(edit).filter(({ elsewhere }) => elsewhere.length > 0))
      .sort((a, b) => a.elsewhere.length - b.elsewhere.length);
    const first = rarest?.elsewhere.find((one) => onPath.has(one));
    if (first) onPath.set(path, onPath.get(first) ?? -1);
  }
  return (edit) => {
    const lines = linesOf(edit).filter(({ line }) => line !== '');
    const own = lines.filter(({ elsewhere }) => elsewhere.length === 0);
    const named = namedIn(edit.run, causes);
    const others = edit.before && edit.after ? [] : namedIn(edit.run, staying);
    const isOf = (line: string, all: typeof causes, some: readonly number[]) =>
      some.some((at) => all[at]?.has(line));
    if (!own.every(({ line }) => isOf(line, causes, named) || isOf(line, staying, others))) return -1;
    const first = named.find((at) => lines.some(({ line }) => causes[at]?.has(line)));
    return first ?? onPath.get(edit.path) ?? -1;
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
  const pages = [...after.values()];
  const listOnly = (kind: SiteChange['kind'], here: typeof after, there: typeof after) =>
    [...here.values()]
      .filter(({ path }) => !there.has(path))
      .map(({ name, path }): SiteChange => ({ kind, name, path, changes: [] }));
  const comingAndGoing = [...listOnly('removed', before, after), ...listOnly('added', after, before)];
  const edits = pages.flatMap(({ path, lines }) =>
    compareLines(before.get(path)?.lines ?? lines, lines).map((edit) => ({ ...edit, path })),
  );
  const findCause = createCauseFinder(comingAndGoing, edits, { before, built, after });
  const byName = new Map<string, Change & { cause: number }>();
  for (const edit of edits) {
    const cause = findCause(edit);
    const key = `${cause} ${nameChange(edit)}`;
    const change = byName.get(key) ?? { cause, edits: [], paths: [] };
    byName.set(key, change);
    if (!change.edits.some((one) => one.before === edit.before && one.after === edit.after))
      change.edits.push({ before: edit.before, after: edit.after });
    if (!change.paths.includes(edit.path)) change.paths.push(edit.path);
  }
  const listChanges = (cause: number): Change[] =>
    [...byName.values()]
      .filter((change) => change.cause === cause)
      .map(({ edits, paths }) => ({ edits, paths }));
  const changed = (name: string, changes: readonly Change[], path?: string): SiteChange[] =>
    changes.length > 0 ? [{ kind: 'changed', name, changes, ...(path && { path }) }] : [];
  const remaining = listChanges(-1);
  const shared = remaining.filter(({ paths }) => paths.length > 1);
  return [
    ...comingAndGoing.map((page, at) => ({ ...page, follows: listChanges(at) })),
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
