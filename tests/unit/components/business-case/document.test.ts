/** @requirement MEMO-02 MEMO-03 MEMO-04 */
import fc from 'fast-check';
import { caseText, composeCase } from '@/components/business-case/compose';
import { makeDocx } from '@/components/business-case/make-docx';
import { caseContent } from '@/content/business-case/index';
import { buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import { officeText, openZip, partText } from '../../../support/office';
import { anyAnswers } from '../../lib/business-case/any-answers';
import { companies } from '../../lib/business-case/companies';
import { currencyOf, specification } from '../../lib/pricing/specification';
import { saidOf, verdictOf } from './said-of-companies';

/** The page's words with the specification's prices, so that a price that changes in content changes nothing here. */
const content = { ...caseContent, rules: { ...caseContent.rules, pricing: specification } };
const TODAY = '2026-11-23';
const LIVE = 'https://site.example/case#v=1';

function built(link: string, code = 'USD') {
  const currency = currencyOf(code);
  const businessCase = buildCase(readCase(link), content.rules, currency.exchangeRate);
  return {
    businessCase,
    currency,
    written: composeCase(businessCase, content, currency, { link: LIVE, today: TODAY }),
  };
}
// cspell:ignore psbqm asmsm mmymmymmpmmmmymm
const worked =
  'v=1&selector=psbqm&calculator=asmsm0&readiness=mmymmymmpmmmmymm&roi=30_48_42_70_11000_2400&cashShare=40&currency=USD' +
  '&problem=Typing&owner=Office+manager&deadline=2027-03-31&hoursGiver=Head+of+finance' +
  '&budgetLine=Overtime+and+temporary+staff&alternatives=A+second+part-time+clerk';
const text = (link: string, code?: string) => caseText(built(link, code).written);
const linkOf = (name: string) => companies.find((company) => company.name.includes(name))?.link ?? '';

/** The figures of a line, in order, whatever words content puts around them. */
const figuresOf = (line: string) => line.match(/-?[$€£₹¥]?\d[\d,.]*%?/g)?.join(' ') ?? line;

test('a worked case as a document has the figures worked by hand, line by line', () => {
  const said = text(worked).split('\n').map(figuresOf);
  for (const line of [
    'My business case: Workflow Automation',
    // 30 x 48 x 42.
    'We could save up to 30 hours a week, 48 weeks a year. At $42 an hour, that is $60,480 a year, and $302,400 over five years if nothing changes.',
    'The estimate is $8,500. We plan on $7,225 to $9,775 and about 6 weeks.',
    'Everything counts from the day of approval: about 6 weeks of work without savings, then the saving.',
    'Of the 21 hours a week that it saves, 8.4 become cash and 12.6 are freed time. Who gives them up: Head of finance. Budget line: Overtime and temporary staff. The most year one can cost: $15,092. That is what we approve and the running costs of the low case, with nothing saved.',
    // 11,000 x 1.15; six weeks after March 31; 4.7 months after it.
    'Approve up to $12,650 for Workflow Automation by March 31, 2027. Owner: Office manager. The stop rules below are part of the decision. Approved on that day, the work is live about May 12, 2027. In the expected case, it has paid for itself by August 2027.',
    '- Base price, automation | $7,500',
    // (11,000 + 2,400 x 46 / 52) / (48 x 42 x 46 / 52) = 7.358 hours, of 30.
    'Break-even: 7.4 saved hours a week, 25% adoption, both rounded up. With less, year one ends at a loss. We expect 21 hours.',
    '- Process | 58%, nearly | Time 30 cases, and write down what a correct result looks like. | The process owner, with Emberlane',
    '- It saves fewer hours than planned | fewer than 7.4 hours a week are saved, measured three months after it goes live | Office manager',
    '- People keep working the old way | fewer than 7.4 of the 30 possible hours a week are saved six months after it goes live | Office manager',
    '- One-time project cost, price included | $11,000 | Ours',
    '- of which Emberlane’s estimate | $8,500 | Emberlane’s',
    '- Discount rate a year | 10% | Suggested',
    '- Saved hours that become cash | 40% | Ours',
    '- Do nothing | Saves the price, and costs up to $60,480 a year in hours: $302,400 over five years.',
    '- Also considered | A second part-time clerk',
    LIVE,
  ])
    expect(said).toContain(figuresOf(line));
  // 8,500 / 42.
  expect(text(worked)).toContain('202 hours');
  // Cash alone, low: 25,999.60 x 40% - 2,760 = 7,639.84 a year; 12,650 / 636.65 = 19.87 months and 1.38 before.
  expect(said.some((figures) => figures.includes('40% 10.5 21.3 $1,857, $42,572'))).toBe(true);
  expect(said.some((figures) => figures.includes('50% 90% $13,628 $35,028'))).toBe(true);
});

test.each(companies)('the page and Word say what was worked by hand: $name', async (company) => {
  const { businessCase, currency, written } = built(company.link, company.currency);
  expect(written.verdict).toBe(verdictOf(company));
  const said = caseText(written);
  for (const line of saidOf(company)) expect(said).toContain(line);
  const about = {
    title: written.title,
    subtitle: '',
    description: '',
    date: TODAY,
    sender: { name: 'Emberlane', email: 'a@b.example', origin: 'https://site.example' },
  };
  const drawn: string[] = [];
  const bytes = await makeDocx(about, written, businessCase, content, currency, async ({ svg }) => {
    drawn.push(svg);
    return new Uint8Array([137, 80, 78, 71]);
  });
  const word = officeText(bytes).replace(/\s+/g, ' ');
  // Cells of a row follow each other.
  for (const line of saidOf(company)) expect(word).toContain(line.replaceAll(' | ', ''));
  expect(word).toContain(LIVE);
  // Two charts, and the lines of the curve are flat until the work is live.
  expect(partText(openZip(bytes), 'word/document.xml').match(/<w:drawing>/g)).toHaveLength(2);
  expect(drawn).toHaveLength(2);
  expect(drawn.join('')).not.toMatch(/NaN|Infinity|undefined/);
});

test('a no says so, asks to decline, and names what would change it however far it is', () => {
  const { written } = built(linkOf('utility'), 'JPY');
  const said = caseText(written);
  expect(said).toContain('No. It takes more than 36 months to pay for itself.');
  // 1.15 x (6,000,000 x 52 / 40 + 1,500,000) / 0.614125 / 51,520 = 338.02 hours, 5.6 times 60.
  expect(written.changes[0]?.list).toEqual([
    '338.1 hours a week that could be saved instead of 60, 5.6 times as many',
    // (3,091,200 x 0.614125 / 1.15 - 1,500,000) x 40 / 52.
    'a one-time cost of ¥115,975 instead of ¥6,000,000, which only a smaller scope can reach',
  ]);
  expect(said).toContain('Decline this project by March 31, 2027');
  expect(said).not.toContain('Approve');
});

test('a project that never pays back says never, and one that no number helps says so', () => {
  const never = built('v=1&calculator=aimbl0&roi=10_48_20_100_3000_9600&currency=USD').written;
  expect(never.reasons[0]).toBe('It never pays for itself: what it saves does not exceed its running costs.');
  // Nothing an hour: no hours, no adoption and no cost change that.
  const none = built('v=1&roi=10_48_0_100_3000_9600&currency=USD').written;
  expect(none.changes[0]).toEqual({
    lead: 'No change to the hours, the adoption or a cost would make the return a yes on its own.',
    list: [],
  });
});

test('a thin yes is called thin, with the three figures that make it one', () => {
  const { written } = built(linkOf('dental'));
  expect(written.verdict).toBe('Yes, but thin');
  expect(written.reasons[1]).toBe(
    // 21,102.32 x 48 / 52 - 16,100, and 6,655.58 less with a slow start.
    'There is little room. In the low case, payback is 10.1 months and year one ends at $3,379; with a slow start as well, it ends at -$3,277.',
  );
});

test('a gap names its area and its points, one of them in the singular', () => {
  const insurer = built(linkOf('insurer')).written;
  expect(insurer.reasons[0]).toBe(
    'Below 50% in the readiness assessment: Process. A project would hit that gap in its first month.',
  );
  expect(insurer.changes.at(-1)?.list[0]).toMatch(/^Process: 2 more points in the assessment\./);
  const one = built(linkOf('insurer').replace('ppnm', 'ppmp')).written;
  expect(one.changes.at(-1)?.list[0]).toMatch(/^Process: 1 more point in the assessment\./);
  expect(text('v=1&owner=Priya')).toContain(
    'Not yet. This case is not complete. Still open: the problem, the deadline, the price, the return, the readiness assessment.',
  );
});

test('answers that are hardly meant are said in the document, not refused', () => {
  // One person, 4,200 hours a week, decided in 2020.
  const { written } = built('v=1&calculator=aimbl0&roi=4200_48_42_70_11000_2400&deadline=2020-01-01');
  expect(written.reasons).toContain(
    'Check the hours: 4,200 a week is more than one person works, at most 40.',
  );
  expect(written.reasons).toContain('Check the date: January 1, 2020 is in the past.');
});

test('amounts are in the case’s currency: the price converted, the own figures not', () => {
  const said = text(worked.replace('currency=USD', 'currency=GBP'), 'GBP');
  // 8,500 x 0.79.
  expect(said).toContain('The estimate is £6,715.');
  expect(said).toContain('At £42 an hour');
  expect(said).toContain('All amounts are in GBP (British pound), rounded. The price is converted');
  expect(said).not.toContain('$');
  expect(text(worked)).not.toContain('converted');
});

test('random cases have no NaN, no Infinity and no word in braces', () => {
  // Letters that none of the wrong words has.
  const letters = fc.string({ unit: fc.constantFrom('x', ' ', '\n'), maxLength: 260 });
  fc.assert(
    fc.property(anyAnswers(letters), (answers) => {
      const currency = currencyOf(answers.currency);
      const businessCase = buildCase(answers, content.rules, currency.exchangeRate);
      const said = caseText(composeCase(businessCase, content, currency, { link: '', today: TODAY }));
      expect(/NaN|Infinity|∞|undefined|null|[{}]|\[object/.exec(said)).toBeNull();
    }),
    { numRuns: 300 },
  );
});
