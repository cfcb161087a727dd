import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { faq } from '@/lib/routes';
import { type AlsoAsked, filePassages, type Passage, pathOf } from '@/lib/search/passage';
import { cutIntoPassages, getPageName } from './cut-page';

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

/** Keeps a text that several pages repeat, such as a shared question, for one page: the FAQ, else the topmost. */
function withoutRepeated(passages: readonly Passage[]): Passage[] {
  return passages.filter((passage) => {
    const same = passages.filter(({ heading, text }) => heading === passage.heading && text === passage.text);
    return passage === (same.find((other) => pathOf(other) === faq) ?? same[0]);
  });
}

export function listPassages(pages: readonly Root[]): Passage[] {
  const mains = publishedPages(pages);
  const names = new Map([...mains].map(([path, main]) => [path, getPageName(main)]));
  return withoutRepeated([...mains].flatMap(([path, main]) => cutIntoPassages(main, path, names)));
}

/**
 * Adds visitors' questions to passages: each entry to the first passage with its address or heading. `unmatched` are
 * entries without a passage, because a page or a heading was renamed.
 */
export function addAlsoAsked(passages: readonly Passage[], entries: readonly AlsoAsked[]) {
  const questions = new Map<Passage, readonly string[]>();
  const unmatched = entries.filter(({ href, heading, alsoAsked }) => {
    const passage = passages.find((candidate) => candidate.href === href || candidate.heading === heading);
    if (passage) questions.set(passage, [...(questions.get(passage) ?? []), ...alsoAsked]);
    return passage === undefined;
  });
  const complete = passages.map((passage): Passage => {
    const alsoAsked = questions.get(passage);
    return alsoAsked?.length ? { ...passage, alsoAsked } : passage;
  });
  return { passages: complete, unmatched };
}

/**
 * Writes the passages into the build's `/passages.json` (app/passages.json), and a copy for `next dev`.
 *
 * @param build folder of the build, `.next`
 * @param bodies of the build's files
 * @returns how many there are
 */
export function writePassages(build: string, pages: readonly Root[], bodies: readonly string[]): number {
  const body = bodies.find((file) => file.endsWith('/passages.json.body'));
  if (!body) throw new Error('The build has no /passages.json (app/passages.json/route.ts).');
  const entries: { alsoAsked: readonly AlsoAsked[] } = JSON.parse(readFileSync(body, 'utf8'));
  const { passages, unmatched } = addAlsoAsked(listPassages(pages), entries.alsoAsked);
  for (const { href, heading } of unmatched)
    console.warn(`Worth a look: visitors’ questions for '${href ?? heading}', which no page has.`);
  const text = JSON.stringify(filePassages(passages));
  for (const target of [body, join(build, 'passages.json')]) writeFileSync(target, text);
  return passages.length;
}
