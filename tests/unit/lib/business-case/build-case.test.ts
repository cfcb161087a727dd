/** @requirement MEMO-02 MEMO-03 MEMO-04 */
import fc from 'fast-check';
import { currencies } from '@/content/pricing/currencies';
import { selectorRules } from '@/content/tools/selector';
import { completeAnswers, emptyAnswers } from '@/lib/business-case/answers';
import { type BusinessCase, buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import type { Judged } from '@/lib/business-case/return-case';
import { stopLimits } from '@/lib/business-case/stop-rules';
import { estimate } from '@/lib/pricing/estimate';
import { scoreReadiness } from '@/lib/readiness/score';
import { financeDefaults, type RoiInputs } from '@/lib/roi/assumptions';
import { roiCases, verdictOf } from '@/lib/roi/cases';
import { bySpecification } from '../pricing/by-specification';
import { specification } from '../pricing/specification';
import { anyAnswers } from './any-answers';
import { byPage, type Numbers, type Outcome } from './by-page';
import { companies } from './companies';

const rules = { pricing: specification, recommendation: selectorRules };
const caseOf = (link: string, rate = 1) => buildCase(readCase(link), rules, rate);
const caseNames = ['low', 'expected', 'slowStart', 'high', 'lowSlow'] as const;

/** The verdict as the independent arithmetic names it. */
const verdictName = ({ verdict, thin }: Judged) =>
  ({ go: thin ? 'thin' : 'yes', depends: 'not-yet', slow: 'not-yet', decline: 'no' })[verdict];

/** What differs from the independent arithmetic by more than the last digits. */
function differences({ money }: BusinessCase, numbers: Numbers): string[] {
  const model = byPage(numbers);
  const found: string[] = [];
  const compare = (what: string, given: unknown, expected: unknown) => {
    const near =
      typeof given === 'number' && typeof expected === 'number'
        ? Math.abs(given - expected) <= 2e-4 + Math.abs(expected) * 1e-8
        : given === expected;
    if (!near) found.push(`${what}: ${String(given)}, by the page ${String(expected)}`);
  };
  if (!money) return ['no return'];
  const both = (name: string, roi: (typeof money.cases)['low'], outcome: Outcome) => {
    // Next to no benefit is divided by too little for the last digits to hold.
    if (outcome.payback === null || roi.net > 12)
      compare(`${name} payback`, roi.paybackMonths, outcome.payback);
    for (const { year, sum } of roi.curve) compare(`${name} year ${year}`, sum, outcome.totals[year]);
  };
  for (const name of caseNames) {
    both(name, money.cases[name], model.cases[name]);
    both(`cash ${name}`, money.cash.cases[name], model.cash.cases[name]);
    compare(`${name} npv`, money.npv[name], model.cases[name].npv);
    const [given, expected] = [money.irr[name], model.cases[name].irr];
    // Rates beyond ten thousand percent, or near a total loss, differ in digits that no one sees.
    if (given === null || expected === null || (expected > -0.9 && expected < 100))
      compare(`${name} irr`, given, expected);
  }
  compare('cash npv', money.cash.npv, model.cash.cases.expected.npv);
  compare('approved', money.approved, model.approved);
  compare('most lost', money.maxLoss, model.mostLost);
  compare('today', money.today.year, model.today);
  if (money.breakEvenHours) compare('break-even', money.breakEvenHours, model.breakEven);
  // At a limit the last digit may fall to either side.
  const atLimit = [model, model.cash].some(({ cases: { low, expected, lowSlow } }) =>
    [low, expected, lowSlow].some(({ payback }) =>
      [11, 12, 36].some((limit) => payback !== null && Math.abs(payback - limit) < 1e-3),
    ),
  );
  if (!atLimit) {
    compare('verdict', verdictName(money), model.verdict);
    compare('cash verdict', verdictName(money.cash), model.cash.verdict);
  }
  return found;
}

test.each(companies)('worked by hand: $name', (company) => {
  const { numbers, exchangeRate, link } = company;
  const built = caseOf(link, exchangeRate);
  const { price, money, decision, reasons } = built;
  expect([decision, reasons, money?.thin]).toEqual([company.decision, company.reasons, company.thin]);
  expect(price?.estimate).toMatchObject({
    totalCost: company.price,
    estimatedTimelineWeeks: numbers.buildWeeks,
  });
  expect(price?.range.from).toBeCloseTo(company.price * 0.85, 5);
  expect(price?.range.to).toBeCloseTo(company.price * 1.15, 5);
  expect(differences(built, numbers)).toEqual([]);
});

/** Whether a number of a case is none. */
const hasNoNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNoNumber);

test('random cases agree with the independent arithmetic and the tools’ totals', () => {
  fc.assert(
    fc.property(anyAnswers(fc.string()), (answers) => {
      const { exchangeRate } = currencies.find(({ code }) => code === answers.currency) ?? currencies[0];
      const built = buildCase(answers, rules, exchangeRate);
      const { price, money, readiness } = built;
      expect(hasNoNumber({ price, money, readiness })).toBe(false);
      for (const { worse, better } of money?.sensitivity ?? [])
        expect(worse.gain).toBeLessThanOrEqual(better.gain);
      if (price) {
        expect(price.estimate).toEqual(estimate(price.parameters, specification));
        expect(price.estimate).toEqual(bySpecification(price.parameters));
        for (const { usd } of price.savings) expect(usd).toBeGreaterThan(0);
      }
      if (money) {
        const converted = (price?.estimate.totalCost ?? 0) * exchangeRate;
        expect(money.inputs).toEqual({ ...answers.roi, cost: money.inputs.cost });
        expect(money.inputs.cost).toBeCloseTo(Math.max(answers.roi.cost ?? 0, converted), 2);
        const numbers: Numbers = {
          ...(answers.roi as RoiInputs),
          ...financeDefaults,
          ...answers.finance,
          cost: money.inputs.cost,
          price: 0,
          buildWeeks: price?.estimate.estimatedTimelineWeeks ?? 0,
        };
        expect(differences(built, numbers)).toEqual([]);
      }
      const assessed = completeAnswers(answers.readiness);
      expect(readiness).toEqual(assessed && scoreReadiness(assessed as Parameters<typeof scoreReadiness>[0]));
    }),
    { numRuns: 500 },
  );
});

test('each change that would make it a yes does, alone', () => {
  fc.assert(
    fc.property(anyAnswers(fc.constant('x')), (answers) => {
      const { money } = buildCase(answers, rules);
      // Net savings are rounded to five digits. Of a small sum, the hair below would be rounded away.
      if (money && money.inputs.cost + money.inputs.running < 100) return;
      for (const { field, value } of money?.changes ?? []) {
        // A hair to the safe side, where the last digit of a division could decide.
        const isCost = field === 'cost' || field === 'running';
        const enough = isCost ? value * 0.999_999 - 0.001 : value * 1.000_001;
        if (money && enough >= 0 && (field !== 'adoption' || enough <= 100))
          expect(verdictOf(roiCases({ ...money.inputs, [field]: enough }, money.buildMonths))).toBe('go');
      }
    }),
    { numRuns: 500 },
  );
});

test('where no change is named, none of the four numbers would make it a yes at the end of its field', () => {
  fc.assert(
    fc.property(anyAnswers(fc.constant('x')), (answers) => {
      const { money } = buildCase(answers, rules);
      if (!money || money.verdict === 'go' || money.inputs.cost + money.inputs.running < 1) return;
      const ends = { hours: 100_000, adoption: 100, cost: 0, running: 0 } as const;
      for (const field of Object.keys(ends) as (keyof typeof ends)[]) {
        const at = roiCases({ ...money.inputs, [field]: ends[field] }, money.buildMonths);
        const named = money.changes.some((change) => change.field === field);
        // An end that is just enough may fall to either side.
        if (Math.abs(at.low.firstYearGain) > 0.01 && at.low.net > 0.01)
          expect([field, named]).toEqual([field, verdictOf(at) === 'go']);
      }
    }),
    { numRuns: 500 },
  );
});

test('stop rules and break-even are one number of saved hours, with which year one ends at zero', () => {
  // 14,000 + 4,800 x 48 / 52 = 18,430.77; / (50 x 34 x 48 / 52) = 11.745 saved hours, which is 34.5% of 34.
  const dentist = caseOf(companies[0]?.link ?? '').money;
  expect(dentist?.breakEvenHours).toBeCloseTo(11.745, 3);
  expect(dentist?.breakEvenAdoption).toBeCloseTo(34.544, 3);
  expect(stopLimits(dentist)).toEqual({ hours: 11.8, cost: dentist?.approved });
  fc.assert(
    fc.property(anyAnswers(fc.constant('x')), (answers) => {
      const { money } = buildCase(answers, rules);
      if (!money || money.breakEvenHours === null || money.breakEvenAdoption === null) return;
      const { hours } = money.inputs;
      const adopted = (money.breakEvenAdoption / 100) * hours;
      expect(Math.abs(adopted - money.breakEvenHours) / (1 + adopted)).toBeLessThan(1e-9);
      // As measured hours (all of them adopted) and as adoption, year one ends at the same place: zero.
      const byHours = { ...money.inputs, hours: money.breakEvenHours, adoption: 100 };
      const byAdoption = { ...money.inputs, adoption: money.breakEvenAdoption };
      for (const inputs of [byHours, byAdoption]) {
        const { firstYearGain } = roiCases(inputs, money.buildMonths).expected;
        if (money.breakEvenHours > 0)
          expect(Math.abs(firstYearGain) / (1 + money.inputs.cost + money.inputs.running)).toBeLessThan(1e-6);
      }
      const rule = stopLimits(money).hours;
      if (rule !== null) {
        // Of very many hours a double has no more digits.
        const digits = 1e-9 * (1 + money.breakEvenHours);
        expect(rule).toBeGreaterThanOrEqual(money.breakEvenHours - digits);
        expect(rule - money.breakEvenHours).toBeLessThan(0.1 + digits);
      }
    }),
    { numRuns: 500 },
  );
});

test('what is missing keeps it from a yes, and each part that is answered counts', () => {
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

test('the selector recommends, and the calculator prices what was chosen', () => {
  const { recommendation, price } = caseOf('v=1&selector=psbqm&calculator=dsmsm0');
  expect(recommendation).toMatchObject({
    primaryService: 'workflow-automation',
    secondaryService: 'ai-onboarding',
    goal: 'process-automation',
  });
  expect(price?.parameters.serviceType).toBe('development');
});
