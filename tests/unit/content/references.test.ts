import { allArticles } from '@/content/articles';
import { individuals } from '@/content/audiences/individuals';
import type { LandingPage, Section } from '@/content/landing-page/schema';
import { leadsToServices, pageReferences, referenceFindings } from '@/content/references';

test('everything that content names exists', () => {
  expect(referenceFindings()).toEqual([]);
});

const page = individuals.page as LandingPage;
const said = (added: Section, hero: object = {}) =>
  pageReferences('content/services/x.ts', {
    ...page,
    hero: { ...page.hero, ...hero, ...(!('anchor' in hero) && { anchor: undefined }) } as LandingPage['hero'],
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
