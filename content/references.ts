import { describeField } from '@/lib/content-check/describe-field';
import { didYouMean } from '@/lib/content-check/nearest';
import type { Finding } from '@/lib/content-check/report/source';
import { allArticles } from './articles';
import { audiences } from './audiences';
import { caseStudies } from './case-studies';
import { testimonials } from './company/testimonials';
import { sharedFaq } from './faq/faq';
import { allGuides } from './guides';
import { allIndustries } from './industries';
import type { LandingPage } from './landing-page/schema';
import { resources } from './resources/resources';
import { resourcesPage } from './resources/resources-page';
import { allServices } from './services';
import { industriesOverview } from './site/industries-overview';
import { servicesOverview } from './site/services-overview';
import { readinessAreas } from './tools/readiness';
import { selectorRules } from './tools/selector';
import { videos } from './videos';

/** What an entry may name: the names of all entries of a kind, and why some are not published. */
type Known = { what: string; names: readonly (string | number)[]; drafts?: readonly (string | number)[] };

const isDraft = (entry: object) => 'draft' in entry && entry.draft === true;

const known = <Entry extends object>(
  what: string,
  entries: readonly Entry[],
  name: (entry: Entry) => string | number,
): Known => ({ what, names: entries.map(name), drafts: entries.filter(isDraft).map(name) });

/** @param field path of the field inside the entry */
function problem(file: string, field: string, message: string, needle?: string): Finding {
  const where = describeField(field.split('.'), file);
  return {
    grade: 'fix',
    file,
    message: `${where}: ${message}`,
    place: { path: field, ...(needle && { needle }) },
  };
}

/** What is wrong with a name that an entry gives: there is no such entry, or it is a draft. */
function named(
  file: string,
  field: string,
  value: string | number,
  { what, names, drafts = [] }: Known,
): Finding[] {
  if (!names.includes(value)) {
    const all = names.map(String);
    const remedy = `Use one of: ${all.join(', ')}.${didYouMean(String(value), all)}`;
    return [problem(file, field, `there is no ${what} '${value}'. ${remedy}`, String(value))];
  }
  return drafts.includes(value)
    ? [
        problem(
          file,
          field,
          `the ${what} '${value}' is a draft. Name another one, or take it out.`,
          String(value),
        ),
      ]
    : [];
}

const serviceIds = known('service', allServices, ({ id }) => id);
const serviceTitles = known('service with the title', allServices, ({ title }) => title);
const industryTitles = known('industry', allIndustries, ({ title }) => title);

/** What the sections of a page name that does not exist, and anchors that are there twice or lead nowhere. */
export function pageReferences(file: string, page: LandingPage): Finding[] {
  const anchors = new Map<string, number>();
  const found = page.sections.flatMap((section, index): Finding[] => {
    const at = (field: string) => `page.sections.${index}.${field}`;
    const { anchor } = section;
    const own =
      anchor && anchors.has(anchor)
        ? [problem(file, at('anchor'), `'${anchor}' is on this page twice. Give each its own.`)]
        : [];
    if (anchor) anchors.set(anchor, index);
    switch (section.kind) {
      case 'faq': {
        const last = sharedFaq.length;
        const beyond = section.positions.find((position) => position > last);
        if (beyond === undefined) return own;
        const message = `there is no shared question ${beyond}. content/faq/faq.ts has ${last}; use 1 to ${last}, or add one there.`;
        return [...own, problem(file, at('positions'), message)];
      }
      case 'services':
        return [...own, ...section.ids.flatMap((id) => named(file, at('ids'), id, serviceIds))];
      case 'pricing-tiers':
        return [...own, ...named(file, at('service'), section.service, serviceIds)];
      case 'case-studies':
        return 'solution' in section.match
          ? [...own, ...named(file, at('match.solution'), section.match.solution, serviceTitles)]
          : own;
      case 'featured-solution':
        return [
          ...own,
          ...named(
            file,
            at('audience'),
            section.audience,
            known('audience', audiences, ({ id }) => id),
          ),
        ];
      case 'testimonial':
        return [
          ...own,
          ...named(
            file,
            at('id'),
            section.id,
            known('testimonial', testimonials, ({ id }) => id),
          ),
        ];
      default:
        return own;
    }
  });
  const { anchor } = page.hero;
  if (!anchor || anchors.has(anchor)) return found;
  const message = `no section of this page has the anchor '${anchor}'.${didYouMean(anchor, [...anchors.keys()])} Use the anchor of a section, or leave it out.`;
  return [...found, problem(file, 'page.hero.anchor', message)];
}

/** The services that an entry leads to, each once. */
export const leadsToServices = (file: string, services: readonly string[]): Finding[] => [
  ...services.flatMap((id) => named(file, 'services', id, serviceIds)),
  ...services
    .filter((id, index) => services.indexOf(id) < index)
    .map((id) => problem(file, 'services', `'${id}' is here twice. Keep one of the two.`)),
];

/** Everything in content that names an entry which does not exist or is a draft, in one list. */
export function referenceFindings(): Finding[] {
  const downloads = [
    ...resources.map(({ id }) => ({ id })),
    ...allGuides.map(({ file: id, draft }) => ({ id, draft })),
  ];
  const selector = 'content/tools/selector.ts';
  const readiness = 'content/tools/readiness.ts';
  return [
    ...allArticles
      .filter(({ draft }) => !draft)
      .flatMap(({ id, services }) => leadsToServices(`content/articles/${id}.ts`, services)),
    ...videos.flatMap(({ slug, services }) => leadsToServices(`content/videos/${slug}.ts`, services)),
    ...caseStudies.flatMap(({ id, solution, industry }) => {
      const file = `content/case-studies/${id}.ts`;
      return [
        ...named(file, 'solution', solution, serviceTitles),
        ...named(file, 'industry', industry, industryTitles),
      ];
    }),
    ...pageReferences('content/site/services-overview.ts', servicesOverview),
    ...pageReferences('content/site/industries-overview.ts', industriesOverview),
    ...Object.entries({ services: allServices, industries: allIndustries, audiences }).flatMap(
      ([folder, entries]) =>
        entries
          .filter((entry) => !isDraft(entry))
          .flatMap(({ id, page }) => pageReferences(`content/${folder}/${id}.ts`, page)),
    ),
    ...Object.entries(selectorRules).flatMap(([goal, { primary, yes, no }]) => [
      ...named(selector, `selectorRules.${goal}.primary`, primary, serviceIds),
      ...named(selector, `selectorRules.${goal}.yes.secondary`, yes.secondary, serviceIds),
      ...named(selector, `selectorRules.${goal}.no.secondary`, no.secondary, serviceIds),
    ]),
    ...readinessAreas.flatMap(({ help }, index) =>
      'service' in help
        ? named(readiness, `readinessAreas.${index}.help.service`, help.service, serviceIds)
        : named(
            readiness,
            `readinessAreas.${index}.help.guide`,
            help.guide,
            known('guide', allGuides, ({ id }) => id),
          ),
    ),
    ...resourcesPage.popular.items.flatMap(({ item }, index) =>
      named(
        'content/resources/resources-page.ts',
        `resourcesPage.popular.items.${index}.item`,
        item,
        known('resource', downloads, ({ id }) => id),
      ),
    ),
  ];
}
