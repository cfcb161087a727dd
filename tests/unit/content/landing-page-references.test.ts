/** @requirement SERVICES-07 */

import { contentIndex } from '@/app/_lib/content-index';
import { checkReferences } from '@/content/landing-page/check-references';
import { landingPage, type Section, section } from '@/content/landing-page/schema';
import { ContentError, checkEntry } from '@/lib/content/check';

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

const shape = (value: unknown) => () => checkEntry(section, 'content/services/x.ts', value, 'x');

test('a section of an unknown kind, a misspelled key and steps out of order are refused', () => {
  expect(shape({ kind: 'banner', title: 'T' })).toThrow(
    "content/services/x.ts: kind is 'banner'. It must be one of the section kinds of content/landing-page/schema.ts.",
  );
  expect(shape({ kind: 'faq', titel: 'T', title: 'T', positions: [1] })).toThrow("there is no field 'titel'");
  const step = (number: number) => ({ step: number, title: 'T', description: 'D' });
  expect(shape({ kind: 'process', title: 'T', steps: [step(1), step(3), step(2)] })).toThrow(
    'steps does not fit. It must number its steps 1, 2, 3 in order.',
  );
});

test('a tier’s price is dollars or Custom, nothing else', () => {
  const tiers = page.sections.find((entry) => entry.kind === 'pricing-tiers')!;
  const priced = (price: string) =>
    shape({ ...tiers, items: tiers.items.map((tier) => ({ ...tier, price })) });
  expect(priced('$2,000')).not.toThrow();
  expect(priced('Custom')).not.toThrow();
  expect(priced('from $2,000')).toThrow("must be dollars such as '$1,500', or 'Custom'");
});

test('a link of a page must be an address of this site', () => {
  const linked = (href: string) => () =>
    checkEntry(landingPage, 'f', { ...page, hero: { ...page.hero, second: { label: 'L', href } } });
  expect(linked('#programs')).not.toThrow();
  expect(linked('/contact?service=ai-training')).not.toThrow();
  expect(linked('https://example.com')).toThrow("must be an address of this site such as '/contact'");
  expect(linked('')).toThrow('href is empty');
});
