/** @requirement MEMO-02 MEMO-03 MEMO-04 */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { type BusinessCase, buildBusinessCase } from '@/components/business-case/build-business-case';
import { changesOf } from '@/components/business-case/changes';
import { decideVerdict, isBetter } from '@/components/business-case/verdict';
import { currencies } from '@/content/pricing/currencies';
import { emptyAnswers } from '@/lib/business-case/answers';
import { readBusinessCase } from '@/lib/business-case/link';
import { financeDefaults, type RoiInputs } from '@/lib/roi-calculator/assumptions';
import { anyAnswers } from '../../../fixtures/any-answers';
import { companies } from '../../../fixtures/companies';
import { estimateByOracle, choices as specificationChoices } from '../../../fixtures/pricing-oracle';
import { computeByOracle, type Numbers } from '../../../fixtures/roi-oracle';
import { specification } from '../../../fixtures/specification';
import { rounds } from '../../../support/rounds';

const buildFromLink = (link: string, rate = 1) =>
  buildBusinessCase(readBusinessCase(link), specification, rate);

/** What differs from the independent arithmetic by more than the last digits. */
function differences({ money, answers }: BusinessCase, numbers: Numbers): string[] {
  if (!money) return ['no return'];
  const model = computeByOracle(numbers);
  // A stop rule is rounded down, so that a project at exactly that pace goes on.
  const room = 1e-9 * (1 + model.lowSaved);
  const isJustBelow = (limit: number, hours: number) => limit <= hours + room && hours - limit < 0.1 + room;
  const pairs: [what: string, given: unknown, expected: unknown][] = [
    ['approved', money.approved, model.approved],
    ['most lost', money.maxLoss, model.mostLost],
    ['do nothing', money.doNothing, model.doNothing],
    ['early stop', isJustBelow(money.stops.early, model.lowSaved / 2), true],
    ['full stop', isJustBelow(money.stops.full, model.lowSaved), true],
  ];
  if (money.breakEvenHours) pairs.push(['break-even', money.breakEvenHours, model.breakEven]);
  const { otherHours: hours } = answers.finance;
  if (hours !== undefined)
    pairs.push([
      'without AI',
      money.withoutAi,
      computeByOracle({ ...numbers, hours, adoption: 100 }).doNothing,
    ]);
  for (const side of ['freed', 'cash'] as const) {
    const { cases, verdict } = model[side];
    for (const [id, { roi, npv }] of Object.entries(money[side] ?? {})) {
      const { payback, totals, npv: worth } = cases[id as keyof typeof cases];
      // Next to no benefit is divided by too little for the last digits to hold.
      if (payback === null || roi.net > 12) pairs.push([`${side} ${id} payback`, roi.paybackMonths, payback]);
      for (const { year, sum } of roi.curve) pairs.push([`${side} ${id} year ${year}`, sum, totals[year]]);
      pairs.push([`${side} ${id} npv`, npv, worth]);
    }
    // At a limit the last digit may fall to either side.
    const isAtLimit = [cases.low, cases.expected].some(
      ({ npv, payback }) =>
        Math.abs(npv) < 0.01 || [12, 36].some((limit) => Math.abs((payback ?? 0) - limit) < 1e-3),
    );
    if (money[side] && !isAtLimit) pairs.push([`${side} verdict`, money.verdicts[side], verdict]);
  }
  const isNear = (given: unknown, expected: unknown) =>
    typeof given === 'number' && typeof expected === 'number'
      ? Math.abs(given - expected) <= 2e-4 + Math.abs(expected) * 1e-8
      : given === expected;
  return pairs
    .filter(([, given, expected]) => !isNear(given, expected))
    .map(([what, given, expected]) => `${what}: ${given}, by the page ${expected}`);
}

test.each(companies)('worked by hand: $name', (company) => {
  const { numbers, decision, price: totalCost } = company;
  const [freed, cash] = company.verdicts;
  const built = buildFromLink(company.link, company.exchangeRate);
  const estimate = { totalCost, estimatedTimelineWeeks: numbers.buildWeeks };
  expect(built).toMatchObject({ decision, money: { verdicts: { freed, cash } }, price: { estimate } });
  expect(built.price?.range.from).toBeCloseTo(totalCost * 0.85, 5);
  expect(built.price?.range.to).toBeCloseTo(totalCost * 1.15, 5);
  expect(differences(built, numbers)).toEqual([]);
});

test.each([
  ['yes', [1, 12], [1, 5]],
  ['slow', [1, 12.01], [1, 5]],
  ['not-yet', [0, 12], [1, 36]],
  ['no', [0, 12], [1, 36.01]],
  ['no', [0, 12], [0, 5]],
  ['no', [-1, null], [-1, null]],
] as const)(
  '%s: net present value and months are %j in the low case, %j as expected',
  (verdict, low, expected) => {
    const outcome = ([npv, paybackMonths]: readonly [number, number | null]) => ({
      npv,
      roi: { paybackMonths },
    });
    expect(decideVerdict({ low: outcome(low), expected: outcome(expected) })).toBe(verdict);
  },
);

test('random cases agree with the independent arithmetic of prices and returns', () => {
  fc.assert(
    fc.property(anyAnswers(fc.string()), (answers) => {
      const { exchangeRate } = currencies.find(({ code }) => code === answers.currency) ?? currencies[0];
      const built = buildBusinessCase(answers, specification, exchangeRate);
      const { price, money } = built;
      expect(inspect({ price, money }, { depth: null })).not.toMatch(/NaN|Infinity/);
      for (const { worse, better } of money?.sensitivity ?? [])
        expect(worse.gain).toBeLessThanOrEqual(better.gain);
      if (price) expect(price.estimate).toEqual(estimateByOracle(price.parameters));
      if (money) {
        const converted = (price?.estimate.totalCost ?? 0) * exchangeRate;
        expect(money.inputs).toEqual({ ...answers.roi, cost: money.inputs.cost });
        expect(money.inputs.cost).toBeCloseTo(Math.max(answers.roi.cost ?? 0, converted), 2);
        const numbers: Numbers = {
          ...(answers.roi as RoiInputs),
          ...financeDefaults,
          cashShare: 0,
          ...answers.finance,
          cost: money.inputs.cost,
          price: 0,
          buildWeeks: price?.estimate.estimatedTimelineWeeks ?? 0,
        };
        expect(differences(built, numbers)).toEqual([]);
      }
    }),
    { numRuns: rounds(150) },
  );
});

test('each change of price or scope gives the verdict that it promises, and none is beyond 1.5 times', () => {
  const questions = Object.keys(specificationChoices);
  let seen = 0;
  fc.assert(
    fc.property(anyAnswers(fc.constant('x')), (answers) => {
      const built = buildBusinessCase(answers, specification);
      const spent = built.money?.inputs.cost ?? 0;
      const price = built.price?.estimate.totalCost ?? 0;
      for (const change of changesOf(built, specification, 1)) {
        seen += 1;
        const isCost = change.kind === 'cost';
        const cost = isCost ? change.cost : spent - (price - change.estimate.totalCost);
        const calculator = isCost
          ? answers.calculator
          : answers.calculator.with(questions.indexOf(change.question), change.answer);
        const changed = buildBusinessCase(
          { ...answers, calculator, roi: { ...answers.roi, cost } },
          specification,
        );
        const [less, more] = isCost ? [cost, spent] : [changed.price?.estimate.totalCost ?? 0, price];
        expect(less).toBeLessThan(more);
        expect(less * 1.5).toBeGreaterThanOrEqual(more);
        if (isCost) expect(cost).toBeGreaterThanOrEqual(price);
        expect(changed.money?.verdicts).toEqual(change.verdicts);
        expect(isBetter(change.verdicts.freed, built.money?.verdicts.freed ?? 'yes')).toBe(true);
      }
    }),
    { numRuns: rounds(500), seed: 47 },
  );
  expect(seen).toBeGreaterThan(5);
});

test('there is no verdict without all six numbers, and no yes while anything else is open', () => {
  expect(buildBusinessCase(emptyAnswers, specification)).toMatchObject({
    decision: 'open',
    missing: ['problem', 'owner', 'deadline', 'price', 'return', 'cashShare', 'hoursGiver', 'readiness'],
    price: null,
    money: null,
    readiness: null,
  });
  const whole = companies[0]?.link ?? '';
  for (const part of ['problem', 'owner', 'deadline', 'readiness', 'cashShare', 'hoursGiver', 'roi']) {
    const parts = new URLSearchParams(whole);
    parts.delete(part);
    const expected =
      part === 'roi' ? { decision: 'open', missing: ['return'] } : { decision: 'not-yet', missing: [part] };
    expect(buildFromLink(parts.toString())).toMatchObject(expected);
  }
});
