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

/** What a field may name: the names of all entries of a kind, and of those that are drafts. */
type Kind = { what: string; names: readonly (string | number)[]; drafts: readonly (string | number)[] };

/** A field and what it says. */
type Reference = readonly [field: string, name: string | number, kind: Kind];

const isDraft = (entry: object) => 'draft' in entry && entry.draft === true;
const isPublic = (entry: object) => !isDraft(entry);

const listNames = <Entry extends object>(
  what: string,
  entries: readonly Entry[],
  name: (entry: Entry) => string | number,
): Kind => ({ what, names: entries.map(name), drafts: entries.filter(isDraft).map(name) });

const listIds = <Entry extends { id: string | number }>(what: string, entries: readonly Entry[]) =>
  listNames(what, entries, ({ id }) => id);

const serviceIds = listIds('service', allServices);
const serviceTitles = listNames('service with the title', allServices, ({ title }) => title);
const industryTitles = listNames('industry', allIndustries, ({ title }) => title);
const officeCities = listNames('office', company.offices, ({ city }) => city);
const downloads = listIds('resource', [
  ...resources.map(({ id }) => ({ id })),
  ...allGuides.map(({ file: id, draft }) => ({ id, draft })),
]);

/** @param field path of the field inside the entry */
const createFinding = (file: string, field: string, message: string, needle?: string): Finding =>
  toFix({ file, where: field }, `${describeField(field.split('.'), file)}: ${message}`, needle);

/** What is wrong with the names that a file gives: there is no such entry, or it is a draft. */
const findUnknown = (file: string, references: readonly Reference[]): Finding[] =>
  references.flatMap(([field, name, { what, names, drafts }]) => {
    const exists = names.includes(name);
    if (exists && !drafts.includes(name)) return [];
    const all = names.map(String);
    const message = exists
      ? `the ${what} '${name}' is a draft. Name another one, or take it out.`
      : `there is no ${what} '${name}'. Use one of: ${all.join(', ')}.${didYouMean(String(name), all)}`;
    return createFinding(file, field, message, String(name));
  });

/** The names that a section of a page gives. */
function referencesOf(section: LandingPage['sections'][number]): Reference[] {
  switch (section.kind) {
    case 'services':
      return section.ids.map((id) => ['ids', id, serviceIds]);
    case 'pricing-tiers':
      return [['service', section.service, serviceIds]];
    case 'case-studies':
      return 'solution' in section.match ? [['match.solution', section.match.solution, serviceTitles]] : [];
    case 'featured-solution':
      return [['audience', section.audience, listIds('audience', audiences)]];
    case 'testimonial':
      return [['id', section.id, listIds('testimonial', testimonials)]];
    default:
      return [];
  }
}

/** What the sections of a page name that does not exist, and anchors that are there twice or lead nowhere. */
export function pageReferences(file: string, { sections, hero }: LandingPage): Finding[] {
  const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
  const last = sharedFaq.length;
  const findings = sections.flatMap((section, index): Finding[] => {
    const at = (field: string) => `page.sections.${index}.${field}`;
    const { anchor } = section;
    const isRepeated = anchor && sections.findIndex((earlier) => earlier.anchor === anchor) < index;
    const beyond = section.kind === 'faq' && section.positions.find((position) => position > last);
    const problems = {
      anchor: isRepeated && `'${anchor}' is on this page twice. Give each its own.`,
      positions:
        beyond &&
        `there is no shared question ${beyond}. content/faq/faq.ts has ${last}; use 1 to ${last}, or add one there.`,
    };
    return [
      ...Object.entries(problems).flatMap(([field, problem]) =>
        problem ? createFinding(file, at(field), problem) : [],
      ),
      ...findUnknown(
        file,
        referencesOf(section).map(([field, ...name]) => [at(field), ...name]),
      ),
    ];
  });
  const { anchor } = hero;
  if (!anchor || anchors.includes(anchor)) return findings;
  const message = `no section of this page has the anchor '${anchor}'.${didYouMean(anchor, anchors)} Use the anchor of a section, or leave it out.`;
  return [...findings, createFinding(file, 'page.hero.anchor', message)];
}

const leadsTo = (file: string, services: readonly string[]): Finding[] =>
  findUnknown(
    file,
    services.map((id) => ['services', id, serviceIds]),
  );

/** Everything in content that names an entry which does not exist or is a draft, in one list. */
export const referenceFindings = (): Finding[] => [
  ...allArticles
    .filter(isPublic)
    .flatMap(({ id, services }) => leadsTo(`content/articles/${id}.ts`, services)),
  ...videos.flatMap(({ slug, services }) => leadsTo(`content/videos/${slug}.ts`, services)),
  ...pageReferences('content/site/services-overview.ts', servicesOverview),
  ...pageReferences('content/site/industries-overview.ts', industriesOverview),
  ...Object.entries({ services: allServices, industries: allIndustries, audiences }).flatMap(
    ([folder, entries]) =>
      entries.filter(isPublic).flatMap(({ id, page }) => pageReferences(`content/${folder}/${id}.ts`, page)),
  ),
  ...caseStudies.flatMap(({ id, solution, industry }) =>
    findUnknown(`content/case-studies/${id}.ts`, [
      ['solution', solution, serviceTitles],
      ['industry', industry, industryTitles],
    ]),
  ),
  ...findUnknown(
    'content/company/team.ts',
    team.flatMap(({ office }, at): Reference[] =>
      office ? [[`team.${at}.office`, office, officeCities]] : [],
    ),
  ),
  ...findUnknown(
    'content/tools/selector.ts',
    Object.entries(selectorRules).flatMap(([goal, { primary, yes, no }]): Reference[] => [
      [`selectorRules.${goal}.primary`, primary, serviceIds],
      [`selectorRules.${goal}.yes.secondary`, yes.secondary, serviceIds],
      [`selectorRules.${goal}.no.secondary`, no.secondary, serviceIds],
    ]),
  ),
  ...findUnknown(
    'content/tools/readiness.ts',
    readinessAreas.map(({ help }, at) =>
      'service' in help
        ? [`readinessAreas.${at}.help.service`, help.service, serviceIds]
        : [`readinessAreas.${at}.help.guide`, help.guide, listIds('guide', allGuides)],
    ),
  ),
  ...findUnknown(
    'content/resources/resources-page.ts',
    resourcesPage.popular.items.map(({ item }, at) => [
      `resourcesPage.popular.items.${at}.item`,
      item,
      downloads,
    ]),
  ),
];
