import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import { changedWords, similarity } from './diff-words';
import type { PageTexts } from './page-texts';

/** One changed text. `of` is set for a page's title or description in search results. */
export type TextChange = {
  kind: 'changed' | 'added' | 'removed';
  before: string;
  after: string;
  of?: 'title' | 'description';
};

/** A change with all pages that show it; `alike` are longer texts in which the same words changed. */
export type RepeatedChange = TextChange & { paths: readonly string[]; alike: readonly TextChange[] };

/** A new or removed page, a page whose texts changed, or a change that several pages show (`path` is left out). */
export type SiteChange = {
  id: string;
  kind: 'added' | 'removed' | 'changed';
  title: string;
  path?: string;
  edits: readonly RepeatedChange[];
};

type OnPage = TextChange & { path: string };

/** Texts in the same place that are this similar count as one edited text, else as two texts. */
const MIN_SIMILARITY = 0.4;
/** Two amounts in the same place always count as one edited text. */
const AMOUNT = /^[-+]? ?[^\s\d]{0,3}[\d.,]+\S{0,2}$/;
/** Longer changes are shown with each text, not once for all texts. */
const MAX_SHORT_CHANGE = 48;
/** The path that stands for all pages. */
export const ALL_PAGES = '*';

const key = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** Similarity of two texts in the same place. */
const likeness = (old: string, fresh: string) =>
  AMOUNT.test(old) && AMOUNT.test(fresh) ? MIN_SIMILARITY : similarity(old, fresh);

/** Pairs the texts that took the place of others with the most similar of these. */
function pairTexts(olds: readonly string[], news: readonly string[]): TextChange[] {
  const left = [...olds];
  const found = news.map((after): TextChange => {
    const [before] = left
      .filter((old) => likeness(old, after) >= MIN_SIMILARITY)
      .sort((one, other) => likeness(other, after) - likeness(one, after));
    if (before === undefined) return { kind: 'added', before: '', after };
    left.splice(left.indexOf(before), 1);
    return { kind: 'changed', before, after };
  });
  return [...left.map((before): TextChange => ({ kind: 'removed', before, after: '' })), ...found];
}

/** Changes between two lists of texts. A text that only moved is none. */
function compareTexts(before: readonly string[], after: readonly string[]): TextChange[] {
  const [had, has] = [new Set(before.map(key)), new Set(after.map(key))];
  const comparator = (one: string, other: string) => key(one) === key(other);
  const parts = diffArrays([...before], [...after], { comparator });
  return parts.flatMap(({ value, added, removed }, index) => {
    // A removed run and the added one after it are in the same place.
    if (removed && parts[index + 1]?.added) return [];
    const earlier = parts[index - 1];
    const olds = removed ? value : added && earlier?.removed ? earlier.value : [];
    return pairTexts(
      olds.filter((text) => !has.has(key(text))),
      added ? value.filter((text) => !had.has(key(text))) : [],
    );
  });
}

function changesOf(before: PageTexts, after: PageTexts): OnPage[] {
  const head = (of: 'title' | 'description'): TextChange[] =>
    key(before[of]) === key(after[of]) ? [] : [{ kind: 'changed', before: before[of], after: after[of], of }];
  const all = [...head('title'), ...head('description'), ...compareTexts(before.main, after.main)];
  return all.map((change) => ({ ...change, path: after.path }));
}

/** The change inside a text, such as '$2,000' to '$2,200'; undefined when most of the text changed. */
function wordsChanged({ kind, before, after }: TextChange): string | undefined {
  if (kind !== 'changed') return undefined;
  const { removed, added } = changedWords(before, after);
  return removed && added && removed.length + added.length <= MAX_SHORT_CHANGE
    ? `${removed}→${added}`
    : undefined;
}

/** An id that stays the same from build to build, so that a browser can remember what was checked. */
const idOf = (...parts: readonly string[]) =>
  `c-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)}`;

/** Groups changes: the same change on several pages becomes one, as does a change of the same words in several texts. */
function editsOf(changes: readonly OnPage[]): RepeatedChange[] {
  const same = new Map<string, OnPage[]>();
  for (const change of changes) {
    const name = wordsChanged(change) ?? JSON.stringify([change.kind, change.before, change.after]);
    same.set(name, [...(same.get(name) ?? []), change]);
  }
  return [...same.values()].map((group) => {
    const [shortest, ...others] = group.toSorted((one, other) => one.after.length - other.after.length);
    const { path: _, ...first } = shortest as OnPage;
    const texts = new Set([first.after + first.before]);
    const alike = others.filter(
      ({ after, before }) => !texts.has(after + before) && texts.add(after + before),
    );
    return { ...first, paths: [...new Set(group.map(({ path }) => path))], alike };
  });
}

/** The title of a page without the name of the site. */
export const nameOf = ({ title }: PageTexts) => title.replace(/ \| [^|]*$/, '');

/**
 * Compares the published site with a build.
 *
 * @param before the published pages by path.
 * @param after the pages of the build.
 */
export function compareSites(
  before: ReadonlyMap<string, PageTexts>,
  after: ReadonlyMap<string, PageTexts>,
): SiteChange[] {
  const all = [...after.values()].flatMap((page) => {
    const old = before.get(page.path);
    return old ? changesOf(old, page) : [];
  });
  const [home, oldHome] = [after.get('/'), before.get('/')];
  if (home && oldHome)
    all.push(...compareTexts(oldHome.shared, home.shared).map((change) => ({ ...change, path: ALL_PAGES })));
  const edits = editsOf(all);
  const onlyOn = (path: string) => edits.filter(({ paths }) => paths.length === 1 && paths[0] === path);

  const ofPage = (kind: SiteChange['kind'], page: PageTexts, own: readonly RepeatedChange[]): SiteChange => ({
    id: idOf(kind, page.path),
    kind,
    title: nameOf(page),
    path: page.path,
    edits: own,
  });
  const without = (pages: ReadonlyMap<string, PageTexts>) => (page: PageTexts) => !pages.has(page.path);
  return [
    ...[...after.values()].filter(without(before)).map((page) => ofPage('added', page, [])),
    ...[...before.values()].filter(without(after)).map((page) => ofPage('removed', page, [])),
    ...edits
      .filter(({ paths }) => paths.length > 1 || paths[0] === ALL_PAGES)
      .map((edit): SiteChange => {
        const title = edit.paths.includes(ALL_PAGES)
          ? 'In the header or footer of every page'
          : `On ${edit.paths.length} pages`;
        return { id: idOf(edit.kind, edit.before, edit.after), kind: 'changed', title, edits: [edit] };
      }),
    ...[...after.values()].flatMap((page) => {
      const own = onlyOn(page.path);
      return own.length > 0 ? ofPage('changed', page, own) : [];
    }),
  ];
}
