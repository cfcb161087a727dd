import { inspect } from 'node:util';
import fc from 'fast-check';
import { type BusinessCase, buildBusinessCase } from '@/components/business-case/build-business-case';
import { decideVerdict } from '@/components/business-case/verdict';
import { currencies } from '@/content/pricing/currencies';
import { emptyAnswers } from '@/lib/business-case/answers';
import { readBusinessCase } from '@/lib/business-case/link';
import { financeDefaults, type RoiInputs } from '@/lib/roi-calculator/assumptions';
import { anyAnswers } from '../../../fixtures/any-answers';
import { companies } from '../../../fixtures/example-companies';
import { estimateByOracle } from '../../../fixtures/pricing-oracle';
import { computeByOracle, type Numbers } from '../../../fixtures/roi-oracle';
import { specification } from '../../../fixtures/specification';
import { rounds } from '../../../support/property-rounds';

const buildFromLink = (link: string, rate = 1, today = '') =>
  buildBusinessCase(readBusinessCase(link), specification, rate, today);

/** At a limit the last digit may fall to either side. */
const isAtLimit = ({ scenarios: { low, expected } }: ReturnType<typeof computeByOracle>) =>
  [low, expected].some(
    ({ npv, payback }) =>
      Math.abs(npv) < 0.01 || [12, 36].some((limit) => Math.abs((payback ?? 0) - limit) < 1e-3),
  );

/** What differs from the independent arithmetic by more than the last digits. */
function listDifferences({ analysis, answers }: BusinessCase, numbers: Numbers): string[] {
  if (!analysis) return ['no analysis'];
  const model = computeByOracle(numbers);
  const { approval, time, stops, cash } = analysis;
  // A stop rule is rounded down, so that a project at exactly that pace goes on.
  const room = 1e-9 * (1 + model.lowSaved);
  const isJustBelow = (limit: number, hours: number) => limit <= hours + room && hours - limit < 0.1 + room;
  const pairs: [what: string, value: unknown, expected: unknown][] = [
    ['running in year one', approval.firstYearRunning, model.firstYearRunning],
    ['reserve', approval.reserve, model.reserve],
    ['approved', approval.total, model.approved],
    ['highest cost', approval.costLimit, model.costLimit],
    ['hours', time.hoursAYear, model.hoursAYear],
    ['hours, low', time.lowHoursAYear, model.lowHoursAYear],
    ['cost a year', time.costAYear, model.costAYear],
    ['do nothing', analysis.doNothing, model.doNothing],
    ['early stop', isJustBelow(stops.early, model.lowSaved / 2), true],
    ['full stop', isJustBelow(stops.full, model.lowSaved), true],
  ];
  if (time.hoursAYear > 1)
    pairs.push(
      ['cost of an hour', time.costOfAnHour, model.costOfAnHour],
      ['cost of an hour, low', time.lowCostOfAnHour, model.lowCostOfAnHour],
    );
  const { otherHours } = answers.finance;
  if (otherHours !== undefined) pairs.push(['without AI', analysis.withoutAi, model.worthOf(otherHours)]);
  for (const [id, { roi, npv }] of Object.entries(cash ?? {})) {
    const { payback, totals, npv: worth } = model.scenarios[id as keyof typeof model.scenarios];
    // Next to no benefit is divided by too little for the last digits to hold.
    if (payback === null || roi.net - analysis.renewals * 1.15 > 12)
      pairs.push([`${id} payback`, roi.paybackMonths, payback]);
    for (const { year, sum } of roi.curve) pairs.push([`${id} year ${year}`, sum, totals[year]]);
    pairs.push([`${id} npv`, npv, worth]);
  }
  const isNear = (value: unknown, expected: unknown) =>
    typeof value === 'number' && typeof expected === 'number'
      ? Math.abs(value - expected) <= 2e-4 + Math.abs(expected) * 1e-8
      : value === expected;
  return pairs
    .filter(([, value, expected]) => !isNear(value, expected))
    .map(([what, value, expected]) => `${what}: ${value}, by the oracle ${expected}`);
}

/** The numbers of a business case as the oracle takes them. */
const readNumbers = ({ answers, price, analysis }: BusinessCase): Numbers => ({
  ...(answers.roi as RoiInputs),
  ...{ ...financeDefaults, cashShare: 0, ...answers.finance },
  cost: analysis?.inputs.cost ?? 0,
  renewals: analysis?.renewals ?? 0,
  price: 0,
  buildWeeks: price?.estimate.estimatedTimelineWeeks ?? 0,
});

// @requirement MEMO-03
test.each(companies)('worked by hand: $name', (company) => {
  const { numbers, decision, verdict, turning, price: totalCost } = company;
  const built = buildFromLink(company.link, company.exchangeRate);
  const estimate = { totalCost, estimatedTimelineWeeks: numbers.buildWeeks };
  expect(built).toMatchObject({ decision, analysis: { verdict }, price: { estimate } });
  expect(built.analysis?.renewals).toBeCloseTo(numbers.renewals, 5);
  expect(built.analysis?.turning?.field).toBe(turning?.[0]);
  expect(built.analysis?.turning?.needed).toBe(turning?.[1]);
  expect(built.price?.range.from).toBeCloseTo(totalCost * 0.85, 5);
  expect(built.price?.range.to).toBeCloseTo(totalCost * 1.15, 5);
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
  '%s: net present value and months are %j in the low scenario, %j as expected',
  (verdict, low, expected) => {
    const outcome = ([npv, paybackMonths]: readonly [number, number | null]) => ({
      npv,
      roi: { paybackMonths },
    });
    expect(decideVerdict({ low: outcome(low), expected: outcome(expected) })).toBe(verdict);
  },
);

test('random business cases agree with the oracles of prices, cash and hours', () => {
  fc.assert(
    fc.property(anyAnswers(fc.string()), (answers) => {
      const { exchangeRate } = currencies.find(({ code }) => code === answers.currency) ?? currencies[0];
      const built = buildBusinessCase(answers, specification, exchangeRate);
      const { price, analysis } = built;
      expect(inspect({ price, analysis }, { depth: null })).not.toMatch(/NaN|Infinity/);
      if (price) expect(price.estimate).toEqual(estimateByOracle(price.parameters));
      if (!analysis) return;
      const converted = (price?.estimate.totalCost ?? 0) * exchangeRate;
      expect(analysis.inputs).toEqual({ ...answers.roi, cost: analysis.inputs.cost });
      expect(analysis.inputs.cost).toBeCloseTo(Math.max(answers.roi.cost ?? 0, converted), 2);
      const numbers = readNumbers(built);
      expect(listDifferences(built, numbers)).toEqual([]);
      const model = computeByOracle(numbers);
      const expected = { 0: model.hoursAYear > 0 ? 'time' : 'no' }[numbers.cashShare] ?? model.verdict;
      if (analysis.cash && !isAtLimit(model) && expected !== 'not-yet')
        expect(analysis.verdict).toBe(expected);
    }),
    { numRuns: rounds(150) },
  );
});

test("'not yet' names the smallest change of one input that gives a yes, and without one it is a no", () => {
  const seen = { 'not-yet': 0, no: 0 };
  fc.assert(
    fc.property(anyAnswers(fc.constant('x')), (answers) => {
      const finance = { ...answers.finance, cashShare: Math.max(1, answers.finance.cashShare ?? 40) };
      const built = buildBusinessCase({ ...answers, finance }, specification);
      const numbers = readNumbers(built);
      const { analysis, price } = built;
      const verdictOf = (changed: Partial<Numbers>) => computeByOracle({ ...numbers, ...changed }).verdict;
      if (!analysis || verdictOf({}) !== 'not-yet' || isAtLimit(computeByOracle(numbers))) return;
      const { turning } = analysis;
      /** That each input, so many times better, is not enough. */
      const expectNoYes = (times: number) => {
        const { hours, cost, running, cashShare, adoption } = numbers;
        for (const change of [
          { hours: Math.floor(hours * times * 10) / 10 },
          { running: Math.ceil(running / times) },
          { cost: Math.ceil(Math.max(cost / times, price?.converted.amount ?? 0)) },
          { cashShare: Math.floor(Math.min(cashShare * times, 100)) },
          { adoption: Math.floor(Math.min(adoption * times, 100)) },
        ])
          expect(verdictOf(change)).toMatch(/not-yet|no/);
      };
      if (!turning) {
        seen.no += 1;
        expect(analysis.verdict).toBe('no');
        expectNoYes(1.5);
        return;
      }
      seen['not-yet'] += 1;
      const { field, present, needed } = turning;
      expect(analysis.verdict).toBe('not-yet');
      expect(present).toBe(numbers[field]);
      expect(verdictOf({ [field]: needed })).toBe(turning.verdict);
      expect(turning.verdict).toMatch(/yes|slow/);
      const step = (needed > present ? -1 : 1) * (field === 'hours' ? 0.1 : 1);
      expect(verdictOf({ [field]: needed + step })).toBe('not-yet');
      const times = Math.max(needed / present, present / needed);
      expect(times).toBeLessThanOrEqual(1.5);
      // Whole percents are compared.
      expectNoYes(times - 0.01);
    }),
    { numRuns: rounds(1500), seed: 47 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('a verdict needs all numbers, and a yes also needs every other answer', () => {
  expect(buildBusinessCase(emptyAnswers, specification)).toMatchObject({
    decision: 'open',
    missing: ['problem', 'owner', 'deadline', 'price', 'roi', 'cashShare', 'hoursGiver', 'readiness'],
    price: null,
    analysis: null,
    readiness: null,
  });
  const whole = companies.find(({ decision }) => decision === 'time')?.link ?? '';
  for (const part of [
    'problem',
    'owner',
    'deadline',
    'readiness',
    'cashShare',
    'hoursGiver',
    'timeUse',
    'roi',
  ]) {
    const parts = new URLSearchParams(whole);
    parts.delete(part);
    const decision = ['roi', 'cashShare'].includes(part) ? 'open' : 'not-yet';
    expect(buildFromLink(parts.toString())).toMatchObject({ decision, missing: [part] });
  }
  // A date that has passed no longer counts.
  expect(buildFromLink(whole, 1, '2027-03-31').decision).toBe('time');
  expect(buildFromLink(whole, 1, '2027-04-01')).toMatchObject({ decision: 'not-yet', missing: ['deadline'] });
});
