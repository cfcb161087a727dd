import { inspect } from 'node:util';
import fc from 'fast-check';
import { type BusinessCase, buildBusinessCase } from '@/components/business-case/build-business-case';
import { decideVerdict } from '@/components/business-case/roi-analysis';
import type { RoiInputs } from '@/lib/roi-calculator/assumptions';
import { anyAnswers } from '../../../fixtures/any-answers';
import { companies } from '../../../fixtures/example-companies';
import { estimateByOracle } from '../../../fixtures/pricing-oracle';
import { computeByOracle, type Numbers } from '../../../fixtures/roi-oracle';
import { currencyOf } from '../../../fixtures/specification';
import { composeBusinessCase, content } from '../../../support/built-business-case';
import { rounds } from '../../../support/property-rounds';

const buildFromLink = (link: string, code = 'USD', today = '') =>
  composeBusinessCase(link, code, today).businessCase;

/** At a limit the last digit may fall to either side. */
const isAtLimit = ({ scenarios: { low, expected } }: ReturnType<typeof computeByOracle>) =>
  [low, expected].some(
    ({ npv, payback }) =>
      Math.abs(npv) < 0.01 || [12, 36].some((limit) => Math.abs((payback ?? 0) - limit) < 1e-3),
  );

/** What differs from the independent arithmetic by more than the last digits. */
function listDifferences({ analysis }: BusinessCase, numbers: Numbers): string[] {
  if (!analysis) return ['no analysis'];
  const model = computeByOracle(numbers);
  const { approval, stops, scenarios } = analysis;
  const { expected: asEntered, low } = scenarios;
  const { total, cost: _, ...lines } = approval;
  // A stop rule is rounded down, so that a project at exactly that pace goes on.
  const room = 1e-9 * (1 + model.lowSaved);
  const isJustBelow = (limit: number, hours: number) => limit <= hours + room && hours - limit < 0.1 + room;
  const found: Record<string, unknown> = {
    ...{ ...lines, approved: total, costLimit: low.numbers.cost },
    ...{ hoursAYear: asEntered.hoursAYear, lowHoursAYear: low.hoursAYear, costAYear: asEntered.costAYear },
    ...{ costOfAnHour: asEntered.costOfAnHour, lowCostOfAnHour: low.costOfAnHour },
    ...{ early: isJustBelow(stops.early, model.lowSaved / 2), full: isJustBelow(stops.full, model.lowSaved) },
  };
  const expected: Record<string, unknown> = { ...model, early: true, full: true };
  for (const [id, { roi, npv }] of Object.entries(scenarios)) {
    const { payback, totals, npv: worth } = model.scenarios[id as keyof typeof model.scenarios];
    const add = (name: string, value: unknown, other: unknown) => {
      found[`${id} ${name}`] = value;
      expected[`${id} ${name}`] = other;
    };
    // Next to no benefit, and next to no hours, are divided by too little for the last digits to hold.
    if (payback === null || roi.net - low.numbers.renewals > 12) add('payback', roi.paybackMonths, payback);
    for (const { year, sum } of roi.curve) add(`year ${year}`, sum, totals[year]);
    add('npv', npv, worth);
  }
  const isNear = (value: unknown, other: unknown) =>
    typeof value === 'number' && typeof other === 'number'
      ? Math.abs(value - other) <= 2e-4 + Math.abs(other) * 1e-8
      : value === other;
  return Object.entries(found)
    .filter(([name, value]) => !isNear(value, expected[name]))
    .filter(([name]) => asEntered.hoursAYear > 1 || !/costOfAnHour/i.test(name))
    .map(([name, value]) => `${name}: ${value}, by the oracle ${expected[name]}`);
}

// @requirement MEMO-03
test.each(companies)('worked by hand: $name', (company) => {
  const { numbers, decision, verdict } = company;
  const built = buildFromLink(company.link, company.currency);
  expect(built).toMatchObject({ decision, analysis: { verdict }, price: { weeks: numbers.buildWeeks } });
  expect(built.price?.amount).toBeCloseTo(numbers.price, 5);
  expect(built.analysis?.scenarios.expected.numbers.renewals).toBeCloseTo(numbers.renewals, 2);
  expect(listDifferences(built, numbers)).toEqual([]);
});

// @requirement MEMO-04
test.each([
  ['yes', [1, 12], [1, 5]],
  ['slow', [1, 12.01], [1, 5]],
  ['not-yet', [0, 12], [1, 36]],
  ['no', [0, 12], [1, 36.01]],
  ['no', [0, 12], [0, 5]],
  ['no', [-1, null], [-1, null]],
] as const)(
  '%s: net present value and months are %j in the low case, %j as expected',
  (verdict, [npv, paybackMonths], [expectedNpv, expectedMonths]) => {
    const expected = { npv: expectedNpv, roi: { paybackMonths: expectedMonths } };
    expect(decideVerdict({ npv, roi: { paybackMonths } }, expected)).toBe(verdict);
  },
);

test('random business cases agree with the oracles of prices, cash and hours, and their parts add up', () => {
  fc.assert(
    fc.property(anyAnswers(fc.string()), (answers) => {
      const currency = currencyOf(answers.currency);
      const built = buildBusinessCase(answers, content, currency);
      const { price, analysis } = built;
      expect(inspect({ price, analysis }, { depth: null })).not.toMatch(/NaN|Infinity/);
      if (price) {
        const percent = content.discounts.find(({ id }) => id === answers.discount)?.percent ?? 0;
        const { totalCost } = estimateByOracle(price.parameters);
        const units = currency.code === 'JPY' ? 1 : 100;
        const inUnits = price.lines.map(({ amount }) => Math.round(amount * units * 1000) / 1000);
        expect(inUnits.every(Number.isInteger)).toBe(true);
        const sum = inUnits.reduce((total, line) => total + line, 0);
        expect(price.amount * units).toBeCloseTo(sum, 4);
        expect(price.amount).toBeCloseTo(totalCost * currency.exchangeRate * (1 - percent / 100), 0);
      }
      if (!analysis) return;
      const numbers: Numbers = {
        ...(answers.roi as RoiInputs),
        ...{ discountRate: 10, cashShare: 0, ...answers.finance },
        ...{ cost: answers.roi.cost ?? null, renewals: analysis.scenarios.expected.numbers.renewals },
        ...{ price: price?.amount ?? 0, buildWeeks: price?.weeks ?? 0 },
      };
      expect(listDifferences(built, numbers)).toEqual([]);
      const model = computeByOracle(numbers);
      const expected = { 0: model.hoursAYear > 0 ? 'time' : 'no' }[numbers.cashShare] ?? model.verdict;
      if (analysis.verdict && !isAtLimit(model)) expect(analysis.verdict).toBe(expected);
    }),
    { numRuns: rounds(150) },
  );
});

test('a verdict requires each number without a suggestion, and a yes requires all other answers too', () => {
  expect(buildFromLink('')).toMatchObject({
    decision: 'open',
    missing: ['problem', 'owner', 'deadline', 'price', 'roi', 'cashShare', 'hoursGiver', 'readiness'],
    price: null,
    analysis: null,
    gaps: null,
  });
  const whole = companies.find(({ decision }) => decision === 'time')?.link ?? '';
  const parts = ['problem', 'owner', 'deadline', 'readiness', 'cashShare', 'hoursGiver', 'timeUse', 'roi'];
  for (const part of parts) {
    const rest = new URLSearchParams(whole);
    rest.delete(part);
    const decision = ['roi', 'cashShare'].includes(part) ? 'open' : 'not-yet';
    expect(buildFromLink(rest.toString())).toMatchObject({ decision, missing: [part] });
  }
  // Weeks, adoption, and all of the estimate but service and users are suggested.
  const few = whole.replace('34_50_34_75', '34__34_').replace('amssl2', 'am');
  expect(buildFromLink(few)).toMatchObject({
    decision: 'time',
    analysis: { scenarios: { expected: { numbers: { weeks: 48, adoption: 70 } } } },
    price: { amount: 12_250, weeks: 6 },
  });
  // A date that has passed, or is too far off, is no date.
  expect(buildFromLink(whole, 'USD', '2027-03-31').decision).toBe('time');
  for (const link of [whole, whole.replace('2027', '152027')]) {
    const missing = ['deadline'];
    expect(buildFromLink(link, 'USD', '2027-04-01')).toMatchObject({ decision: 'not-yet', missing });
  }
});
