import { contentError } from '@/lib/content/check';
import { didYouMean } from '@/lib/content/nearest';
import type { ContentIndex } from './content-index.schema';
import type { LandingPage, Section } from './schema';

type Problem = { field: string; problem: string; remedy: string };

const missing = (field: string, what: string, value: string, known: readonly string[]): Problem => ({
  field,
  problem: `there is no ${what} '${value}'.`,
  remedy: `Use one of: ${known.join(', ')}.${didYouMean(value, known)}`,
});

/** What a section refers to that does not exist, if anything. */
function problemOf(section: Section, contentIndex: ContentIndex): Problem | undefined {
  const ids = contentIndex.services.map(({ id }) => id);
  switch (section.kind) {
    case 'faq': {
      const beyond = section.positions.find((position) => position > contentIndex.faq.length);
      return beyond === undefined
        ? undefined
        : {
            field: 'positions',
            problem: `there is no shared question ${beyond}.`,
            remedy: `content/faq/faq.ts has ${contentIndex.faq.length}; use 1 to ${contentIndex.faq.length}, or add one there.`,
          };
    }
    case 'services': {
      const unknown = section.ids.find((id) => !ids.includes(id));
      return unknown === undefined ? undefined : missing('ids', 'service', unknown, ids);
    }
    case 'pricing-tiers':
      return ids.includes(section.service) ? undefined : missing('service', 'service', section.service, ids);
    case 'case-studies': {
      const titles = contentIndex.services.map(({ title }) => title);
      return !('solution' in section.match) || titles.includes(section.match.solution)
        ? undefined
        : missing('match.solution', 'service with the title', section.match.solution, titles);
    }
    case 'featured-solution': {
      const known = contentIndex.audiences.map(({ id }) => id);
      return known.includes(section.audience)
        ? undefined
        : missing('audience', 'audience', section.audience, known);
    }
    case 'testimonial': {
      const known = contentIndex.testimonials.map(({ id }) => id);
      return known.includes(section.id) ? undefined : missing('id', 'testimonial', section.id, known);
    }
    default:
      return undefined;
  }
}

/**
 * Checks that everything a page's sections refer to exists, and that no anchor is there twice.
 *
 * @throws ContentError naming file, entry, field and remedy.
 */
export function checkReferences(
  file: string,
  entry: string,
  page: LandingPage,
  contentIndex: ContentIndex,
): void {
  const anchors = new Set<string>();
  for (const [index, section] of page.sections.entries()) {
    const found = problemOf(section, contentIndex);
    if (found) {
      const field = `page.sections.${index}.${found.field}`;
      contentError({ file, entry, field }, found.problem, found.remedy);
    }
    if (section.anchor && anchors.has(section.anchor)) {
      const field = `page.sections.${index}.anchor`;
      contentError(
        { file, entry, field },
        `'${section.anchor}' stands on this page twice.`,
        'Give each its own.',
      );
    }
    if (section.anchor) anchors.add(section.anchor);
  }
  if (page.hero.anchor && !anchors.has(page.hero.anchor)) {
    contentError(
      { file, entry, field: 'page.hero.anchor' },
      `no section of this page has the anchor '${page.hero.anchor}'.${didYouMean(page.hero.anchor, [...anchors])}`,
      'Use the anchor of a section, or leave it out.',
    );
  }
}

/**
 * Checks that the services which entries of a folder lead to exist, each once.
 *
 * @throws ContentError naming file, entry, field and remedy.
 */
export function checkServices(
  folder: string,
  entries: readonly { id: string; services: readonly string[] }[],
  services: readonly { id: string }[],
): void {
  const known = services.map(({ id }) => id);
  for (const { id: entry, services: named } of entries) {
    const file = `${folder}/${entry}.ts`;
    const unknown = named.find((id) => !known.includes(id));
    if (unknown !== undefined) {
      const { field, problem, remedy } = missing('services', 'service', unknown, known);
      contentError({ file, entry, field }, problem, remedy);
    }
    const twice = named.find((id, index) => named.indexOf(id) !== index);
    if (twice !== undefined) {
      contentError(
        { file, entry, field: 'services' },
        `'${twice}' stands here twice.`,
        'Keep one of the two.',
      );
    }
  }
}
