import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { type AlsoAsked, pathOf, type Unit, type UnitFile } from '@/lib/search/unit';
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

/** Keeps repeated paragraphs, and repeated units such as shared questions, on one page. */
function withoutRepeated(units: readonly Unit[]): Unit[] {
  const pagesOf = new Map<string, string[]>();
  const keep = (key: string, path: string) => {
    const pages = pagesOf.get(key) ?? [];
    if (!pages.includes(path)) pagesOf.set(key, [...pages, path]);
  };
  const keyOf = ({ heading, text }: Unit) => `${heading}\n${text}`;
  for (const unit of units)
    for (const key of [keyOf(unit), ...unit.text.split('\n')]) keep(key, pathOf(unit));
  return units.flatMap((unit) => {
    const isHere = (key: string, least: number) => {
      const pages = pagesOf.get(key) ?? [];
      return pages.length < least || ownerOf(pages) === pathOf(unit);
    };
    if (!isHere(keyOf(unit), 2)) return [];
    const lines = unit.text
      .split('\n')
      .filter((line) => isHere(line, countWords(line) < 3 ? Infinity : MIN_REPEATS));
    return lines.length > 0 ? [{ ...unit, text: lines.join('\n') }] : [];
  });
}

export function unitsOf(pages: readonly Root[]): Unit[] {
  const mains = publishedPages(pages);
  const names = new Map([...mains].map(([path, main]) => [path, nameOf(main)]));
  return withoutRepeated([...mains].flatMap(([path, main]) => cutPage(main, path, names)));
}

const isFor = ({ href, heading }: AlsoAsked, unit: Unit): boolean =>
  (href === undefined || href === unit.href) &&
  (heading === undefined || heading === unit.heading || unit.heading.endsWith(`: ${heading}`));

/** Adds visitors' questions to units. Without a heading, an entry applies to the first unit of its address. */
export function withAlsoAsked(units: readonly Unit[], entries: readonly AlsoAsked[]): Unit[] {
  const given = new Map<Unit, string[]>();
  for (const entry of entries) {
    const unit = units.find((candidate) => isFor(entry, candidate));
    if (unit) given.set(unit, [...(given.get(unit) ?? []), ...entry.alsoAsked]);
  }
  return units.map((unit) => (given.has(unit) ? { ...unit, alsoAsked: given.get(unit) } : unit));
}

/** Entries that no unit matches, because a page or a heading was renamed. */
export const withoutUnit = (entries: readonly AlsoAsked[], units: readonly Unit[]): AlsoAsked[] =>
  entries.filter((entry) => !units.some((unit) => isFor(entry, unit)));

/**
 * Writes the units into the build's `/passages.json` (app/passages.json), and a copy for `next dev`.
 *
 * @param build folder of the build, `.next`
 * @param bodies of the build's files
 * @returns how many there are
 */
export function writeUnits(build: string, pages: readonly Root[], bodies: readonly string[]): number {
  const body = bodies.find((file) => file.endsWith('/passages.json.body'));
  if (!body) throw new Error('The build has no /passages.json (app/passages.json/route.ts).');
  const { alsoAsked, ...file }: UnitFile & { alsoAsked: readonly AlsoAsked[] } = JSON.parse(
    readFileSync(body, 'utf8'),
  );
  const units = unitsOf(pages);
  for (const { href = '', heading } of withoutUnit(alsoAsked, units)) {
    const section = [href, heading].filter(Boolean).join(' > ');
    console.warn(
      `Worth a look: content/search/also-asked.ts has questions for '${section}', which no page has.`,
    );
  }
  const text = JSON.stringify({ ...file, passages: withAlsoAsked(units, alsoAsked) } satisfies UnitFile);
  for (const target of [body, join(build, 'passages.json')]) writeFileSync(target, text);
  return units.length;
}
