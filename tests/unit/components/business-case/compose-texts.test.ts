import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildBusinessCase } from '@/components/business-case/build-business-case';
import { BusinessCaseMemo } from '@/components/business-case/business-case-memo';
import { composeTeamMessage, composeTexts } from '@/components/business-case/compose-texts';
import { formatPerson } from '@/components/business-case/format-values';
import { listWorkbookRows } from '@/components/business-case/make-xlsx';
import { pricedServices } from '@/content/tools/pricing-calculator';
import { readBusinessCase, writeBusinessCase } from '@/lib/business-case/link';
import { formatPayback } from '@/lib/roi-calculator/format-payback';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { anyAnswers } from '../../../fixtures/any-answers';
import { companies } from '../../../fixtures/example-companies';
import { expectFigures, expectTexts, expectVerdict } from '../../../fixtures/expected-texts';
import { composeBusinessCase, content } from '../../../support/built-business-case';
import { rounds } from '../../../support/property-rounds';

const linkOf = (name: string) => companies.find((company) => company.name.includes(name))?.link ?? '';
type Built = ReturnType<typeof composeBusinessCase>;

/** The texts of the memo: of each sheet, and of each heading, paragraph and cell. */
function readMemo(built: Built): { pages: string[]; parts: string[] } {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&#x27;': "'",
    '&quot;': '"',
    '&lt;': '<',
    '&gt;': '>',
  };
  const parts = renderToStaticMarkup(createElement(BusinessCaseMemo, built))
    .replace(/<\/(h2|h3|p|th|td|dt|dd|li|text)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').trim());
  return { pages: parts.join(' ').split(/(?<=Page \d of \d) /), parts };
}
const memoText = (built: Built) => readMemo(built).pages.join(' ');
const messageOf = ({ texts, link }: Built) => composeTeamMessage(texts, content.words, link);

test.each(companies)('verdict, figures and memo are those worked by hand: $name', (company) => {
  const built = composeBusinessCase(company.link, company.currency);
  expect(built.texts.verdict).toBe(expectVerdict(company));
  expect(built.texts.figures.map(({ value }) => value)).toEqual(expectFigures(company));
  const text = memoText(built);
  for (const line of expectTexts(company)) expect(text).toContain(line);
  // One verdict, also in the message, the workbook and the business case that the link opens.
  expect(
    text
      .replace(built.texts.title, '')
      .trim()
      .startsWith(`${expectVerdict(company)} The`),
  ).toBe(true);
  expect(messageOf(built)).toContain(`\n\n${expectVerdict(company)}. `);
  const verdictRow = listWorkbookRows(built).find(({ name }) => name === 'verdict');
  expect(verdictRow?.cells[1]?.value).toBe(expectVerdict(company));
  const reopened = composeBusinessCase(writeBusinessCase(readBusinessCase(company.link)), company.currency);
  expect(reopened.texts).toMatchObject({ verdict: expectVerdict(company), figures: built.texts.figures });
});

// @requirement MEMO-02
test('page 1 of the memo has the decision, the reasons and the owners of the numbers', () => {
  for (const { link, currency } of companies) {
    const [first = ''] = readMemo(composeBusinessCase(link, currency)).pages;
    expect(first.split(' ').length).toBeLessThanOrEqual(245);
    const order = ['The decision we ask for', 'Why', 'The problem', 'Whose numbers'].map((part) =>
      first.indexOf(part),
    );
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
    expect(order).not.toContain(-1);
  }
});

/** Sentences and figures of the page and the message; `all` adds memo and workbook, which take longer. */
function listSentences(built: Built, all: boolean): string[] {
  const { figures, approval, ask } = built.texts;
  const cells = all
    ? listWorkbookRows(built).flatMap((row) => row.cells.map(({ value }) => `${value ?? ''}`))
    : [];
  return [
    ...figures.map(({ label, value, note }) => `${label} ${value}: ${note}`),
    ...approval.map(({ label, value }) => `${label} ${value}`),
    ...[ask, ...messageOf(built).split('\n'), ...cells, ...(all ? readMemo(built).parts : [])],
  ].flatMap((text) => text.split(/(?<=[.:;]) /));
}

/** What no view may say: that hours pay which become no money, or that their worth is money. */
function isWrong(sentence: string, cashShare: number): boolean {
  if (/\breturns?\b|paid for itself|pays? for itself|paid back/i.test(sentence)) return true;
  if (/[$£€₹¥][\d,]+ worth\b(?! of time)/.test(sentence)) return true;
  const pays = sentence.replace(/cash payback|payback in months|never pays back/gi, '');
  return (
    cashShare === 0 && /\bpays?\b|payback|pay back/i.test(pays) && !/Case|low case|at once/i.test(sentence)
  );
}

test('no sentence counts saved hours as money where they do not become money', () => {
  const decisions = new Set<string>();
  const wrong = new Set<string>();
  let count = 0;
  fc.assert(
    fc.property(anyAnswers(fc.constant('x')), fc.constantFrom(0, 0, 1, 30, 60, 100), (answers, cashShare) => {
      const link = writeBusinessCase({ ...answers, finance: { ...answers.finance, cashShare } });
      const built = composeBusinessCase(link, answers.currency);
      decisions.add(built.businessCase.decision);
      count += 1;
      for (const sentence of listSentences(built, count % 10 === 0))
        if (isWrong(sentence, cashShare)) wrong.add(sentence);
    }),
    { numRuns: rounds(1000), seed: 66 },
  );
  expect([...wrong]).toEqual([]);
  expect(decisions.size).toBeGreaterThan(4);
});

test('a verdict that is not yet a yes lists what has to be settled, in every view', () => {
  const numbers = composeBusinessCase(linkOf('founders'), 'INR');
  expect(numbers.texts.points).toEqual([
    expect.stringMatching(
      /^In the low case it loses ₹[\d,]+ over five years\. Who settles it: the office manager/,
    ),
  ]);
  expect(numbers.texts.ask).toMatch(/^Approve no money yet\./);
  // A gap in readiness, with the points and the person that close it.
  const gap = composeBusinessCase(linkOf('insurer'), 'CAD');
  expect(gap.texts.reasons.join(' ')).toContain('The numbers alone give “Yes, slowly”.');
  expect(gap.texts.points).toEqual([
    expect.stringMatching(/^Process: 1 more point in the assessment\. .* Who: the process/),
  ]);
  // What is open is named, a field by its name.
  const open = composeBusinessCase(linkOf('founders').replace('_360000', '_'), 'INR').texts;
  expect(open.reasons[0]).toContain('Still open: running costs a year.');
  // An alternative that saves no less stands beside the verdict.
  const school = composeBusinessCase(linkOf('school'));
  expect(school.texts.reasons.join(' ')).toContain('would save 21 hours a week: no less than');
  expect(school.texts.points[0]).toMatch(/^Why this project and not a fix without AI/);
  for (const built of [numbers, gap, school])
    for (const point of built.texts.points)
      for (const view of [messageOf(built), readMemo(built).pages[0]]) expect(view).toContain(point);
});

test('inputs that cannot count, or look like a slip, get a sentence of their own', () => {
  const link = linkOf('founders');
  const checksOf = (changed: string, today = '2027-01-01') =>
    composeBusinessCase(changed, 'INR', today).texts.checks;
  expect(checksOf(link)).toEqual([]);
  expect(checksOf(link, '2027-04-01')).toEqual([expect.stringContaining('March 31, 2027, has passed')]);
  expect(checksOf(link.replace('2027', '152027'))).toEqual([expect.stringContaining('too far off')]);
  expect(checksOf(link.replace('cashShare=80', 'cashShare=80&otherHours=41'))).toEqual([
    expect.stringContaining('41 hours a week without AI is more than the 40 hours'),
  ]);
  expect(checksOf(link.replace('roi=40', 'roi=601'))).toEqual([
    expect.stringContaining('601 hours a week is more than 10 people can work'),
  ]);
});

test('an amount to approve appears with a yes or with its condition, and never beside a no', () => {
  for (const company of companies) {
    const built = composeBusinessCase(company.link, company.currency);
    const text = [
      memoText(built),
      messageOf(built),
      JSON.stringify(listWorkbookRows(built)),
      JSON.stringify(built.texts.figures),
    ]
      .join(' ')
      .replaceAll(
        'Amount to approve once the points are settled',
        company.decision === 'not-yet' ? '' : 'WRONG',
      )
      .replaceAll('Amount to approve if the time is worth it', company.decision === 'time' ? '' : 'WRONG');
    const isYes = ['yes', 'slow'].includes(company.decision);
    // The workbook's label is a formula with each of the conditions.
    const said = text.replaceAll(/"formula":"(\\.|[^"\\])*"/g, '');
    expect(/Amount to approve[^a-z]{0,30}[$£€₹¥][\d,]+/.test(said)).toBe(isYes);
    if (company.decision === 'no')
      expect(memoText(built)).not.toMatch(/Reserve, |Later years, each|When we stop/);
  }
});

test('a business case’s memo, message and workbook name each unreadable number and the number used instead', () => {
  const built = composeBusinessCase(linkOf('founders'), 'INR');
  const { businessCase, currency } = built;
  const texts = composeTexts(businessCase, content, currency, { hours: 'about 20', renewals: '12k' });
  const lines = [
    '“about 20” for “Hours a week that could be saved” couldn’t be read. 40 counts.',
    '“12k” for “Renewals a year, from year two” couldn’t be read. It is open.',
  ];
  const views = [
    readMemo({ ...built, texts }).pages[0],
    messageOf({ ...built, texts }),
    JSON.stringify(listWorkbookRows({ ...built, texts })),
  ];
  for (const view of views) for (const line of lines) expect(view).toContain(line);
});

test('the memo lists what the estimate leaves out: taxes, scope, the exchange rate, small projects', () => {
  const notesOf = (name: string, code: string) =>
    composeBusinessCase(linkOf(name), code).texts.notes.join(' ');
  expect(notesOf('dental', 'USD')).toMatch(/^Prices exclude VAT and sales tax\. .* up to another 15%\.$/);
  const small = composeBusinessCase(
    `v=1&calculator=${calculatorCode('tisbl0')}&roi=5_45_60_80_500_240&cashShare=100&currency=USD`,
  );
  expect(small.texts.notes.join(' ')).toContain('quotes projects below $1,000 by hand');
  expect(messageOf(small)).toContain('by hand');
});

test.each([
  ['Me', 'me'],
  ['Operations director', 'the operations director'],
  ['operations director', 'the operations director'],
  ['The board', 'the board'],
  ['CFO', 'the CFO'],
  ['VP of sales', 'the VP of sales'],
  ['Priya', 'Priya'],
  ['Priya from finance', 'Priya from finance'],
  ['Ana María López', 'Ana María López'],
])("the person '%s' is written as '%s' in a sentence", (typed, written) => {
  expect(formatPerson(typed)).toBe(written);
});

test('a very long payback has the same words everywhere, and rounding never moves one across a limit', () => {
  // 1,000 hours a year at 42 less 41,480 leave 520 a year for 11,000: 254 months.
  const far = composeBusinessCase(
    `v=1&calculator=${calculatorCode('asmbm0')}&roi=20_50_42_100_11000_41480&cashShare=100&currency=USD`,
  );
  expect(far.texts.figures[1]?.value).toBe('Over 10 years');
  expect(memoText(far)).toContain('Expected Over 10 years');
  expect(memoText(far)).not.toMatch(/25\d\.\d months/);
  for (const [paybackMonths, text] of [
    [12, '12.0 months'],
    [12.03, '12.03 months'],
    [36.001, '36.01 months'],
    [12.05, '12.1 months'],
  ] as const)
    expect(formatPayback({ paybackMonths })).toBe(text);
});

test('the memo names the source of each number and leaves out what cannot be computed yet', () => {
  const built = composeBusinessCase(linkOf('bookkeeper').replace('_90__', '___'), 'GBP');
  const text = memoText(built);
  for (const row of [
    'Hourly rate £60 £51 Ours',
    'Adoption 70% 59.5% Suggested',
    'One-time cost £2,370 £2,726 Emberlane’s',
    'Saved hours that become cash 80% 68% Ours',
    'Discount rate a year 10% – Suggested',
  ])
    expect(text).toContain(row);
  expect(text).toContain(
    'Whose numbers: All are ours except Emberlane’s estimate of £2,370 and what is suggested: adoption, discount rate a year.',
  );
  expect(memoText(composeBusinessCase(linkOf('dental')))).toContain(
    'Renewals a year, from year two $3,000 $3,450 Emberlane’s',
  );
  const open = memoText(composeBusinessCase('v=1&owner=Priya'));
  for (const part of ['Cash and time', 'The estimate', 'When we stop', 'Readiness gaps', 'Whose numbers'])
    expect(open).not.toContain(part);
});

test('the memo does not depend on the order of the calculator’s questions', () => {
  const built = composeBusinessCase(linkOf('dental'));
  const { currency } = built;
  const turned = { ...content, pricing: content.pricing.toReversed() };
  const businessCase = buildBusinessCase(built.businessCase.answers, turned, currency);
  const texts = composeTexts(businessCase, turned, currency);
  expect(memoText({ ...built, businessCase, content: turned, texts })).toBe(memoText(built));
});

// @requirement MEMO-08
test('the message to the team has the verdict, six figures and the link', () => {
  const lines = messageOf(composeBusinessCase(linkOf('bookkeeper'), 'GBP')).split('\n');
  expect(lines[0]).toBe(`My business case: ${pricedServices.automation.title}`);
  expect(lines[2]).toMatch(/^Yes\. In cash, /);
  expect(lines.filter((line) => /^[A-Z][^:.]+: (£|\d|Never)/.test(line))).toHaveLength(6);
  expect(lines.at(-1)).toBe('https://site.example/case#v=1');
});

test('texts of random business cases have no NaN, no Infinity and no unfilled placeholder', () => {
  // Letters that none of the wrong words has.
  const letters = fc.string({ unit: fc.constantFrom('x', ' ', '\n'), maxLength: 260 });
  fc.assert(
    fc.property(anyAnswers(letters), (answers) => {
      const built = composeBusinessCase(writeBusinessCase(answers), answers.currency);
      const text = `${memoText(built)} ${messageOf(built)}`;
      expect(/NaN|Infinity|∞|undefined|null|[{}]|\[object/.exec(text)).toBeNull();
    }),
    { numRuns: rounds(25) },
  );
});
