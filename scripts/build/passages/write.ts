import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { type AlsoAsked, type Passage, type PassageFile, pathOf } from '@/lib/search/passage';
import { cutPage, nameOf } from './cut';
import { countWords } from './sections';

/** A paragraph on this many pages is kept on one of them. */
const MIN_REPEATS = 3;

/** The main elements of indexed pages by path, top-level pages first. */
function publishedPages(pages: readonly Root[]): Map<string, Element> {
  const found = pages.flatMap((page): [string, Element][] => {
    const main = select('main', page);
    const canonical = select('link[rel=canonical]', page)?.properties.href;
    // Pages that are not indexed have no Markdown version.
    const isPublished = select('link[rel=alternate][type="text/markdown"]', page) !== undefined;
    return main && canonical && isPublished ? [[new URL(String(canonical)).pathname, main]] : [];
  });
  const depth = (path: string) => path.split('/').filter(Boolean).length;
  return new Map(found.sort(([a], [b]) => depth(a) - depth(b) || a.localeCompare(b)));
}

/** The page that keeps a repeated text: the FAQ, else the first, which is the highest in the site. */
const ownerOf = (paths: readonly string[]) => paths.find((path) => path === '/faq') ?? paths[0];

/** Keeps repeated paragraphs, and repeated passages such as shared questions, on one page. */
function withoutRepeated(passages: readonly Passage[]): Passage[] {
  const pagesOf = new Map<string, string[]>();
  const keep = (key: string, path: string) => {
    const pages = pagesOf.get(key) ?? [];
    if (!pages.includes(path)) pagesOf.set(key, [...pages, path]);
  };
  const keyOf = ({ heading, text }: Passage) => `${heading}\n${text}`;
  for (const passage of passages)
    for (const key of [keyOf(passage), ...passage.text.split('\n')]) keep(key, pathOf(passage));
  return passages.flatMap((passage) => {
    const isHere = (key: string, least: number) => {
      const pages = pagesOf.get(key) ?? [];
      return pages.length < least || ownerOf(pages) === pathOf(passage);
    };
    if (!isHere(keyOf(passage), 2)) return [];
    const lines = passage.text
      .split('\n')
      .filter((line) => isHere(line, countWords(line) < 3 ? Infinity : MIN_REPEATS));
    return lines.length > 0 ? [{ ...passage, text: lines.join('\n') }] : [];
  });
}

export function passagesOf(pages: readonly Root[]): Passage[] {
  const mains = publishedPages(pages);
  const names = new Map([...mains].map(([path, main]) => [path, nameOf(main)]));
  return withoutRepeated([...mains].flatMap(([path, main]) => cutPage(main, path, names)));
}

const isFor = ({ href, heading }: AlsoAsked, passage: Passage): boolean =>
  (href === undefined || href === passage.href) &&
  (heading === undefined || heading === passage.heading || passage.heading.endsWith(`: ${heading}`));

/** Adds visitors' questions to passages. Without a heading, an entry applies to the first passage of its address. */
export function withAlsoAsked(passages: readonly Passage[], entries: readonly AlsoAsked[]): Passage[] {
  const given = new Map<Passage, string[]>();
  for (const entry of entries) {
    const passage = passages.find((candidate) => isFor(entry, candidate));
    if (passage) given.set(passage, [...(given.get(passage) ?? []), ...entry.alsoAsked]);
  }
  return passages.map((passage) =>
    given.has(passage) ? { ...passage, alsoAsked: given.get(passage) } : passage,
  );
}

/** Entries that no passage matches, because a page or a heading was renamed. */
export const withoutPassage = (entries: readonly AlsoAsked[], passages: readonly Passage[]): AlsoAsked[] =>
  entries.filter((entry) => !passages.some((passage) => isFor(entry, passage)));

/**
 * Writes the passages into the build's `/passages.json` (app/passages.json), and a copy for `next dev`.
 *
 * @param build folder of the build, `.next`
 * @param bodies of the build's files
 */
export function writePassages(build: string, pages: readonly Root[], bodies: readonly string[]): void {
  const body = bodies.find((file) => file.endsWith('/passages.json.body'));
  if (!body) throw new Error('The build has no /passages.json (app/passages.json/route.ts).');
  const { alsoAsked, ...file }: PassageFile & { alsoAsked: readonly AlsoAsked[] } = JSON.parse(
    readFileSync(body, 'utf8'),
  );
  const passages = passagesOf(pages);
  for (const { href = '', heading } of withoutPassage(alsoAsked, passages)) {
    const section = [href, heading].filter(Boolean).join(' > ');
    console.warn(
      `Worth a look: content/search/also-asked.ts has questions for '${section}', which no page has.`,
    );
  }
  const text = JSON.stringify({
    ...file,
    passages: withAlsoAsked(passages, alsoAsked),
  } satisfies PassageFile);
  for (const target of [body, join(build, 'passages.json')]) writeFileSync(target, text);
}
