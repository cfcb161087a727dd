import { individuals } from '@/content/audiences/individuals';
import type { LandingPage, Section } from '@/content/schemas/landing-page';
import { pageReferences, referenceFindings } from '@/scripts/content-check/references';

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

const title = 'T';
const fit = { title, lead: 'L', items: [] };
test.each<[Section, string]>([
  [{ ...faq, positions: [1, 99] }, "page's first section's positions: there is no shared question 99."],
  [
    { kind: 'services', title, ids: ['ai-training', 'gone'] },
    "ids: there is no service 'gone'. Use one of: ",
  ],
  [{ kind: 'pricing-tiers', title, service: 'gone', items: [] }, "service: there is no service 'gone'."],
  [{ kind: 'case-studies', title, match: { solution: 'AI' } }, "there is no service with the title 'AI'."],
  [{ kind: 'featured-solution', title, audience: 'gone', fit }, "audience: there is no audience 'gone'."],
  [{ kind: 'testimonial', title, id: 'gone' }, "id: there is no testimonial 'gone'."],
])('a section that names what there is not is told: %j', (added, message) => {
  expect(said(added)).toEqual([expect.stringContaining(message)]);
});

test('reports an anchor that is on a page twice, and one that no section has', () => {
  const anchored: Section = { ...faq, anchor: 'questions' };
  expect(pageReferences('content/x.ts', { ...page, sections: [anchored, anchored] })[0]?.message).toBe(
    "page's second section's anchor: 'questions' is on this page twice. Give each its own.",
  );
  expect(said(anchored, { anchor: 'questions' })).toEqual([]);
  expect(said(anchored, { anchor: 'others' })).toEqual([
    expect.stringContaining("page's hero's anchor: no section of this page has the anchor 'others'."),
  ]);
});
