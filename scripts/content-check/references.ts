import { allArticles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { company } from '@/content/company/company';
import { team } from '@/content/company/team';
import { testimonials } from '@/content/company/testimonials';
import { sharedFaq } from '@/content/faq/faq';
import { allGuides } from '@/content/guides';
import { allIndustries } from '@/content/industries';
import { resources } from '@/content/resources/resources';
import { resourcesPage } from '@/content/resources/resources-page';
import type { LandingPage } from '@/content/schemas/landing-page';
import { allServices } from '@/content/services';
import { industriesOverview } from '@/content/site/industries-overview';
import { servicesOverview } from '@/content/site/services-overview';
import { readinessAreas } from '@/content/tools/readiness';
import { selectorRules } from '@/content/tools/selector';
import { videos } from '@/content/videos';
import { describeField } from '@/lib/content-check/field-in-words';
import { didYouMean } from '@/lib/content-check/nearest';
import { type Finding, toFix } from './findings';

/** What an entry may name: the names of all entries of a kind, and why some are not published. */
type Known = { what: string; names: readonly (string | number)[]; drafts?: readonly (string | number)[] };

const isDraft = (entry: object) => 'draft' in entry && entry.draft === true;

const known = <Entry extends object>(
  what: string,
  entries: readonly Entry[],
  name: (entry: Entry) => string | number,
): Known => ({ what, names: entries.map(name), drafts: entries.filter(isDraft).map(name) });

/** @param field path of the field inside the entry */
const problem = (file: string, field: string, message: string, needle?: string): Finding =>
  toFix({ file, where: field }, `${describeField(field.split('.'), file)}: ${message}`, needle);

/** What is wrong with a name that an entry gives: there is no such entry, or it is a draft. */
function named(file: string, field: string, value: string | number, known: Known): Finding[] {
  const { what, names, drafts = [] } = known;
  const all = names.map(String);
  const isKnown = names.includes(value);
  if (isKnown && !drafts.includes(value)) return [];
  const message = isKnown
    ? `the ${what} '${value}' is a draft. Name another one, or take it out.`
    : `there is no ${what} '${value}'. Use one of: ${all.join(', ')}.${didYouMean(String(value), all)}`;
  return [problem(file, field, message, String(value))];
}

const byId = <Entry extends { id: string | number }>(what: string, entries: readonly Entry[]) =>
  known(what, entries, ({ id }) => id);

const serviceIds = byId('service', allServices);
const serviceTitles = known('service with the title', allServices, ({ title }) => title);
const industryTitles = known('industry', allIndustries, ({ title }) => title);

/** The names that a section gives, by field, and what they have to be. */
function namesIn(section: LandingPage['sections'][number]): [string, readonly string[], Known][] {
  switch (section.kind) {
    case 'services':
      return [['ids', section.ids, serviceIds]];
    case 'pricing-tiers':
      return [['service', [section.service], serviceIds]];
    case 'case-studies':
      return 'solution' in section.match ? [['match.solution', [section.match.solution], serviceTitles]] : [];
    case 'featured-solution':
      return [['audience', [section.audience], byId('audience', audiences)]];
    case 'testimonial':
      return [['id', [section.id], byId('testimonial', testimonials)]];
    default:
      return [];
  }
}

/** What the sections of a page name that does not exist, and anchors that are there twice or lead nowhere. */
export function pageReferences(file: string, page: LandingPage): Finding[] {
  const { sections, hero } = page;
  const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
  const found = sections.flatMap((section, index): Finding[] => {
    const at = (field: string) => `page.sections.${index}.${field}`;
    const { anchor } = section;
    const isTwice = anchor && sections.findIndex((other) => other.anchor === anchor) < index;
    const last = sharedFaq.length;
    const beyond = section.kind === 'faq' && section.positions.find((position) => position > last);
    return [
      ...(isTwice
        ? [problem(file, at('anchor'), `'${anchor}' is on this page twice. Give each its own.`)]
        : []),
      ...(beyond
        ? [
            problem(
              file,
              at('positions'),
              `there is no shared question ${beyond}. content/faq/faq.ts has ${last}; use 1 to ${last}, or add one there.`,
            ),
          ]
        : []),
      ...namesIn(section).flatMap(([field, names, all]) =>
        names.flatMap((name) => named(file, at(field), name, all)),
      ),
    ];
  });
  const { anchor } = hero;
  if (!anchor || anchors.includes(anchor)) return found;
  const message = `no section of this page has the anchor '${anchor}'.${didYouMean(anchor, anchors)} Use the anchor of a section, or leave it out.`;
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
  const at = (file: string) => (field: string, value: string | number, all: Known) =>
    named(`content/${file}.ts`, field, value, all);
  const selector = at('tools/selector');
  const readiness = at('tools/readiness');
  const offices = known('office', company.offices, ({ city }) => city);
  return [
    ...team.flatMap(({ office }, index) =>
      office ? at('company/team')(`team.${index}.office`, office, offices) : [],
    ),
    ...allArticles
      .filter((entry) => !isDraft(entry))
      .flatMap(({ id, services }) => leadsToServices(`content/articles/${id}.ts`, services)),
    ...videos.flatMap(({ slug, services }) => leadsToServices(`content/videos/${slug}.ts`, services)),
    ...caseStudies.flatMap(({ id, solution, industry }) => [
      ...at(`case-studies/${id}`)('solution', solution, serviceTitles),
      ...at(`case-studies/${id}`)('industry', industry, industryTitles),
    ]),
    ...pageReferences('content/site/services-overview.ts', servicesOverview),
    ...pageReferences('content/site/industries-overview.ts', industriesOverview),
    ...Object.entries({ services: allServices, industries: allIndustries, audiences }).flatMap(
      ([folder, entries]) =>
        entries
          .filter((entry) => !isDraft(entry))
          .flatMap(({ id, page }) => pageReferences(`content/${folder}/${id}.ts`, page)),
    ),
    ...Object.entries(selectorRules).flatMap(([goal, { primary, yes, no }]) => [
      ...selector(`selectorRules.${goal}.primary`, primary, serviceIds),
      ...selector(`selectorRules.${goal}.yes.secondary`, yes.secondary, serviceIds),
      ...selector(`selectorRules.${goal}.no.secondary`, no.secondary, serviceIds),
    ]),
    ...readinessAreas.flatMap(({ help }, index) =>
      'service' in help
        ? readiness(`readinessAreas.${index}.help.service`, help.service, serviceIds)
        : readiness(`readinessAreas.${index}.help.guide`, help.guide, byId('guide', allGuides)),
    ),
    ...resourcesPage.popular.items.flatMap(({ item }, index) =>
      at('resources/resources-page')(
        `resourcesPage.popular.items.${index}.item`,
        item,
        byId('resource', downloads),
      ),
    ),
  ];
}
