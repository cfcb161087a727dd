import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '@/content/about';
import { partner, teamMember } from '@/content/about.schema';
import { caseStudies } from '@/content/case-studies';
import { company } from '@/content/company';
import { faqGroups, sharedFaq } from '@/content/faq';
import { faqGroup, sharedFaqItem } from '@/content/faq.schema';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { legalPage } from '@/content/legal/schema';
import { termsOfService } from '@/content/legal/terms-of-service';
import { certifications, partners } from '@/content/partners';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { testimonial } from '@/content/testimonials.schema';
import { checkEntry } from '@/lib/content/check';
import { textsOf } from '../../support/copy';

const written = { about, caseStudies, sharedFaq, cookiesPage, privacyPolicy, termsOfService, partners, team };

describe('copy', () => {
  test('DECISIONS-16 is American, keeps to the voice, and writes dates as May 8, 2025', () => {
    const british =
      /\b(\w+is(e|ed|es|ing)ation|organis\w+|recognis\w+|analys(e|ed|es)\b(?<!analyses)|optimis\w+|colour\w*|behaviour\w*|favour\w*|labelled|travelled|centre\w*|programme\w*|enquir\w+|judgement|whilst|licence)\b/i;
    const banned = /\b(unlock\w*|empower(?!ed)\w*|revolutioni[sz]\w*|seamless\w*|cutting-edge)\b|!/i;
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
    const otherDate = new RegExp(
      `\\b\\d{1,2}(st|nd|rd|th)?( of)? (${months})\\b|\\b\\d{1,4}[/.]\\d{1,2}[/.]\\d{2,4}\\b`,
    );
    for (const text of textsOf(written))
      for (const wrong of [british, banned, otherDate]) expect(text).not.toMatch(wrong);
  });
});

describe('people, partners and proof', () => {
  test('DECISIONS-15 names stand in one file each, whose first line calls them placeholders', () => {
    for (const file of ['team', 'partners', 'testimonials', 'company']) {
      const [first] = readFileSync(join(process.cwd(), `content/${file}.ts`), 'utf8').split('\n');
      expect(first).toMatch(/^\/\/.*(placeholder).*(replace)/i);
    }
  });

  test('ABOUT-02 DECISIONS-15 team members and partners have all their fields', () => {
    for (const member of team) checkEntry(teamMember, 'content/team.ts', member);
    for (const one of [...partners, ...certifications]) checkEntry(partner, 'content/partners.ts', one);
    expect(() =>
      checkEntry(teamMember, 'content/team.ts', { ...team[0], portrait: 5 }, 'managing-director'),
    ).toThrow(/entry 'managing-director', field 'portrait': must be 1 to 4/);
  });

  test('ENTITIES-03 testimonials have a rating from 1 to 5', () => {
    for (const one of testimonials) checkEntry(testimonial, 'content/testimonials.ts', one);
    for (const rating of [0, 6, 4.5])
      expect(() =>
        checkEntry(testimonial, 'content/testimonials.ts', { ...testimonials[0], rating }),
      ).toThrow(/field 'rating'/);
  });

  test('ENTITIES-08 the company has email, phone, address, hours and four networks', () => {
    expect(company).toMatchObject({
      email: 'hello@emberlane.example',
      phone: '+44 20 7946 0018',
      address: '1 Lantern Yard, London',
      hours: { site: 'Monday - Friday 9:00 AM - 6:00 PM PT' },
    });
    expect(Object.keys(company.socialMedia).sort()).toEqual(['facebook', 'linkedin', 'twitter', 'youtube']);
  });
});

describe('shared questions', () => {
  test('ENTITIES-04 SERVICES-11 the first five keep their places, and there are more', () => {
    expect(sharedFaq.slice(0, 5).map(({ question }) => question)).toEqual([
      'How long does an AI project take?',
      'When will we see a return?',
      'Do we need technical people on our side?',
      'What happens to our data?',
      'What if the result is not good enough?',
    ]);
    expect(sharedFaq.length).toBeGreaterThan(5);
  });

  test('ENTITIES-04 each stands in one group, in the order of the groups', () => {
    expect(faqGroups.flatMap(({ items }) => items)).toHaveLength(sharedFaq.length);
    expect(faqGroups.map(({ title }) => title)).toEqual(faqGroup.options);
    expect(() => checkEntry(sharedFaqItem, 'content/faq.ts', { ...sharedFaq[0], group: 'Money' })).toThrow(
      /field 'group': must be one of the groups of the FAQ page/,
    );
  });

  test('ENTITIES-07 states the times and returns that the specification claims', () => {
    expect(sharedFaq[0]?.answer).toMatch(/Simple automations take 1-2 weeks.*1-3 months/);
    expect(sharedFaq[1]?.answer).toMatch(/positive ROI within 3-6 months.*3-5x in year one/);
  });
});

describe('legal content', () => {
  test('ROUTE-11 a block of an unknown kind stops the build', () => {
    const [section] = cookiesPage.sections;
    expect(() =>
      checkEntry(legalPage, 'content/legal/cookies.ts', {
        ...cookiesPage,
        sections: [{ ...section, blocks: [{ kind: 'html', text: '<b>' }] }],
      }),
    ).toThrow(/content\/legal\/cookies.ts.*sections.0.blocks.0/);
  });
});
