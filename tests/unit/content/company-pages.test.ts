/** @requirement ABOUT-02 DECISIONS-15 DECISIONS-16 ENTITIES-03 ENTITIES-04 ROUTE-11 SERVICES-11 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import { caseStudies } from '@/content/case-studies';
import { about } from '@/content/company/about';
import { teamMember } from '@/content/company/about.schema';
import { partners } from '@/content/company/partners';
import { team } from '@/content/company/team';
import { testimonials } from '@/content/company/testimonials';
import { testimonial } from '@/content/company/testimonials.schema';
import { faqGroups, sharedFaq } from '@/content/faq/faq';
import { faqGroup, sharedFaqItem } from '@/content/faq/faq.schema';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { legalPage } from '@/content/legal/schema';
import { termsOfService } from '@/content/legal/terms-of-service';
import { checkEntry } from '@/lib/content/check';
import { textsOf } from '../../support/copy';

const written = { about, caseStudies, sharedFaq, cookiesPage, privacyPolicy, termsOfService, partners, team };

test('every date is written as May 8, 2025', () => {
  const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
  const otherDate = new RegExp(
    `\\b\\d{1,2}(st|nd|rd|th)?( of)? (${months})\\b|\\b\\d{1,4}[/.]\\d{1,2}[/.]\\d{2,4}\\b`,
  );
  expect(textsOf(written).filter((text) => otherDate.test(text))).toEqual([]);
});

test('names stand in one file each, whose first line calls them placeholders', () => {
  for (const file of ['team', 'partners', 'testimonials', 'company']) {
    const [first] = readFileSync(join(process.cwd(), `content/company/${file}.ts`), 'utf8').split('\n');
    expect(first).toMatch(/^\/\/.*(placeholder).*(replace)/i);
  }
});

test('each shared question is in one group, and groups are in the order of the schema', () => {
  expect(faqGroups.flatMap(({ items }) => items)).toHaveLength(sharedFaq.length);
  const titles = faqGroups.map(({ title }) => title);
  expect(titles).toEqual(faqGroup.options.filter((title) => titles.includes(title)));
});

test.each([
  ['a portrait that is none', teamMember, { ...team[0], portrait: 5 }, /portrait is 5\. It must be 1 to 4/],
  ['a rating above 5', testimonial, { ...testimonials[0], rating: 6 }, /rating is/],
  ['half a star', testimonial, { ...testimonials[0], rating: 4.5 }, /rating is/],
  ['an unknown group', sharedFaqItem, { ...sharedFaq[0], group: 'Money' }, /must be one of the groups/],
  [
    'a block of an unknown kind',
    legalPage,
    { ...cookiesPage, sections: [{ ...cookiesPage.sections[0], blocks: [{ kind: 'html', text: '<b>' }] }] },
    /content\/x.ts: the first section's first block's kind is 'html'/,
  ],
])('%s stops the build with a message for the editor', (_, schema, entry, message) => {
  expect(() => checkEntry(schema as ZodType, 'content/x.ts', entry)).toThrow(message);
});
