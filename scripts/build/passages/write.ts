import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import type { AlsoAsked, Passage, PassageFile } from '@/lib/search/passage';
import { withAlsoAsked, withoutPassage } from './also-asked';
import { cutPage, nameOf } from './cut';
import { withoutRepeated } from './repeated';

/** What the route leaves for the build to fill in. */
type PassageTemplate = PassageFile & { alsoAsked: readonly AlsoAsked[] };

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

export function passagesOf(pages: readonly Root[]): Passage[] {
  const mains = publishedPages(pages);
  const names = new Map([...mains].map(([path, main]) => [path, nameOf(main)]));
  return withoutRepeated([...mains].flatMap(([path, main]) => cutPage(main, path, names)));
}

/**
 * Writes the passages into the build's `/passages.json` (app/passages.json), and a copy for `next dev`.
 *
 * @param build folder of the build, `.next`
 * @param bodies of the build's files
 */
export function writePassages(build: string, pages: readonly Root[], bodies: readonly string[]): void {
  const body = bodies.find((file) => file.endsWith('/passages.json.body'));
  if (!body) throw new Error('The build has no /passages.json (app/passages.json/route.ts).');
  const { synonyms, alsoAsked }: PassageTemplate = JSON.parse(readFileSync(body, 'utf8'));
  const passages = passagesOf(pages);
  for (const { href = '', heading } of withoutPassage(alsoAsked, passages)) {
    const section = [href, heading].filter(Boolean).join(' > ');
    console.warn(
      `Worth a look: content/search/also-asked.ts has questions for '${section}', which no page has.`,
    );
  }
  const file: PassageFile = { passages: withAlsoAsked(passages, alsoAsked), synonyms };
  for (const target of [body, join(build, 'passages.json')]) writeFileSync(target, JSON.stringify(file));
}
