import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BusinessCaseMemo } from '@/components/business-case/business-case-memo';
import { composeTeamMessage, composeTexts, formatPerson } from '@/components/business-case/compose-texts';
import { listWorkbookRows, makeXlsx, resolveRowNames } from '@/components/business-case/make-xlsx';
import { pricedServices } from '@/content/tools/pricing-calculator';
import { writeBusinessCase } from '@/lib/business-case/link';
import { formatPayback } from '@/lib/roi-calculator/format-payback';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { anyAnswers } from '../../../fixtures/any-answers';
import { companies } from '../../../fixtures/example-companies';
import { expectTexts } from '../../../fixtures/expected-texts';
import { composeBusinessCase, content } from '../../../support/built-business-case';
import { rounds } from '../../../support/property-rounds';

const linkOf = (name: string) => companies.find((company) => company.name.includes(name))?.link ?? '';
type Built = ReturnType<typeof composeBusinessCase>;

const entities: Record<string, string> = {
  ...{ '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' },
};
/** Each heading, paragraph and cell of the memo. */
const readMemo = (built: Built) =>
  renderToStaticMarkup(createElement(BusinessCaseMemo, built))
    .replace(/<\/(h2|h3|p|th|td|dt|dd|li|text)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').trim());
const memoText = (built: Built) => readMemo(built).join(' ');
const firstPage = (built: Built) => memoText(built).split('Page 1 of')[0] ?? '';
const messageOf = ({ texts, link }: Built) => composeTeamMessage(texts, content.words, link);
const listCells = (built: Built) => listWorkbookRows(built).flatMap(({ cells }) => cells);

// @requirement MEMO-02 MEMO-04
test.each(companies)('every view has the verdict and the figures worked by hand: $name', (company) => {
  const built = composeBusinessCase(company.link, company.currency);
  const { verdict, figures, lines } = expectTexts(company);
  expect(built.texts.verdict).toBe(verdict);
  expect(built.texts.figures.map(({ value }) => value)).toEqual(figures);
  const memo = memoText(built);
  for (const line of lines) expect(memo).toContain(line);
  const first = firstPage(built);
  expect(first.split(' ').length).toBeLessThanOrEqual(260);
  const parts = [`${verdict} Why`, 'The decision we ask for', 'The problem', 'Whose numbers'];
  const places = parts.map((part) => first.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  const message = messageOf(built);
  expect(message).toContain(`\n\n${verdict}. `);
  const verdictRow = listWorkbookRows(built).find(({ name }) => name === 'verdict');
  expect(verdictRow?.cells[1]?.value).toBe(verdict);
  for (const point of built.texts.points) for (const view of [first, message]) expect(view).toContain(point);
  expect(built.texts.points.length > 0).toBe(company.decision === 'not-yet');
  // The amount to approve has its condition, and does not appear beside a no.
  const condition = {
    ...{ 'not-yet': ' once the points are settled', time: ' if the time is worth it' },
  }[company.decision as string];
  const cells = listCells(built).map(({ value }) => value);
  const texts = [memo, message, cells.join(' ')].join(' ');
  const amounts = [...texts.matchAll(/Amount to approve( [a-z ]+)?:? [^N\d]{0,4}\d/g)];
  expect(amounts.length > 3).toBe(company.decision !== 'no');
  expect(new Set(amounts.map(([, words]) => words))).toEqual(new Set(amounts.length > 0 ? [condition] : []));
  if (company.decision === 'no') expect(memo).not.toMatch(/Reserve, |Later years, each|When we stop/);
});

test('what has to be settled is listed with who settles it', () => {
  const pointsOf = (name: string, code: string) => composeBusinessCase(linkOf(name), code).texts.points;
  expect(pointsOf('founders', 'INR')).toEqual([
    expect.stringMatching(
      /^In the low case it loses ₹[\d,]+ over five years\. Who settles it: the office manager/,
    ),
  ]);
  expect(pointsOf('insurer', 'CAD')).toEqual([
    expect.stringMatching(/^Process: 1 more point in the assessment\. .* Who: the process/),
  ]);
  expect(pointsOf('school', 'USD')[0]).toMatch(/^Why this project and not a fix without AI/);
  const open = composeBusinessCase(linkOf('founders').replace('_360000', '_'), 'INR').texts;
  expect(open.reasons[0]).toContain('Still open: running costs a year.');
});

/** What no view may say: that hours pay which become no money, or that their worth is money. */
function isWrong(sentence: string, cashShare: number): boolean {
  if (/\breturns?\b|paid for itself|pays? for itself|paid back/i.test(sentence)) return true;
  if (/[$£€₹¥][\d,]+ worth\b(?! of time)/.test(sentence)) return true;
  if (/NaN|Infinity|∞|undefined|null|[{}]|\[object/.test(sentence)) return true;
  const pays = sentence.replace(/cash payback|payback in months|never pays back/gi, '');
  return (
    cashShare === 0 && /\bpays?\b|payback|pay back/i.test(pays) && !/Case|low case|at once/i.test(sentence)
  );
}

test('no sentence has a gap, or counts saved hours as money where they do not become money', () => {
  // Letters that none of the wrong words has.
  const letters = fc.string({ unit: fc.constantFrom('x', ' ', '\n'), maxLength: 260 });
  const random = fc.sample(anyAnswers(letters), { numRuns: rounds(90), seed: 66 }).map((answers, index) => {
    const cashShare = [0, 30, 100][index % 3] ?? 0;
    const link = writeBusinessCase({ ...answers, finance: { ...answers.finance, cashShare } });
    return { link, currency: answers.currency };
  });
  for (const { link, currency } of [...companies, ...random]) {
    const built = composeBusinessCase(link, currency);
    const { cashShare = 0 } = built.businessCase.answers.finance;
    const cells = listCells(built).map(({ value }) => `${value ?? ''}`);
    const texts = [...readMemo(built), ...messageOf(built).split('\n'), ...cells];
    const sentences = texts.flatMap((text) => text.split(/(?<=[.:;]) /));
    expect(sentences.filter((sentence) => isWrong(sentence, cashShare))).toEqual([]);
  }
});

test.each([
  ['roi=40', 'roi=40', '2027-04-01', /March 31, 2027, has passed/],
  ['2027', '152027', '', /too far off/],
  ['cashShare=80', 'cashShare=80&otherHours=41', '', /41 hours a week without AI is more than the 40 hours/],
  ['roi=40', 'roi=601', '', /601 hours a week is more than 10 people can work/],
])('an input that cannot count, or looks like a typo, gets a sentence: %s to %s', (from, to, today, text) => {
  const { texts } = composeBusinessCase(linkOf('founders').replace(from, to), 'INR', today);
  expect(texts.checks).toEqual([expect.stringMatching(text)]);
});

test('memo, message and workbook name each unreadable number and the number used instead', () => {
  const built = composeBusinessCase(linkOf('founders'), 'INR');
  expect(built.texts.checks).toEqual([]);
  const unread = { hours: 'about 20', renewals: '12k' };
  const texts = composeTexts(built.businessCase, unread);
  const views = [firstPage, messageOf, (one: Built) => JSON.stringify(listCells(one))];
  for (const line of [
    '“about 20” for “Hours a week that could be saved” couldn’t be read. 40 counts.',
    '“12k” for “Renewals a year, from year two” couldn’t be read. It is open.',
  ])
    for (const view of views) expect(view({ ...built, texts })).toContain(line);
});

test('the first page lists what the estimate leaves out: taxes, scope, small projects', () => {
  const notes = composeBusinessCase(linkOf('dental')).texts.notes.join(' ');
  expect(notes).toMatch(/^Prices exclude VAT and sales tax\. .* up to another 15%\.$/);
  const small = composeBusinessCase(
    `v=1&calculator=${calculatorCode('tisbl0')}&roi=5_45_60_80_500_240&cashShare=100&currency=USD`,
  );
  expect(messageOf(small)).toContain('quotes projects below $1,000 by hand');
});

test.each([
  ['Me', 'me'],
  ['Operations director', 'the operations director'],
  ['The board', 'the board'],
  ['CFO', 'the CFO'],
  ['VP of sales', 'the VP of sales'],
  ['Priya from finance', 'Priya from finance'],
  ['Ana María López', 'Ana María López'],
])("the person '%s' is written as '%s' in a sentence", (typed, written) => {
  expect(formatPerson(typed)).toBe(written);
});

test('a very long payback has the same words everywhere, and rounding never moves a payback across a limit', () => {
  // 1,000 hours a year at 42 less 41,480 leave 520 a year for 11,000: 254 months.
  const far = composeBusinessCase(
    `v=1&calculator=${calculatorCode('asmbm0')}&roi=20_50_42_100_11000_41480&cashShare=100&currency=USD`,
  );
  expect(far.texts.figures[1]?.value).toBe('Over 10 years');
  expect(memoText(far)).toContain('Expected Over 10 years');
  for (const [paybackMonths, text] of [
    [12, '12.0 months'],
    [12.03, '12.03 months'],
    [36.001, '36.01 months'],
    [12.05, '12.1 months'],
  ] as const)
    expect(formatPayback({ paybackMonths })).toBe(text);
});

test('the memo names the source of each number and leaves out what cannot be computed yet', () => {
  const text = memoText(composeBusinessCase(linkOf('bookkeeper').replace('_90__', '___'), 'GBP'));
  for (const row of [
    'Hourly rate £60 £51 Ours',
    'Adoption 70% 59.5% Suggested',
    'One-time cost £2,370 £2,726 Emberlane’s',
    'Discount rate a year 10% – Suggested',
    'Whose numbers: All are ours except Emberlane’s estimate of £2,370 and what is suggested: adoption, discount rate a year.',
  ])
    expect(text).toContain(row);
  expect(memoText(composeBusinessCase(linkOf('dental')))).toContain(
    'Renewals a year, from year two $3,000 $3,450 Emberlane’s',
  );
  const open = memoText(composeBusinessCase('v=1&owner=Priya'));
  for (const part of ['Cash and time', 'What we propose', 'When we stop', 'Whose numbers'])
    expect(open).not.toContain(part);
});

// @requirement MEMO-08
test('the message to the team has the verdict, six figures and the link', () => {
  const lines = messageOf(composeBusinessCase(linkOf('bookkeeper'), 'GBP')).split('\n');
  expect(lines[0]).toBe(`My business case: ${pricedServices.automation.title}`);
  expect(lines[2]).toMatch(/^Yes\. In cash, /);
  expect(lines.filter((line) => /^[A-Z][^:.]+: (£|\d|Never)/.test(line))).toHaveLength(6);
  expect(lines.at(-1)).toBe('https://site.example/case#v=1');
});

// @requirement MEMO-05
test('a workbook is recalculated on opening, links to its page, and has empty cells for missing inputs', async () => {
  const parts = unzipSync(await makeXlsx(composeBusinessCase(linkOf('dental'))));
  expect(strFromU8(parts['xl/workbook.xml']!)).toMatch(/fullCalcOnLoad="1"/);
  expect(strFromU8(parts['xl/worksheets/_rels/sheet1.xml.rels']!)).toContain('https://site.example/case#v=1');
  const open = `v=1&calculator=${calculatorCode('asmsm0')}&owner=Priya&currency=USD`;
  const rows = listWorkbookRows(composeBusinessCase(open));
  const values = ['hours', 'gaps', 'problem', 'verdict'].map(
    (name) => rows.find((row) => row.name === name)?.cells[1]?.value,
  );
  expect(values).toEqual([null, null, null, 'No verdict yet']);
});

test('row names in formulas become cells of the same column, of column B or of a named column', () => {
  const row = (name: string, formula: string) => ({
    name,
    cells: [{ value: '' }, { formula, value: 0 }, { formula, value: 0 }],
  });
  const rows = resolveRowNames([row('first', '"first"&5'), row('second', '$first+second+first@E')]);
  expect(rows.map(({ cells }) => cells.map((one) => one.formula))).toEqual([
    [undefined, '"first"&5', '"first"&5'],
    [undefined, '$B$1+B2+E1', '$B$1+C2+E1'],
  ]);
  expect(() => resolveRowNames([row('twice', '1'), row('twice', 'twice')])).toThrow(
    "2 rows are named 'twice'",
  );
});
