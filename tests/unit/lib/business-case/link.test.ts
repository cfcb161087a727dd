/** @jest-environment jsdom */

import fc from 'fast-check';
import {
  readTabAnswers,
  removeToolResult,
  storeToolResult,
  writeTabAnswers,
} from '@/components/business-case/tab-storage';
import { services } from '@/content/services';
import { selectorRules } from '@/content/tools/selector';
import { emptyAnswers } from '@/lib/business-case/answers';
import {
  buildBusinessCaseAddress,
  isEmpty,
  readBusinessCase,
  readBusinessCaseLink,
  writeBusinessCase,
} from '@/lib/business-case/link';
import * as routes from '@/lib/routes';
import { storage } from '@/lib/storage/storage-keys';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { anyAnswers } from '../../../fixtures/any-answers';
import { companies } from '../../../fixtures/example-companies';

const whole = companies[1]?.link ?? '';

/** Letters of any script, and what is no letter. The unit 'binary' takes a second to begin. */
const unit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\0', '\u2028', '\ud83d', '\uffff'),
);

test('a link has every answer in its fragment, and reading it gives the same business case', () => {
  fc.assert(
    fc.property(anyAnswers(fc.string({ unit, maxLength: 300 })), (answers) => {
      const fragment = writeBusinessCase(answers);
      if (!isEmpty(answers)) expect(readBusinessCase(fragment)).toEqual(answers);
      expect(writeBusinessCase(readBusinessCase(fragment))).toBe(fragment);
    }),
    { numRuns: 200 },
  );
  const answers = readBusinessCase(whole);
  const address = `#${writeBusinessCase(answers)}`;
  expect(buildBusinessCaseAddress(answers)).toBe(routes.businessCase + address);
  // A PDF keeps a link to another address than that of the printed page.
  expect(buildBusinessCaseAddress(answers, { memo: true })).toBe(`${routes.businessCase}?memo${address}`);
  expect(buildBusinessCaseAddress({ ...emptyAnswers, currency: 'EUR' })).toBe(routes.businessCase);
});

test('reading a tampered link never throws, and writing the result gives a canonical link', () => {
  const piece = fc.oneof(fc.string({ unit }), fc.constantFrom('%', '&', '=', '%E0%A4', '__proto__'));
  const edits = fc.array(fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 3 }), piece), { minLength: 1 });
  fc.assert(
    fc.property(edits, (changes) => {
      const link = changes.reduce(
        (text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut),
        whole,
      );
      const read = readBusinessCase(link);
      const currency = isEmpty(read) ? '' : read.currency;
      expect(readBusinessCase(writeBusinessCase(read))).toEqual({ ...read, currency });
    }),
    { numRuns: 500 },
  );
});

const open = [null, null, null, null, null, null];
test.each([
  [
    `v=1&calculator=${calculatorCode('zsmsm9')}`,
    [null, 'small', 'medium', 'standard', 'medium', null],
    false,
  ],
  // A link that is older than the last questions leaves them open, and so does one without versions.
  [`v=1&calculator=${calculatorCode('as')}`, ['automation', 'small', null, null, null, null], false],
  [`v=1&calculator=${calculatorCode('asmsm00')}`, open, false],
  ['v=1&calculator=0.asmsm0', open, false],
  ['', open, false],
  ['case-title', open, false],
  [whole.replace('v=1', 'v=2'), open, true],
  ['calculator=asmsm0', open, true],
  ['%E0%A4%A', open, true],
])("the link '%s' gives the calculator %j, malformed: %s", (link, calculator, isDamaged) => {
  expect(readBusinessCaseLink(`#${link}`)).toMatchObject({ answers: { calculator }, isDamaged });
});

test('an unreadable answer in a link counts as not answered, and a text is cleaned and cut', () => {
  const typed = { owner: 'x'.repeat(90), problem: 'one\ntwo\u0000\uFFFF', deadline: '2027-02-30' };
  const parts = { v: '1', roi: '1e5_48_x3_70__2400', discount: 'staff', currency: 'usd', ...typed };
  expect(readBusinessCase(new URLSearchParams(parts).toString())).toEqual({
    ...emptyAnswers,
    roi: { weeks: 48, adoption: 70, running: 2400 },
    texts: { ...emptyAnswers.texts, owner: 'x'.repeat(60), problem: 'one two' },
  });
});

// @requirement MEMO-01 SELECTOR-22
test('the goal of the selector fills in an unanswered calculator service; the company size does not', () => {
  for (const [goal, { primary }] of Object.entries(selectorRules)) {
    sessionStorage.clear();
    const service = services.find(({ id }) => id === primary)?.pricingType ?? null;
    for (const [first, size] of [
      [goal, 'enterprise'],
      ['skill-development', 'solo'],
    ] as const)
      storeToolResult({ tool: 'selector', answers: [first, size, 'beginner', 'quick', 'medium'] });
    expect(readTabAnswers().calculator).toEqual(emptyAnswers.calculator.with(0, service));
  }
});

test('the tab keeps one result for each tool, and a new result replaces the old one', () => {
  sessionStorage.clear();
  const calculator = (...answers: string[]) => ({ tool: 'calculator' as const, answers });
  storeToolResult(calculator('automation', 'small', 'medium', 'standard', 'medium', '0'));
  storeToolResult({ tool: 'roi', answers: { hours: 30, cost: 12_000 }, currency: 'GBP', calculator: null });
  writeTabAnswers({ ...readTabAnswers(), texts: { ...emptyAnswers.texts, owner: 'Priya' } });
  const last = calculator('training', 'large', 'short', 'basic', 'low', '7');
  storeToolResult(last);
  expect(sessionStorage.getItem(storage.businessCase.key)).toBe(
    `v=1&calculator=${calculatorCode('tlsbl7')}&roi=1_30____12000_&currency=GBP&owner=Priya`,
  );
  // Amounts that were typed in pounds stay in pounds, and another visitor's answers stay where they are.
  removeToolResult(calculator('training', 'small', 'short', 'basic', 'low', '7'));
  expect(readTabAnswers().calculator[1]).toBe('large');
  removeToolResult(last);
  expect(readTabAnswers().calculator).toEqual(emptyAnswers.calculator);
  writeTabAnswers(emptyAnswers);
  expect(sessionStorage).toHaveLength(0);
});
