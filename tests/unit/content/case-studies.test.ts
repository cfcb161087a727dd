/** @requirement CASES-08 CASES-09 DECISIONS-05 ENTITIES-03 */
import { caseStudies } from '@/content/case-studies';
import { retailCustomerInsights } from '@/content/case-studies/retail-customer-insights';
import { caseStudy } from '@/content/case-studies/schema';
import { checkEntry } from '@/lib/content/check';
import { wordCount } from '../../support/copy';

const check = (change: object) =>
  checkEntry(caseStudy, 'content/case-studies/x.ts', { ...retailCustomerInsights, ...change }, 'x');

describe('case studies', () => {
  test('each narrative has 350 to 600 words', () => {
    for (const { id, excerpt, narrative } of caseStudies) {
      const words = wordCount([excerpt, narrative]);
      expect([id, words >= 350 && words <= 600, words]).toEqual([id, true, words]);
    }
  });

  test('the quote names a role and a kind of company, no person', () => {
    for (const { narrative } of caseStudies) {
      const { role, company } = narrative.quote;
      // After the first word only common nouns: a second capital would be somebody's name.
      expect(role).toMatch(/^[A-Z][a-z]+( [a-z]+| of [a-z]+|, [a-z]+)*$/);
      expect(company).toMatch(/^[a-z][a-z -]+$/);
    }
  });

  test('no result page shows a figure of a study, because only the study itself calls it illustrative', () => {
    for (const { meta } of caseStudies) expect(`${meta.title} ${meta.description}`).not.toMatch(/\d/);
  });

  test.each([
    ['a url that is not its own', { url: '/case-studies/other' }, /url is .*the id/],
    ['an unknown industry', { industry: 'Finance' }, /industry is 'Finance'.*content\/industries\/names/],
    [
      'a change outside the series',
      { figure: { ...retailCustomerInsights.figure, changeAt: 99 } },
      /figure's changeAt is 99.*points/,
    ],
  ])('%s stops the build with a message for the editor', (_what, change, message) => {
    expect(() => check(change)).toThrow(message);
  });
});
