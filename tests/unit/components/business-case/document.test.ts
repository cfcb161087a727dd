/** @jest-environment node */
import fc from 'fast-check';
import { caseText, composeCase } from '@/components/business-case/compose';
import { caseContent as content } from '@/content/business-case-content';
import { currencies } from '@/content/currencies';
import { buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import { anyAnswers } from '../../lib/business-case/any-answers';
import { companies } from '../../lib/business-case/companies';
import { specification } from '../../lib/pricing/specification';

const [dollars] = currencies;
const pounds = { code: 'GBP', symbol: '£', name: 'British pound', exchangeRate: 0.79 };
const rules = { ...content.rules, pricing: specification };
const written = (link: string, currency = dollars) =>
  composeCase(buildCase(readCase(link), rules, currency.exchangeRate), content, currency);
const linkOf = (name: string) => companies.find((company) => company.name === name)?.link ?? '';
const text = (link: string, currency?: typeof dollars) =>
  caseText(written(link, currency), 'https://site.example/case');
// cspell:ignore psbqm asmsm mmymmymmpmmmmymm
const worked =
  'v=1&selector=psbqm&calculator=asmsm0&readiness=mmymmymmpmmmmymm&roi=20_48_42_70_11000_2400&currency=USD&problem=Typing&owner=Office+manager&deadline=2027-03-31&alternatives=A+second+part-time+clerk';

test('MEMO-02 a worked case as a document, to the letter where its numbers stand', () => {
  const said = text(worked);
  for (const line of [
    'My business case: Workflow Automation',
    'That work takes 20 hours a week in 48 weeks a year. At $42 an hour it costs $40,320 a year, and $201,600 over five years if nothing changes.',
    'The estimate is $8,500. We plan with $7,225 to $9,775, and about 6 weeks.',
    '- Low, slow start | 12.2 months | -$274 | $74,798',
    '- Low | 8.8 months | $5,018 | $80,090',
    '- Expected | 5.1 months | $14,824 | $118,120',
    '- Slow start | 8.4 months | $7,768 | $111,064',
    '- High | 4.0 months | $21,880 | $153,400',
    // 11,000 and 15% of 8,500; six weeks after March 31.
    'Approve up to $12,275 for Workflow Automation by March 31, 2027, with Office manager as the owner. The stop rules below are part of the decision. Work that starts on that day ends about May 12, 2027.',
    '- Base price, automation | $7,500',
    'Break-even adoption: 34%. Below that share of the work, year one ends at a loss. We expect 70%.',
    '- Process | 58%, nearly | Time 30 cases, and write down what a correct result looks like. | The process owner, with Emberlane',
    // 13,400 / (48 x 42 x 0.7) is 9.5 hours.
    '- It saves fewer hours than planned | it saves fewer than 9.5 hours a week three months after it goes live | Office manager',
    '- Adoption | 70% | Ours',
    '- One-time project cost, price included | $11,000 | Ours',
    '- Of it, the price of the estimate | $8,500 | Emberlane’s',
    '- Of it, our own time and other costs | $2,500 | Ours',
    '- How sure we are of the hours: “We have timed it in the past quarter.” Mostly.',
    '- Do nothing | Costs no project, and $40,320 a year in hours: $201,600 over five years.',
    // 8,500 / 42.
    '- Also considered | A second part-time clerk',
    'https://site.example/case',
  ])
    expect(said.split('\n')).toContain(line);
  expect(said).toContain('pay for 202 hours of our own people');
  expect(said).toContain(
    'Adoption at 50% to 90%: $6,760 to $22,888. Hours a week you could save at 15 to 25: $7,768 to $21,880.',
  );
});

test('MEMO-04 a no says so, asks to decline, and says that no single number would change it', () => {
  const said = text(linkOf('3,000 people, too few hours'));
  expect(said).toContain('No. It takes more than three years to pay for itself, if it ever does.');
  expect(said).toContain('No single number would make the return a yes.');
  expect(said).toContain('- Expected | Over 10 years | -$42,600 | -$33,000');
  expect(said).toContain('Decline this project by March 31, 2027');
  expect(said).not.toContain('Approve');
});

test('MEMO-04 a not yet names what would make it a yes, rounded so that it is enough', () => {
  const { reasons, changes } = written(linkOf('60 people, only if the numbers hold'));
  expect(reasons).toEqual([
    'It pays for itself within a year as planned, but not if it saves a quarter less and costs a quarter more.',
  ]);
  expect(changes).toEqual([
    {
      lead: 'What would make the return a yes, each alone:',
      list: [
        '22.9 hours saved a week instead of 15',
        '92% adoption instead of 60%',
        'a one-time cost of $7,039 instead of $12,000, which only a smaller scope can reach',
      ],
    },
  ]);
  const gap = written(linkOf('400 people, with a gap'));
  expect(gap.changes).toEqual([
    {
      lead: 'What would make readiness a yes:',
      list: [
        'Process: 2 more points in the assessment. Time 30 cases, and write down what a correct result looks like.',
      ],
    },
  ]);
  expect(text('v=1&owner=Priya')).toContain(
    'Not yet. This case is not complete. Still open: the problem, the deadline, the price, the return, the readiness assessment.',
  );
});

test('MEMO-03 amounts are in the case’s currency: the price converted, the own figures not', () => {
  const said = text(worked, pounds);
  // 8,500 x 0.79.
  expect(said).toContain('The estimate is £6,715.');
  expect(said).toContain('At £42 an hour');
  expect(said).toContain('All amounts are in GBP (British pound).');
  expect(said).not.toContain('$');
});

test('MEMO-03 3,000 random cases read without a gap: no NaN, no Infinity, no word in braces', () => {
  // Letters that none of the wrong words has.
  const letters = fc.string({ unit: fc.constantFrom('x', ' ', '\n'), maxLength: 260 });
  fc.assert(
    fc.property(anyAnswers(letters), (answers) => {
      const currency = currencies.find(({ code }) => code === answers.currency) ?? dollars;
      const built = buildCase(answers, rules, currency.exchangeRate);
      const said = caseText(composeCase(built, content, currency), '');
      expect(/NaN|Infinity|∞|undefined|null|[{}]|\[object/.exec(said)).toBeNull();
    }),
    { numRuns: 3000 },
  );
});
