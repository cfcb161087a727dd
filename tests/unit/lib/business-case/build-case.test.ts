/** @jest-environment node */
import fc from 'fast-check';
import { currencies } from '@/content/currencies';
import { selectorRules } from '@/content/selector';
import { emptyAnswers, finished } from '@/lib/business-case/answers';
import { type BusinessCase, buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import { estimate } from '@/lib/pricing/estimate';
import { scoreReadiness } from '@/lib/readiness/score';
import { roiCases, verdictOf } from '@/lib/roi/cases';
import { bySpecification } from '../pricing/by-specification';
import { specification } from '../pricing/specification';
import { anyAnswers } from './any-answers';
import { companies } from './companies';

const rules = { pricing: specification, recommendation: selectorRules };
const caseOf = (link: string, rate = 1) => buildCase(readCase(link), rules, rate);

test.each(companies)('MEMO-02 MEMO-03 MEMO-04 worked by hand: $name', (company) => {
  const { price, money, decision, reasons } = caseOf(company.link);
  expect([decision, reasons]).toEqual([company.decision, company.reasons]);
  expect(price?.estimate).toMatchObject({
    totalCost: company.price,
    estimatedTimelineWeeks: company.weeks,
  });
  expect([price?.range.from, price?.range.to]).toEqual(company.range);
  expect(money?.inputs.cost).toBe(company.cost);
  for (const name of ['low', 'expected', 'slowStart', 'high', 'lowSlow'] as const) {
    const [gain, payback, fiveYears] = company[name];
    const found = money?.cases[name];
    expect(found?.firstYearGain).toBeCloseTo(gain, 3);
    expect(found?.curve[5]?.sum).toBeCloseTo(fiveYears, 3);
    if (payback === null) expect(found?.paybackMonths).toBeNull();
    else expect(found?.paybackMonths).toBeCloseTo(payback, 3);
  }
  expect(money?.today).toEqual({ year: company.today, fiveYears: 5 * company.today });
  expect(money?.mostLost).toBeCloseTo(company.mostLost, 3);
  expect(money?.breakEvenAdoption).toBeCloseTo(company.breakEvenAdoption, 3);
  const two = money?.swings.slice(0, 2) ?? [];
  expect(two.map(({ field }) => field)).toEqual(company.swings.map(([field]) => field));
  for (const [index, [, worse, better]] of company.swings.entries()) {
    expect(two[index]?.worse.gain).toBeCloseTo(worse, 3);
    expect(two[index]?.better.gain).toBeCloseTo(better, 3);
  }
  const changes = Object.fromEntries(money?.changes.map(({ field, value }) => [field, value]) ?? []);
  expect(Object.keys(changes)).toEqual(Object.keys(company.changes));
  for (const [field, value] of Object.entries(company.changes)) expect(changes[field]).toBeCloseTo(value, 3);
});

/** Every number of a case. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

const paybackOf = (months: number | null | undefined) => months ?? Number.POSITIVE_INFINITY;

/** What is not in its order: low, expected, high, and a slow start never better than expected. */
function disorder({ money }: BusinessCase): string[] {
  if (!money) return [];
  const { low, expected, high, slowStart, lowSlow } = money.cases;
  const years = [1, 2, 3, 4, 5].filter((year) => {
    const sum = (of: typeof low) => of.curve[year]?.sum ?? Number.NaN;
    return !(
      sum(lowSlow) <= sum(low) &&
      sum(low) <= sum(expected) &&
      sum(expected) <= sum(high) &&
      sum(slowStart) <= sum(expected)
    );
  });
  const [slow, middle, fast] = [low, expected, high].map(({ paybackMonths }) => paybackOf(paybackMonths));
  const swings = money.swings.filter(({ worse, better }) => !(worse.gain <= better.gain));
  return [
    ...years.map((year) => `year ${year}`),
    ...((slow ?? 0) >= (middle ?? 0) && (middle ?? 0) >= (fast ?? 0) ? [] : ['payback']),
    ...swings.map(({ field }) => field),
  ];
}

test('MEMO-03 3,000 random cases: every number is finite, the cases keep their order, and totals are those of the tools', () => {
  fc.assert(
    fc.property(anyAnswers(fc.string()), (answers) => {
      const { exchangeRate } = currencies.find(({ code }) => code === answers.currency) ?? currencies[0];
      const built = buildCase(answers, rules, exchangeRate);
      const { price, money, readiness } = built;
      expect(numbersIn({ price, money, readiness }).filter((value) => !Number.isFinite(value))).toEqual([]);
      expect(disorder(built)).toEqual([]);
      if (price) {
        expect(price.estimate).toEqual(estimate(price.parameters, specification));
        expect(price.estimate).toEqual(bySpecification(price.parameters));
        for (const { usd } of price.savings) expect(usd).toBeGreaterThan(0);
      }
      if (money) {
        expect(money.cases).toMatchObject(roiCases(money.inputs));
        expect(money.verdict).toBe(verdictOf(money.cases));
        expect(money.inputs).toEqual({ ...answers.roi, cost: money.inputs.cost });
        const converted = (price?.estimate.totalCost ?? 0) * exchangeRate;
        expect(money.inputs.cost).toBeCloseTo(Math.max(answers.roi.cost ?? 0, converted), 2);
      }
      const assessed = finished(answers.readiness);
      expect(readiness).toEqual(assessed && scoreReadiness(assessed as Parameters<typeof scoreReadiness>[0]));
    }),
    { numRuns: 3000 },
  );
});

test('MEMO-04 each change that would make it a yes does, alone', () => {
  fc.assert(
    fc.property(anyAnswers(fc.constant('x')), (answers) => {
      const { money } = buildCase(answers, rules);
      for (const { field, value } of money?.changes ?? []) {
        // A hair to the safe side, where the last digit of a division could decide.
        const enough = field === 'cost' ? value * 0.999_999 : value * 1.000_001;
        if (money && (field !== 'adoption' || enough <= 100))
          expect(verdictOf(roiCases({ ...money.inputs, [field]: enough }))).toBe('go');
      }
    }),
    { numRuns: 1000 },
  );
});

test('MEMO-04 what is missing keeps it from a yes, and each part that is answered counts', () => {
  expect(buildCase(emptyAnswers, rules)).toMatchObject({
    decision: 'not-yet',
    missing: ['problem', 'owner', 'deadline', 'price', 'return', 'readiness'],
    price: null,
    money: null,
    readiness: null,
    recommendation: null,
  });
  const whole = companies[0]?.link ?? '';
  for (const [part, name] of [
    ['problem', 'problem'],
    ['owner', 'owner'],
    ['deadline', 'deadline'],
    ['readiness', 'readiness'],
    ['roi', 'return'],
  ] as const) {
    const parts = new URLSearchParams(whole);
    parts.delete(part);
    expect(caseOf(parts.toString())).toMatchObject({ decision: 'not-yet', missing: [name] });
  }
});

test('MEMO-03 the price is converted, the own numbers are not, and add-ons that nobody chose are none', () => {
  // 8,500 x 0.79 = 6,715, above the 5,000 that were entered.
  const link = 'v=1&calculator=asmsm-&roi=20_48_42_70_5000_2400&currency=GBP';
  const { money, price } = caseOf(link, 0.79);
  expect(price?.estimate.totalCost).toBe(8_500);
  expect(money).toMatchObject({ raised: true, inputs: { cost: 6_715, rate: 42 } });
});

test('MEMO-02 the selector recommends, and the calculator prices what was chosen', () => {
  const { recommendation, price } = caseOf('v=1&selector=psbqm&calculator=dsmsm0');
  expect(recommendation).toMatchObject({
    primaryService: 'workflow-automation',
    secondaryService: 'ai-onboarding',
    goal: 'process-automation',
  });
  expect(price?.parameters.serviceType).toBe('development');
});
