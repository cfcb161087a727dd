/** @requirement SERVICES-07 */

import { contentIndex } from '@/app/_lib/content-index';
import { checkReferences } from '@/content/landing-page/check-references';
import type { Section } from '@/content/landing-page/schema';
import { ContentError } from '@/lib/content/check';

const page = contentIndex.services.find(({ id }) => id === 'ai-training')!.page;
const check = (added: Section) => () =>
  checkReferences('content/services/x.ts', 'x', { ...page, sections: [added] }, contentIndex);

test.each<[string, Section, string]>([
  [
    'a question beyond the shared list',
    { kind: 'faq', title: 'T', positions: [1, 99] },
    `page's first section's positions: there is no shared question 99. content/faq/faq.ts has ${contentIndex.faq.length}; use 1 to ${contentIndex.faq.length}, or add one there.`,
  ],
  [
    'an unknown service',
    { kind: 'services', title: 'T', ids: ['ai-training', 'ai-trainings'] },
    "page's first section's ids: there is no service 'ai-trainings'. Use one of: ",
  ],
  [
    'tiers of an unknown service',
    { kind: 'pricing-tiers', title: 'T', service: 'training', items: [] },
    "page's first section's service: there is no service 'training'. Use one of: ",
  ],
  [
    'studies of a solution that is no service’s title',
    { kind: 'case-studies', title: 'T', match: { solution: 'Automation' } },
    "page's first section's match's solution: there is no service with the title 'Automation'. Use one of: ",
  ],
  [
    'an unknown audience',
    {
      kind: 'featured-solution',
      title: 'T',
      audience: 'freelancers',
      fit: { title: 'T', lead: 'L', items: [] },
    },
    "page's first section's audience: there is no audience 'freelancers'. Use one of: ",
  ],
  [
    'an unknown testimonial',
    { kind: 'testimonial', title: 'T', id: 'nobody' },
    "page's first section's id: there is no testimonial 'nobody'. Use one of: ",
  ],
])('%s stops the build with file, entry, field and remedy', (_, added, message) => {
  expect(check(added)).toThrow(ContentError);
  expect(check(added)).toThrow(`content/services/x.ts: ${message}`);
});

test('an anchor that stands twice on a page is refused', () => {
  const faq: Section = { kind: 'faq', title: 'T', positions: [1], anchor: 'questions' };
  expect(() =>
    checkReferences('content/services/x.ts', 'x', { ...page, sections: [faq, faq] }, contentIndex),
  ).toThrow(
    "content/services/x.ts: page's second section's anchor: 'questions' stands on this page twice. Give each its own.",
  );
});

test('a hero that leads to an anchor of no section is refused', () => {
  const hero = { ...page.hero, anchor: 'solutions' };
  const at = (anchor: string): Section => ({ kind: 'faq', title: 'T', positions: [1], anchor });
  const leads = (anchor: string) => () =>
    checkReferences('content/industries/x.ts', 'x', { ...page, hero, sections: [at(anchor)] }, contentIndex);
  expect(leads('solutions')).not.toThrow();
  expect(leads('others')).toThrow(
    "content/industries/x.ts: page's hero's anchor: no section of this page has the anchor 'solutions'.",
  );
});
