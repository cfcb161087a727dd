import { diffArrays } from 'diff';
import { changedWords, similarity } from './diff-words';

/** A line of a page's Markdown version: a paragraph, heading, item or row, and where its links lead. */
export type PageLine = { text: string; links: string };

/** A page as both sites have it. `shared` is what surrounds the main part on every page. */
export type PageVersion = {
  path: string;
  title: string;
  description: string;
  image?: string;
  main: readonly PageLine[];
  shared: readonly PageLine[];
};

export const changeKinds = {
  changed: 'Changed',
  added: 'Added',
  removed: 'Removed',
  link: 'Link target',
  title: 'Title in search results',
  description: 'Description in search results',
};

export type TextChange = { kind: keyof typeof changeKinds; before: string; after: string };

/** A change with all pages that show it; `alike` are longer texts in which the same words changed. */
export type RepeatedChange = TextChange & { paths: readonly string[]; alike: readonly TextChange[] };

/** A new or removed page, a page whose texts changed, or a change that several pages show (`path` is left out). */
export type SiteChange = {
  kind: 'added' | 'removed' | 'changed';
  title: string;
  path?: string;
  edits: readonly RepeatedChange[];
};

type OnPage = TextChange & { path: string };

/** Texts in the same place that are this similar count as one edited text, else as two texts. */
const MIN_SIMILARITY = 0.4;
/** Two short texts in the same place, such as amounts and names, always count as one edited text. */
const MAX_SHORT_TEXT = 24;
/** Longer changes are shown with each text, not once for all texts. */
const MAX_SHORT_CHANGE = 48;
/** The path that stands for all pages. */
export const ALL_PAGES = '*';

const likeness = (old: string, fresh: string) =>
  old.length < MAX_SHORT_TEXT && fresh.length < MAX_SHORT_TEXT ? MIN_SIMILARITY : similarity(old, fresh);

/** Pairs the texts that took the place of others with the most similar of these. */
function pairTexts(olds: readonly PageLine[], news: readonly PageLine[]): TextChange[] {
  const left = [...olds];
  const found = news.map(({ text: after, links }): TextChange => {
    const [old] = left
      .filter(({ text }) => likeness(text, after) >= MIN_SIMILARITY)
      .sort((one, other) => similarity(other.text, after) - similarity(one.text, after));
    if (!old) return { kind: 'added', before: '', after };
    left.splice(left.indexOf(old), 1);
    return old.text === after
      ? { kind: 'link', before: `${after}: ${old.links}`, after: `${after}: ${links}` }
      : { kind: 'changed', before: old.text, after };
  });
  return [...left.map(({ text }): TextChange => ({ kind: 'removed', before: text, after: '' })), ...found];
}

const key = ({ text, links }: PageLine) => `${text}\n${links}`;

/** Changes between two lists of texts. A text that only moved is none. */
function compareTexts(before: readonly PageLine[], after: readonly PageLine[]): TextChange[] {
  const [had, has] = [new Set(before.map(key)), new Set(after.map(key))];
  const parts = diffArrays([...before], [...after], { comparator: (one, other) => key(one) === key(other) });
  return parts.flatMap(({ value, added, removed }, index) => {
    // A removed run and the added one after it are in the same place.
    if ((removed && parts[index + 1]?.added) || !(added || removed)) return [];
    const earlier = parts[index - 1];
    const olds = removed ? value : earlier?.removed ? earlier.value : [];
    return pairTexts(
      olds.filter((line) => !has.has(key(line))),
      added ? value.filter((line) => !had.has(key(line))) : [],
    );
  });
}

function changesOf(before: PageVersion, after: PageVersion): OnPage[] {
  const head = (kind: 'title' | 'description'): TextChange[] =>
    before[kind] === after[kind] ? [] : [{ kind, before: before[kind], after: after[kind] }];
  const all = [...head('title'), ...head('description'), ...compareTexts(before.main, after.main)];
  return all.map((change) => ({ ...change, path: after.path }));
}

/** What tells a change from others: the words that changed, such as '$2,000' to '$2,200', or the texts if most did. */
function nameOfChange({ kind, before, after }: TextChange): string {
  const { removed, added } = changedWords(before, after);
  const isShort = kind === 'changed' && removed && added && removed.length + added.length <= MAX_SHORT_CHANGE;
  return JSON.stringify([kind, isShort ? removed : before, isShort ? added : after]);
}

/** Groups changes: the same change on several pages becomes one, as does a change of the same words in several texts. */
function editsOf(changes: readonly OnPage[]): RepeatedChange[] {
  const groups = new Map<string, OnPage[]>();
  for (const change of changes) {
    const name = nameOfChange(change);
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return [...groups.values()].map((group) => {
    const byText = new Map(group.map((change) => [change.before + change.after, change]));
    const [shortest, ...alike] = [...byText.values()].sort(
      (one, other) => one.after.length - other.after.length,
    );
    return { ...(shortest as OnPage), paths: [...new Set(group.map(({ path }) => path))], alike };
  });
}

/** The title of a page without the name of the site. */
export const nameOf = ({ title }: PageVersion) => title.replace(/ \| [^|]*$/, '');

/** Compares the published pages with those of a build, both by path. */
export function compareSites(
  before: ReadonlyMap<string, PageVersion>,
  after: ReadonlyMap<string, PageVersion>,
): SiteChange[] {
  const pages = [...after.values()];
  const all = pages.flatMap((page) => {
    const old = before.get(page.path);
    return old ? changesOf(old, page) : [];
  });
  const [home, oldHome] = [after.get('/'), before.get('/')];
  if (home && oldHome)
    all.push(...compareTexts(oldHome.shared, home.shared).map((change) => ({ ...change, path: ALL_PAGES })));
  const edits = editsOf(all);
  const isShared = ({ paths }: RepeatedChange) => paths.length > 1 || paths[0] === ALL_PAGES;
  const ofPage = (kind: SiteChange['kind'], page: PageVersion, own: readonly RepeatedChange[] = []) => ({
    kind,
    title: nameOf(page),
    path: page.path,
    edits: own,
  });
  return [
    ...pages.filter(({ path }) => !before.has(path)).map((page) => ofPage('added', page)),
    ...[...before.values()].filter(({ path }) => !after.has(path)).map((page) => ofPage('removed', page)),
    ...edits.filter(isShared).map((edit): SiteChange => {
      const where = edit.paths.includes(ALL_PAGES) ? 'Around every page' : `On ${edit.paths.length} pages`;
      return { kind: 'changed', title: where, edits: [edit] };
    }),
    ...pages.flatMap((page) => {
      const own = edits.filter((edit) => !isShared(edit) && edit.paths[0] === page.path);
      return own.length > 0 ? ofPage('changed', page, own) : [];
    }),
  ];
}
