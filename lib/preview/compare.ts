import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import { diffWords, similarity } from './diff-words';
import type { PageText, PageTexts } from './page-texts';

/** A changed text. `of` says what it is if it is not a paragraph of the page. */
export type TextChange = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before: string;
  after: string;
  places: readonly string[];
  of?: 'title' | 'description';
  /** A moved text: the texts before it, then and now; empty at the start. */
  from?: string;
  to?: string;
};

/** A change with all pages that show it; `alike` are longer texts in which the same words changed. */
export type RepeatedChange = TextChange & {
  id: string;
  paths: readonly string[];
  alike: readonly TextChange[];
};

/** An editor's change: a new or removed page, or a changed file, with its consequences. */
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

/** Similarity from which two texts at one position count as an edit rather than a removal plus an addition. */
const MIN_SIMILARITY = 0.4;
/** Two amounts at one position always count as an edit. */
const AMOUNT = /^[-+]? ?[^\s\d]{0,3}[\d.,]+\S{0,2}$/;
/** In letters. Longer changes are shown with their text instead of once for all. */
const MAX_SHORT_CHANGE = 48;
/** The path that stands for what all pages share. */
export const ALL_PAGES = '*';

const key = ({ text }: PageText) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
const fileOf = (place: string) => place.split(':')[0] ?? '';

/** The differences between two lists of texts: edits, moves, additions and removals. */
export function compareTexts(before: readonly PageText[], after: readonly PageText[]): TextChange[] {
  const out: { at: number; text: PageText; list: 'old' | 'new'; hunk: number }[] = [];
  let [oldAt, newAt, hunk] = [0, 0, 0];
  for (const { count, added, removed } of diffArrays(before.map(key), after.map(key))) {
    const source = removed ? before : after;
    const from = removed ? oldAt : newAt;
    if (added || removed)
      out.push(
        ...source.slice(from, from + count).map((text, index) => ({
          at: from + index,
          text,
          list: removed ? ('old' as const) : ('new' as const),
          hunk,
        })),
      );
    else hunk += 1;
    if (!added) oldAt += count;
    if (!removed) newAt += count;
  }
  const olds = out.filter(({ list }) => list === 'old');
  const found: { at: number; oldAt: number; change: TextChange }[] = [];
  const left = out.filter((fresh) => {
    if (fresh.list === 'old') return false;
    const same = olds.find(({ text }) => key(text) === key(fresh.text));
    const pairs = olds
      .filter((old) => old.hunk === fresh.hunk)
      .map((old) => ({
        old,
        value:
          AMOUNT.test(old.text.text) && AMOUNT.test(fresh.text.text)
            ? MIN_SIMILARITY
            : similarity(old.text.text, fresh.text.text),
      }))
      .sort((one, other) => other.value - one.value);
    const old = same ?? (pairs[0] && pairs[0].value >= MIN_SIMILARITY ? pairs[0].old : undefined);
    if (!old) return true;
    olds.splice(olds.indexOf(old), 1);
    const base = { before: old.text.text, after: fresh.text.text, places: fresh.text.places };
    const moved = { from: before[old.at - 1]?.text ?? '', to: after[fresh.at - 1]?.text ?? '' };
    found.push({
      at: fresh.at,
      oldAt: old.at,
      change: same ? { kind: 'moved', ...base, ...moved } : { kind: 'changed', ...base },
    });
    return false;
  });
  for (const { at, text } of left)
    found.push({
      at,
      oldAt: -1,
      change: { kind: 'added', before: '', after: text.text, places: text.places },
    });
  for (const { at, text } of olds)
    found.push({ at, oldAt: -1, change: { kind: 'removed', before: text.text, after: '', places: [] } });
  const sorted = found.sort((one, other) => one.at - other.at);
  // Texts that moved together are one move, named by the first.
  const follows = (index: number) => {
    const [last, next] = [sorted[index - 1], sorted[index]];
    const both = last?.change.kind === 'moved' && next?.change.kind === 'moved';
    return both && next.at === last.at + 1 && next.oldAt === last.oldAt + 1;
  };
  return sorted.filter((_, index) => !follows(index)).map(({ change }) => change);
}

function changesOf(before: PageTexts, after: PageTexts): OnPage[] {
  const head = (of: 'title' | 'description'): TextChange[] =>
    compareTexts([before[of]], [after[of]]).map((change) => ({ ...change, of }));
  const all = [...head('title'), ...head('description'), ...compareTexts(before.main, after.main)];
  return all.map((change) => ({ ...change, path: after.path }));
}

/** The words that changed inside a text, such as '$2,000' to '$2,200'; undefined when that is most of the text. */
function wordsChanged({ kind, before, after }: TextChange): string | undefined {
  if (kind !== 'changed') return undefined;
  const words = diffWords(before, after);
  const only = (is: string) => words.flatMap((word) => (word.is === is ? word.text.trim() : [])).join(' ');
  const [old, fresh] = [only('old'), only('new')];
  return old && fresh && old.length + fresh.length <= MAX_SHORT_CHANGE ? `${old}→${fresh}` : undefined;
}

/** An id that is stable across builds, so that links to a change keep working. */
const idOf = (...parts: readonly (string | undefined)[]) =>
  `c-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)}`;

/** Groups equal changes: the same one on several pages, and the same words in several texts. */
function editsOf(changes: readonly OnPage[], cause: string): RepeatedChange[] {
  const edits = new Map<string, { changes: OnPage[] }>();
  for (const change of changes) {
    const name = wordsChanged(change) ?? JSON.stringify([change.kind, change.before, change.after]);
    const known = edits.get(name) ?? { changes: [] };
    known.changes.push(change);
    edits.set(name, known);
  }
  return [...edits.values()].map(({ changes: same }) => {
    const [shortest, ...others] = [...same].sort((one, other) => one.after.length - other.after.length);
    const { path: _, ...first } = shortest as OnPage;
    const texts = new Set([first.after + first.before]);
    const alike = others.filter(
      ({ after, before }) => !texts.has(after + before) && texts.add(after + before),
    );
    return {
      ...first,
      id: idOf(cause, first.kind, first.of, first.before, first.after),
      places: [...new Set(same.flatMap(({ places }) => places))],
      paths: [...new Set(same.map(({ path }) => path))],
      alike,
    };
  });
}

/** A page's title without the site's name. */
export const nameOf = ({ title }: PageTexts) => title.text.replace(/ \| [^|]*$/, '');

/** The file with most texts of a page. */
export function fileOfPage({ main, title }: PageTexts): string | undefined {
  const counts = new Map<string, number>();
  for (const place of [...main, title].flatMap(({ places }) => places.slice(0, 1)))
    counts.set(fileOf(place), (counts.get(fileOf(place)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The file that caused a change of content. A figure inside a text was changed in the price rules. */
function causeOf(change: TextChange): string | undefined {
  const files = change.places.map(fileOf);
  const prices = files.find((file) => file === 'content/pricing/pricing-rules.ts');
  return prices && /[$€£¥]/.test(wordsChanged(change) ?? '') ? prices : files[0];
}

/**
 * Compares the published site with a build, grouped by an editor's changes. Lists, related entries and everything
 * else that repeats an entry's texts are consequences and are listed apart.
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

  const own = new Map<string, OnPage[]>();
  const follows = new Map<string, OnPage[]>();
  const put = (to: Map<string, OnPage[]>, name: string, change: OnPage) =>
    void to.set(name, [...(to.get(name) ?? []), change]);
  const newFiles = new Map(added.map((page) => [fileOfPage(page), page.path]));
  const undecided = all.filter((change) => {
    const file = causeOf(change);
    const fromNew = change.places.map((place) => newFiles.get(fileOf(place))).find(Boolean);
    const fromGone = [...goneTexts].find(
      ([, texts]) => change.kind === 'removed' && texts.has(change.before),
    );
    const shifted =
      (change.kind === 'added' && hadText.has(change.after)) ||
      (change.kind === 'removed' && hasText.has(change.before));
    if (fromNew) put(follows, fromNew, change);
    else if (fromGone) put(follows, fromGone[0], change);
    else if (shifted || !file) return true;
    else put(own, file, change);
    return false;
  });
  const causeOnPage = ({ path }: OnPage) =>
    [...follows].find(([, known]) => known.some((change) => change.path === path))?.[0];
  // Entries that move in a list with a new entry were only pushed down.
  for (const [file, changes] of own)
    own.set(
      file,
      changes.filter((change) => {
        const name = change.kind === 'moved' ? causeOnPage(change) : undefined;
        if (name) put(follows, name, change);
        return !name;
      }),
    );
  // A change without a place follows what changed on the same page; else it comes from a list or from code.
  for (const change of undecided) {
    const name = causeOnPage(change);
    const known = change.kind === 'added' ? hadText.has(change.after) : hasText.has(change.before);
    if (name) put(follows, name, change);
    else if (known) put(own, 'lists', change);
    else put(own, change.kind === 'removed' ? fileNear(change, own) : 'code', change);
  }

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
      edits: rest.path ? [] : editsOf(own.get(name) ?? [], name),
      follows: rest.path ? editsOf(follows.get(name) ?? [], `${name} follows`) : [],
      ...rest,
    };
  };
  const ofPage = (kind: 'added' | 'removed') => (page: PageTexts) => {
    const file = fileOfPage(page);
    return cause(kind, nameOf(page), { path: page.path, ...(file && { file }) });
  };
  return [
    ...added.map(ofPage('added')),
    ...removed.map(ofPage('removed')),
    ...[...own.keys()]
      .filter((name) => own.get(name)?.length)
      .map((name) => {
        if (name === 'code') return cause('code', 'Written in code', {});
        if (name === 'lists') return cause('lists', 'Lists', {});
        return cause('file', ((page) => (page ? nameOf(page) : name))(titles.get(name)), { file: name });
      }),
  ];
}

/** A removed text no longer has a place: it is attributed to the file where others of its page changed. */
const fileNear = ({ path }: OnPage, own: ReadonlyMap<string, readonly OnPage[]>): string =>
  [...own].find(([, known]) => known.some((change) => change.path === path))?.[0] ?? 'code';
