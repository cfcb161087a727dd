import { compareTexts, type TextChange } from './compare-texts';
import type { Manifest, ManifestPage } from './manifest';

export type Pair = { before: string; after: string };

export type PageChange = {
  path: string;
  title?: Pair;
  description?: Pair;
  texts: TextChange[];
  /** What its tools show after a choice. */
  later: TextChange[];
  /** Addresses of pictures and documents that it shows or links to, and that are different now. */
  files: string[];
};

export type FileChange = { address: string; is: 'added' | 'removed' | 'changed'; pages: string[] };
export type PriceChange = Pair & { pages: string[] };

/** Everything that is different between the published site and a build. */
export type Comparison = {
  added: ManifestPage[];
  removed: ManifestPage[];
  changed: PageChange[];
  /** Header and footer. */
  shared: TextChange[];
  prices: PriceChange[];
  chat: TextChange[];
  redirects: { from: string; before?: string; after?: string }[];
  shareImages: FileChange[];
  pictures: FileChange[];
  downloads: FileChange[];
};

const pairOf = (before: string, after: string): Pair | undefined =>
  before === after ? undefined : { before, after };
const asTexts = (texts: readonly string[]) => texts.map((text) => ({ text }));

function comparePage(
  before: ManifestPage,
  after: ManifestPage,
  changedFiles: ReadonlySet<string>,
): PageChange[] {
  const title = pairOf(before.title, after.title);
  const description = pairOf(before.description, after.description);
  const texts = compareTexts(before.texts, after.texts);
  // What is shown later has no order of its own.
  const later = compareTexts(asTexts([...before.later].sort()), asTexts([...after.later].sort())).filter(
    ({ kind }) => kind !== 'moved',
  );
  const files = after.files.filter((address) => changedFiles.has(address));
  if (!title && !description && texts.length + later.length + files.length === 0) return [];
  return [
    { path: after.path, ...(title && { title }), ...(description && { description }), texts, later, files },
  ];
}

function compareFiles(before: Manifest, after: Manifest): FileChange[] {
  const addresses = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort();
  return addresses.flatMap((address): FileChange[] => {
    const [old, now] = [before.files[address], after.files[address]];
    if (old === now) return [];
    const users = (now ? after : before).pages.filter(
      ({ files, image }) => image === address || files.includes(address),
    );
    return [
      { address, is: !old ? 'added' : !now ? 'removed' : 'changed', pages: users.map(({ path }) => path) },
    ];
  });
}

function compareRecords(before: Record<string, string>, after: Record<string, string>): TextChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field): TextChange[] => {
    const [old, now] = [before[field], after[field]];
    if (old === now) return [];
    if (old === undefined) return [{ kind: 'added', after: now ?? '', field }];
    if (now === undefined) return [{ kind: 'removed', before: old }];
    return [{ kind: 'changed', before: old, after: now, field }];
  });
}

function compareRedirects(before: Manifest, after: Manifest): Comparison['redirects'] {
  const target = ({ redirects }: Manifest, from: string) =>
    redirects.find((redirect) => redirect.from === from)?.to;
  return [...new Set([...before.redirects, ...after.redirects].map(({ from }) => from))].flatMap((from) => {
    const [old, now] = [target(before, from), target(after, from)];
    return old === now ? [] : [{ from, ...(old && { before: old }), ...(now && { after: now }) }];
  });
}

const PRICE = /[$€£¥₹]\d[\d,.]*\d|[$€£¥₹]\d/g;

/** Prices that were replaced by others, in texts that changed. */
function pricesIn(changes: readonly TextChange[]): Pair[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'changed') return [];
    const pricesOf = (text: string) => (text.match(PRICE) ?? []).map((price) => price.replace(/\.00$/, ''));
    const [old, now] = [pricesOf(change.before), pricesOf(change.after)];
    if (old.length !== now.length) return [];
    return old.flatMap((before, index) => {
      const after = now[index] ?? '';
      return before === after ? [] : [{ before, after }];
    });
  });
}

function comparePrices(pages: readonly { path: string; texts: readonly TextChange[] }[]): PriceChange[] {
  const found = new Map<string, PriceChange>();
  for (const { path, texts } of pages) {
    for (const { before, after } of pricesIn(texts)) {
      const key = `${before} ${after}`;
      const known = found.get(key) ?? { before, after, pages: [] };
      if (!known.pages.includes(path)) known.pages.push(path);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** Compares a build with the published site. */
export function compare(before: Manifest, after: Manifest): Comparison {
  const old = new Map(before.pages.map((page) => [page.path, page]));
  const now = new Set(after.pages.map(({ path }) => path));
  const files = compareFiles(before, after);
  const different = new Set(files.filter(({ is }) => is === 'changed').map(({ address }) => address));
  const changed = after.pages.flatMap((page) => {
    const earlier = old.get(page.path);
    return earlier ? comparePage(earlier, page, different) : [];
  });
  const isShareImage = ({ address }: FileChange) => address.startsWith('/og/');
  const isDownload = ({ address }: FileChange) => /^\/downloads\/[^/]+$/.test(address);
  return {
    added: after.pages.filter(({ path }) => !old.has(path)),
    removed: before.pages.filter(({ path }) => !now.has(path)),
    changed,
    shared: compareTexts(before.shared, after.shared),
    prices: comparePrices(changed.map(({ path, texts, later }) => ({ path, texts: [...texts, ...later] }))),
    chat: compareRecords(before.chat, after.chat),
    redirects: compareRedirects(before, after),
    shareImages: files.filter(isShareImage),
    downloads: files.filter(isDownload),
    pictures: files.filter((file) => !isShareImage(file) && !isDownload(file)),
  };
}

/** Whether there is no difference at all. */
export const isSame = (comparison: Comparison): boolean =>
  Object.values(comparison).every((list) => list.length === 0);
