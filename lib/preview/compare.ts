import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import { changedWords, similarity } from './diff-words';
import type { PageText, PageTexts } from './page-texts';

/** One changed text. `of` is set for a page's title or description in search results. */
export type TextChange = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before: string;
  after: string;
  places: readonly string[];
  of?: 'title' | 'description';
  /** A text that moved: the texts that it followed and follows now, empty at the start. */
  from?: string;
  to?: string;
};

/** A change with all pages that show it; `alike` are longer texts in which the same words changed. */
export type RepeatedChange = TextChange & {
  id: string;
  paths: readonly string[];
  alike: readonly TextChange[];
};

/** An editor's change: a new or removed page or a changed file. `follows` are the changes that it causes elsewhere. */
export type ChangedFile = {
  id: string;
  kind: 'added' | 'removed' | 'file' | 'code' | 'lists';
  title: string;
  path?: string;
  file?: string;
  edits: readonly RepeatedChange[];
  follows: readonly RepeatedChange[];
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

const key = ({ text }: PageText) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
const fileOf = (place: string) => place.split(':')[0] ?? '';

/** Similarity of two texts in the same place. */
const likeness = (old: PageText, fresh: PageText) =>
  AMOUNT.test(old.text) && AMOUNT.test(fresh.text) ? MIN_SIMILARITY : similarity(old.text, fresh.text);

/** Changes between two lists of texts: pairs that are alike, moves inside the list, and the rest. */
function compareTexts(before: readonly PageText[], after: readonly PageText[]): TextChange[] {
  // A removed run and the added one after it have the same number.
  let hunk = 0;
  const hunks = new Map<PageText, number>();
  const olds: PageText[] = [];
  const news: PageText[] = [];
  const comparator = (one: PageText, other: PageText) => key(one) === key(other);
  for (const { value, added, removed } of diffArrays([...before], [...after], { comparator })) {
    if (!added && !removed) hunk += 1;
    else
      for (const text of value) {
        (added ? news : olds).push(text);
        hunks.set(text, hunk);
      }
  }
  const found: { at: number; oldAt: number; change: TextChange }[] = [];
  for (const fresh of news) {
    const moved = olds.find((old) => key(old) === key(fresh));
    const [closest] = olds
      .filter((old) => hunks.get(old) === hunks.get(fresh) && likeness(old, fresh) >= MIN_SIMILARITY)
      .sort((one, other) => likeness(other, fresh) - likeness(one, fresh));
    const old = moved ?? closest;
    if (old) olds.splice(olds.indexOf(old), 1);
    const at = after.indexOf(fresh);
    const oldAt = moved ? before.indexOf(moved) : -1;
    found.push({
      at,
      oldAt,
      change: {
        kind: moved ? 'moved' : old ? 'changed' : 'added',
        before: old?.text ?? '',
        after: fresh.text,
        places: fresh.places,
        ...(moved && { from: before[oldAt - 1]?.text ?? '', to: after[at - 1]?.text ?? '' }),
      },
    });
  }
  for (const old of olds)
    found.push({
      at: before.indexOf(old),
      oldAt: -1,
      change: { kind: 'removed', before: old.text, after: '', places: [] },
    });
  found.sort((one, other) => one.at - other.at);
  // Texts that moved together are one move, named by the first.
  const goesOn = ({ at, oldAt }: (typeof found)[number], index: number) => {
    const last = found[index - 1];
    return (
      oldAt >= 0 && last !== undefined && at === last.at + 1 && oldAt === last.oldAt + 1 && last.oldAt >= 0
    );
  };
  return found.filter((one, index) => !goesOn(one, index)).map(({ change }) => change);
}

function changesOf(before: PageTexts, after: PageTexts): OnPage[] {
  const head = (of: 'title' | 'description'): TextChange[] =>
    compareTexts([before[of]], [after[of]]).map((change) => ({ ...change, of }));
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

/** An id that stays the same from build to build, so that a link to a change can be sent. */
const idOf = (...parts: readonly (string | undefined)[]) =>
  `c-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)}`;

/**
 * Groups changes: the same change on several pages becomes one, as does a change of the same words in several texts.
 */
function editsOf(changes: readonly OnPage[], cause: string): RepeatedChange[] {
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
    return {
      ...first,
      id: idOf(cause, first.kind, first.of, first.before, first.after),
      places: [...new Set(group.flatMap(({ places }) => places))],
      paths: [...new Set(group.map(({ path }) => path))],
      alike,
    };
  });
}

/** The title of a page without the name of the site. */
export const nameOf = ({ title }: PageTexts) => title.text.replace(/ \| [^|]*$/, '');

/** The file that most texts of a page are from. */
function fileOfPage({ main, title }: PageTexts): string | undefined {
  const counts = new Map<string, number>();
  for (const place of [...main, title].flatMap(({ places }) => places.slice(0, 1)))
    counts.set(fileOf(place), (counts.get(fileOf(place)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The file that caused a change of content. For an amount inside a text, that is the file of the prices. */
function causeOf(change: TextChange): string | undefined {
  const files = change.places.map(fileOf);
  const prices = files.find((file) => file === 'content/pricing/pricing-rules.ts');
  return prices && /[$€£¥]/.test(wordsChanged(change) ?? '') ? prices : files[0];
}

/**
 * Compares the published site with a build, and groups the changes by the editor's change that caused them. Changes of
 * lists, related entries and other repetitions of an entry's texts are kept apart.
 *
 * @param before the published pages by path, without marks.
 * @param after the pages of the build, with marks.
 */
export function compareSites(
  before: ReadonlyMap<string, PageTexts>,
  after: ReadonlyMap<string, PageTexts>,
): ChangedFile[] {
  const all: OnPage[] = [];
  for (const [path, page] of after) {
    const old = before.get(path);
    if (old) all.push(...changesOf(old, page));
  }
  const [home, oldHome] = [after.get('/'), before.get('/')];
  if (home && oldHome)
    all.push(...compareTexts(oldHome.shared, home.shared).map((change) => ({ ...change, path: ALL_PAGES })));

  const textsOf = (pages: ReadonlyMap<string, PageTexts>) =>
    new Set([...pages.values()].flatMap(({ main }) => main.map(key)));
  const [hadText, hasText] = [textsOf(before), textsOf(after)];
  const added = [...after.values()].filter(({ path }) => !before.has(path));
  const removed = [...before.values()].filter(({ path }) => !after.has(path));
  const goneTexts = new Map(removed.map((page) => [page.path, new Set([page.title, ...page.main].map(key))]));

  const newFiles = new Map(added.map((page) => [fileOfPage(page), page.path]));
  /** Whether a text was elsewhere before, or is elsewhere now. */
  const isElsewhere = ({ kind, before: old, after: fresh }: TextChange) =>
    kind === 'added' ? hadText.has(fresh) : hasText.has(old);
  const caused = all.map((change): { change: OnPage; cause: string | undefined; follows: boolean } => {
    const fromNew = change.places.map((place) => newFiles.get(fileOf(place))).find(Boolean);
    const fromGone = [...goneTexts].find(
      ([, texts]) => change.kind === 'removed' && texts.has(change.before),
    )?.[0];
    const page = fromNew ?? fromGone;
    const isShifted = /added|removed/.test(change.kind) && isElsewhere(change);
    return { change, cause: page ?? (isShifted ? undefined : causeOf(change)), follows: Boolean(page) };
  });
  const onPage = ({ path }: OnPage, follows: boolean) =>
    caused.find((one) => one.cause && one.follows === follows && one.change.path === path)?.cause;
  for (const one of caused) {
    const { change } = one;
    // A text that moved on a page with a new or removed entry was moved by it. So was a text without a cause of its
    // own.
    if (one.follows || (one.cause && change.kind !== 'moved')) continue;
    const page = onPage(change, true);
    one.follows = Boolean(page);
    one.cause = page ?? one.cause;
  }
  for (const one of caused)
    if (!one.cause)
      if (isElsewhere(one.change)) one.cause = 'lists';
      // A removed text has no mark. Assume that it was in the file of the page's other changes.
      else one.cause = (one.change.kind === 'removed' && onPage(one.change, false)) || 'code';
  const changesBy = (name: string, follows: boolean) =>
    caused.filter((one) => one.cause === name && one.follows === follows).map(({ change }) => change);

  const titles = new Map([...after.values()].map((page) => [fileOfPage(page), page]));
  const cause = (
    kind: ChangedFile['kind'],
    title: string,
    rest: { path?: string; file?: string },
  ): ChangedFile => {
    const name = rest.path ?? rest.file ?? kind;
    return {
      id: idOf(kind, name),
      kind,
      title,
      edits: editsOf(changesBy(name, false), name),
      follows: editsOf(changesBy(name, true), `${name} follows`),
      ...rest,
    };
  };
  const ofPage = (kind: 'added' | 'removed') => (page: PageTexts) => {
    const file = fileOfPage(page);
    return cause(kind, nameOf(page), { path: page.path, ...(file && { file }) });
  };
  const names = new Set(caused.flatMap((one) => (one.follows ? [] : (one.cause ?? []))));
  const isFile = (name: string) => name !== 'lists' && name !== 'code';
  return [
    ...added.map(ofPage('added')),
    ...removed.map(ofPage('removed')),
    ...[...names].filter(isFile).map((file) => {
      const page = titles.get(file);
      return cause('file', page ? nameOf(page) : file, { file });
    }),
    ...(names.has('lists') ? [cause('lists', 'Lists', {})] : []),
    ...(names.has('code') ? [cause('code', 'Written in code', {})] : []),
  ];
}
