/** @jest-environment jsdom */

import fc from 'fast-check';
import {
  readTabAnswers,
  removeToolResult,
  storeToolResult,
  writeTabAnswers,
} from '@/components/business-case/tab-storage';
import { emptyAnswers, isEmpty } from '@/lib/business-case/answers';
import {
  buildBusinessCaseAddress,
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
      const read = readBusinessCase(fragment);
      if (isEmpty(answers)) expect(fragment).toBe('');
      else expect(read).toEqual(answers);
      expect(writeBusinessCase(read)).toBe(fragment);
    }),
    { numRuns: 200 },
  );
  const address = `#${writeBusinessCase(readBusinessCase(whole))}`;
  expect(buildBusinessCaseAddress(readBusinessCase(whole))).toBe(`/tools/business-case${address}`);
  // A PDF keeps a link to another address than that of the printed page.
  expect(buildBusinessCaseAddress(readBusinessCase(whole), { memo: true })).toBe(
    `/tools/business-case?memo${address}`,
  );
  expect(buildBusinessCaseAddress(emptyAnswers)).toBe(routes.businessCase);
});

/** A link with characters changed, taken out or put in. */
const piece = fc.oneof(fc.string({ unit }), fc.constantFrom('%', '&', '=', '%E0%A4', '__proto__'));
const tampered = fc
  .tuple(
    fc.constantFrom(...companies.map(({ link }) => link)),
    fc.array(fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 3 }), piece), { minLength: 1, maxLength: 8 }),
  )
  .map(([link, edits]) =>
    edits.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), link),
  );

test('reading a tampered link never throws, and writing the result gives one spelling', () => {
  fc.assert(
    fc.property(tampered, (link) => {
      const read = readBusinessCase(link);
      expect(readBusinessCase(writeBusinessCase(read))).toEqual({
        ...read,
        currency: isEmpty(read) ? '' : read.currency,
      });
    }),
    { numRuns: 500 },
  );
});

test('an unreadable answer in a link counts as not answered', () => {
  const open = [null, null, null, null, null, null];
  for (const [link, calculator] of [
    [`v=1&calculator=${calculatorCode('zsmsm9')}`, [null, 'small', 'medium', 'standard', 'medium', null]],
    // A link that is older than the last questions leaves them open.
    [`v=1&calculator=${calculatorCode('as')}`, ['automation', 'small', null, null, null, null]],
    [`v=1&calculator=${calculatorCode('asmsm00')}`, open],
    ['v=1&calculator=0.asmsm0', open],
    [whole.replace('v=1', 'v=2'), open],
  ] as const)
    expect(readBusinessCase(link).calculator).toEqual(calculator);
  const part = readBusinessCase('v=1&roi=1e5_48_x3_70__2400&deadline=2027-02-30&discount=staff&currency=USD');
  expect(part.roi).toEqual({ weeks: 48, adoption: 70, running: 2400 });
  expect([part.texts.deadline, part.discount]).toEqual(['', '']);
  expect(readBusinessCase('v=1&owner=x&currency=usd').currency).toBe('');
  // Texts lose characters that a file cannot hold, and are cut to their maximum length.
  const typed = new URLSearchParams({ v: '1', owner: 'x'.repeat(90), problem: 'one\ntwo\u0000\uFFFF' });
  const { texts } = readBusinessCase(typed.toString());
  expect([texts.owner, texts.problem]).toEqual(['x'.repeat(60), 'one two']);
});

test('the tab keeps one result for each tool, and a new result replaces the old one', () => {
  sessionStorage.clear();
  expect(readTabAnswers()).toEqual(emptyAnswers);
  storeToolResult({
    tool: 'calculator',
    answers: ['automation', 'small', 'medium', 'standard', 'medium', '0'],
  });
  storeToolResult({ tool: 'roi', answers: { hours: 30, cost: 12_000 }, currency: 'GBP', calculator: null });
  writeTabAnswers({ ...readTabAnswers(), texts: { ...emptyAnswers.texts, owner: 'Priya' } });
  storeToolResult({ tool: 'calculator', answers: ['training', 'large', 'short', 'basic', 'low', '7'] });
  expect(sessionStorage.getItem(storage.businessCase.key)).toBe(
    `v=1&calculator=${calculatorCode('tlsbl7')}&roi=1_30____12000_&currency=GBP&owner=Priya`,
  );
  // Amounts that were typed in pounds stay in pounds, and another visitor's answers stay where they are.
  removeToolResult({ tool: 'calculator', answers: ['training', 'small', 'short', 'basic', 'low', '7'] });
  expect(readTabAnswers().calculator[1]).toBe('large');
  removeToolResult({ tool: 'calculator', answers: ['training', 'large', 'short', 'basic', 'low', '7'] });
  expect(readTabAnswers().calculator).toEqual(emptyAnswers.calculator);
  writeTabAnswers(emptyAnswers);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  [whole, false],
  ['', false],
  ['case-title', false],
  ['v=2&owner=Priya', true],
  ['calculator=asmsm0', true],
  ['%E0%A4%A', true],
  [`v=1&calculator=${calculatorCode('a-----')}&roi=20_-_-_-_-_-&currency=USD`, false],
])("the link '%s' is damaged: %s", (link, isDamaged) => {
  expect(readBusinessCaseLink(`#${link}`).isDamaged).toBe(isDamaged);
});
