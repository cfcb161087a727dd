import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { faq } from '@/lib/routes';
import { pathOf, type Section, type SectionNotes } from '@/lib/search/section';
import { cutIntoSections } from './cut-page';

/** Keeps a text that several pages repeat, such as a shared question, for one page: the FAQ, else the topmost. */
const withoutRepeated = (sections: readonly Section[]): Section[] =>
  sections.filter((section) => {
    const same = sections.filter(({ heading, text }) => heading === section.heading && text === section.text);
    return section === (same.find((other) => pathOf(other) === faq) ?? same[0]);
  });

/**
 * The sections of all pages, with what content says of them.
 *
 * @throws Error naming what content says of a section that no page has: a heading or a page was renamed.
 */
export function listSections(pages: readonly Root[], notes: SectionNotes): Section[] {
  const { names, utterances, links } = notes;
  const mains = new Map(
    pages.map((page) => {
      const canonical = select('link[rel=canonical]', page)?.properties.href;
      return [new URL(String(canonical)).pathname, select('main', page)];
    }),
  );
  const all = Object.keys(names).flatMap((path) => {
    const main = mains.get(path);
    return main ? cutIntoSections(main, path, notes) : [];
  });
  const hrefs = new Set(all.map(({ href }) => href));
  const lost = [
    ...Object.keys(utterances).filter((href) => !hrefs.has(href)),
    ...links.filter((href) => !select(href.replace(/.*#/, '#'), mains.get(pathOf({ href })))),
  ];
  if (lost.length > 0)
    throw new Error(
      `No page has these sections: ${lost.join(', ')}. Rename or remove them in content/search/section-utterances.ts and content/chat/steps.ts.`,
    );
  return withoutRepeated(all).map((section) => {
    const asked = utterances[section.href];
    return asked ? { ...section, utterances: asked } : section;
  });
}

/**
 * Writes the sections into the build's `/sections.json` (app/sections.json), and a copy for `next dev`.
 *
 * @param build folder of the build, `.next`
 * @param bodies of the build's files
 * @returns how many there are
 */
export function writeSections(build: string, pages: readonly Root[], bodies: readonly string[]): number {
  const body = bodies.find((file) => file.endsWith('/sections.json.body'));
  if (!body) throw new Error('The build has no /sections.json (app/sections.json/route.ts).');
  const sections = listSections(pages, JSON.parse(readFileSync(body, 'utf8')));
  const text = JSON.stringify(sections);
  for (const target of [body, join(build, 'sections.json')]) writeFileSync(target, text);
  return sections.length;
}
