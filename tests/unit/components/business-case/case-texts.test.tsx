/**
 * @jest-environment jsdom
 * @requirement MEMO-02 MEMO-03 MEMO-04 MEMO-08
 */

import { render } from '@testing-library/react';
import fc from 'fast-check';
import { caseMessage } from '@/components/business-case/case-texts';
import { Memo } from '@/components/business-case/memo';
import { pricedServices } from '@/content/tools/pricing-calculator';
import { writeCase } from '@/lib/business-case/link';
import { paybackText } from '@/lib/roi-calculator/payback-text';
import { anyAnswers } from '../../../fixtures/any-answers';
import { companies } from '../../../fixtures/companies';
import { figuresOf, headlineOf, saidOf } from '../../../fixtures/said-of-companies';
import { builtCase, content } from '../../../support/built-case';
import { rounds } from '../../../support/rounds';

const linkOf = (name: string) => companies.find((company) => company.name.includes(name))?.link ?? '';

/** The memo's text, with a space between cells and paragraphs. */
function memoText(built: ReturnType<typeof builtCase>): string {
  const { container, unmount } = render(<Memo {...built} />);
  const parts = [...container.querySelectorAll('h2, h3, p, th, td, li, text')];
  const text = parts.map((part) => part.textContent).join(' ');
  unmount();
  return text.replace(/\s+/g, ' ');
}

test.each(companies)('headline and memo say what was worked by hand: $name', (company) => {
  const built = builtCase(company.link, company.currency);
  expect(built.texts.verdict).toBe(headlineOf(company));
  expect(built.texts.figures.map(({ value }) => value)).toEqual(figuresOf(company));
  const said = memoText(built);
  for (const line of saidOf(company)) expect(said).toContain(line);
});

test('a yes names freed time and cash, and asks for time where it is not cash', () => {
  const { texts } = builtCase(linkOf('dental'));
  expect(texts.ask).toContain('What the hours are for is up to Head of finance.');
  // Without someone who gives up the hours, it is no yes.
  const unnamed = builtCase(linkOf('dental').replace(/&hoursGiver=[^&]*/, '')).texts;
  expect(unnamed.verdict).toBe('Not yet');
  expect(unnamed.reasons.slice(0, 2)).toEqual([
    'Still open: who gives up the hours.',
    'The return alone gives “Yes on freed time, no on cash”.',
  ]);
  expect(unnamed.ask).toContain('Approve no money yet');
});

test('the discount rate decides between a slow yes and none', () => {
  const link = linkOf('founders');
  expect(builtCase(link, 'INR').texts.verdict).toBe('Freed time: yes, slowly. Cash: no');
  expect(builtCase(`${link}&discountRate=60`, 'INR').texts.verdict).toBe('Not yet on freed time, no on cash');
});

test('a far payback has the same words everywhere, and one just beyond a limit does not look like it', () => {
  // 1,000 hours a year at 42 less 41,480 leave 520 a year for 11,000: 254 months.
  const far = builtCase('v=1&calculator=asmsm0&roi=20_50_42_100_11000_41480&currency=USD');
  const [, payback] = far.texts.figures;
  expect(payback?.value).toBe('Over 10 years');
  expect(memoText(far)).toContain('Expected Over 10 years');
  expect(memoText(far)).not.toMatch(/25\d\.\d months/);
  for (const [paybackMonths, text] of [
    [12, '12.0 months'],
    [12.03, '12.03 months'],
    [36.001, '36.01 months'],
    [12.05, '12.1 months'],
  ] as const)
    expect(paybackText({ paybackMonths })).toBe(text);
});

test('a no asks to decline, and what is missing cannot change it', () => {
  const built = builtCase('v=1&calculator=aimbl0&roi=10_48_20_100_3000_9600&currency=USD');
  const { texts } = built;
  expect(texts.verdict).toBe('No');
  // 480 hours at 20 are the running costs, so nothing is left.
  expect(texts.reasons.join(' ')).toContain('As expected, it never pays back, and five years');
  // Nothing to approve, and nothing to stop.
  expect(texts.handedOver.map(({ label }) => label)).not.toContain('Amount to approve');
  expect(memoText(built)).not.toContain('When we stop');
  expect(texts.ask).toMatch(/^Decline this project by a date to be set/);
});

test('the memo names whose each number is, and leaves out what is not worked out', () => {
  const built = builtCase(linkOf('bookkeeper').replace('12_46_60_90_0_600', '12_46_60_90__600'), 'GBP');
  const said = memoText(built);
  expect(said).toContain('Adoption 90% Ours');
  expect(said).toContain('One-time cost, price included £2,370 Emberlane’s');
  expect(said).toContain('Discount rate a year 10% Suggested');
  const open = memoText(builtCase('v=1&owner=Priya'));
  for (const part of ['What it returns', 'The price', 'When we stop', 'Readiness gaps'])
    expect(open).not.toContain(part);
});

test('the message to our team has the verdict, six figures and the link', () => {
  const { texts } = builtCase(linkOf('dental'));
  const lines = caseMessage(texts, content.words, 'https://site.example/case#v=1').split('\n');
  expect(lines[0]).toBe(`My business case: ${pricedServices.automation.title}`);
  expect(lines[2]).toMatch(/^Yes on freed time, no on cash\. /);
  expect(lines.filter((line) => /^[A-Z][^:]+: (\$|\d|Never)/.test(line))).toHaveLength(6);
  expect(lines.at(-1)).toBe('https://site.example/case#v=1');
});

test('random cases have no NaN, no Infinity and no word in braces', () => {
  // Letters that none of the wrong words has.
  const letters = fc.string({ unit: fc.constantFrom('x', ' ', '\n'), maxLength: 260 });
  fc.assert(
    fc.property(anyAnswers(letters), (answers) => {
      const built = builtCase(writeCase(answers), answers.currency);
      const said = `${memoText(built)} ${caseMessage(built.texts, content.words, '')}`;
      expect(/NaN|Infinity|∞|undefined|null|[{}]|\[object/.exec(said)).toBeNull();
    }),
    { numRuns: rounds(25) },
  );
});
