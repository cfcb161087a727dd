/**
 * @requirement AUDIENCES-01 AUDIENCES-02 AUDIENCES-03 AUDIENCES-04 AUDIENCES-05 AUDIENCES-06
 * @requirement INDUSTRIES-06 INDUSTRIES-07 INDUSTRIES-08 INDUSTRIES-09 SERVICES-07
 * @requirement SERVICES-10 SERVICES-11 SERVICES-12 SERVICES-13 SERVICES-14 SERVICES-15
 */
import { allArticles } from '@/content/articles';
import { individuals } from '@/content/audiences/individuals';
import { audience } from '@/content/audiences/schema';
import { legal } from '@/content/industries/legal';
import { industry } from '@/content/industries/schema';
import type { LandingPage, Section, SectionKind } from '@/content/landing-page/schema';
import { leadsToServices, pageReferences, referenceFindings } from '@/content/references';
import { allServices } from '@/content/services';
import { service } from '@/content/services/schema';
import { checkEntry } from '@/lib/content-check/check';

type Page = LandingPage;
const without = ({ sections, ...page }: Page, kind: SectionKind) => ({
  ...page,
  sections: sections.filter((section) => section.kind !== kind),
});
const withFewer = (page: Page, kind: SectionKind) => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === kind && 'items' in section ? { ...section, items: section.items.slice(1) } : section,
  ),
});

test.each<[string, object, string]>([
  [
    'three challenges',
    withFewer(legal.page as Page, 'text-columns'),
    'items has 3 entries. It must list exactly 4 challenges.',
  ],
  [
    'five solutions',
    withFewer(legal.page as Page, 'features'),
    'items has 5 entries. It must list exactly 6 solutions.',
  ],
  ['no questions', without(legal.page as Page, 'faq'), "It must list one section of the kind 'faq', not 0."],
])('an industry with %s is refused', (_, page, message) => {
  const check = (change: object) => () =>
    checkEntry(industry, 'content/industries/legal.ts', { ...legal, ...change }, 'legal');
  expect(check({})).not.toThrow();
  expect(check({ page })).toThrow(message);
});

test.each<[string, object, string]>([
  ['two benefits', withFewer(individuals.page as Page, 'text-columns'), 'It must list exactly 3 benefits.'],
  [
    'no testimonial',
    without(individuals.page as Page, 'testimonial'),
    "one section of the kind 'testimonial'",
  ],
])('an audience with %s is refused', (_, page, message) => {
  expect(() => checkEntry(audience, 'content/audiences/x.ts', { ...individuals, page }, 'x')).toThrow(
    message,
  );
});

test('a process whose title counts other steps than it has is refused', () => {
  const entry = allServices.find(({ id }) => id === 'ai-onboarding');
  const sections = entry?.page.sections.map((section) =>
    section.kind === 'process' ? { ...section, title: 'Nine steps, about four weeks' } : section,
  );
  const changed = { ...entry, page: { ...entry?.page, sections } };
  expect(() => checkEntry(service, 'content/services/x.ts', changed, 'x')).toThrow(
    /has 'Nine steps' in its title/,
  );
});

test('everything that content names exists', () => {
  expect(referenceFindings()).toEqual([]);
});

const page = individuals.page as Page;
const said = (added: Section, hero: object = {}) =>
  pageReferences('content/services/x.ts', {
    ...page,
    hero: { ...page.hero, ...hero, ...(!('anchor' in hero) && { anchor: undefined }) } as Page['hero'],
    sections: [added],
  }).map(({ message }) => message);
const faq: Section = { kind: 'faq', title: 'T', positions: [1] };

test.each<[string, Section, string]>([
  [
    'a question beyond the shared list',
    { ...faq, positions: [1, 99] },
    "page's first section's positions: there is no shared question 99.",
  ],
  [
    'an unknown service',
    { kind: 'services', title: 'T', ids: ['ai-training', 'ai-trainings'] },
    "ids: there is no service 'ai-trainings'. Use one of: ",
  ],
  [
    'tiers of an unknown service',
    { kind: 'pricing-tiers', title: 'T', service: 'training', items: [] },
    "service: there is no service 'training'.",
  ],
  [
    'studies of a solution that is no service’s title',
    { kind: 'case-studies', title: 'T', match: { solution: 'Automation' } },
    "match's solution: there is no service with the title 'Automation'.",
  ],
  [
    'an unknown audience',
    {
      kind: 'featured-solution',
      title: 'T',
      audience: 'freelancers',
      fit: { title: 'T', lead: 'L', items: [] },
    },
    "audience: there is no audience 'freelancers'.",
  ],
  [
    'an unknown testimonial',
    { kind: 'testimonial', title: 'T', id: 'nobody' },
    "id: there is no testimonial 'nobody'.",
  ],
])('%s is named with its field and what there is', (_, added, message) => {
  expect(said(added)).toEqual([expect.stringContaining(message)]);
});

test('an anchor that is on a page twice is named, and one that no section has', () => {
  const anchored: Section = { ...faq, anchor: 'questions' };
  expect(pageReferences('content/x.ts', { ...page, sections: [anchored, anchored] })[0]?.message).toBe(
    "page's second section's anchor: 'questions' is on this page twice. Give each its own.",
  );
  expect(said(anchored, { anchor: 'questions' })).toEqual([]);
  expect(said(anchored, { anchor: 'others' })).toEqual([
    expect.stringContaining("page's hero's anchor: no section of this page has the anchor 'others'."),
  ]);
});

test('an entry that leads to a service twice, or to none that exists, is named', () => {
  expect(leadsToServices('content/articles/x.ts', allArticles[0]?.services ?? [])).toEqual([]);
  const messages = leadsToServices('content/articles/x.ts', ['ai-training', 'ai-trainings', 'ai-training']);
  expect(messages.map(({ message }) => message)).toEqual([
    expect.stringContaining("services: there is no service 'ai-trainings'. Use one of: "),
    "services: 'ai-training' is here twice. Keep one of the two.",
  ]);
});
