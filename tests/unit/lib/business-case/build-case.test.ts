/** @requirement MEMO-02 MEMO-03 MEMO-04 */
import fc from 'fast-check';
import { currencies } from '@/content/pricing/currencies';
import { completeAnswers, emptyAnswers } from '@/lib/business-case/answers';
import { type BusinessCase, buildCase } from '@/lib/business-case/build-case';
import { changesOf } from '@/lib/business-case/changes';
import { readCase } from '@/lib/business-case/link';
import type { Outcomes } from '@/lib/business-case/return-case';
import { isBetter, verdictOf } from '@/lib/business-case/verdict';
import { scoreReadiness } from '@/lib/readiness-assessment/score';
import { financeDefaults, type RoiInputs } from '@/lib/roi-calculator/assumptions';
import { rounds } from '../../../support/rounds';
import { bySpecification, choices as specificationChoices } from '../pricing-calculator/by-specification';
import { specification } from '../pricing-calculator/specification';
import { anyAnswers } from './any-answers';
import { byPage, type Numbers, type Outcome } from './by-page';
import { companies } from './companies';

const caseOf = (link: string, rate = 1) => buildCase(readCase(link), specification, rate);

/** What differs from the independent arithmetic by more than the last digits. */
function differences({ money, answers }: BusinessCase, numbers: Numbers): string[] {
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
  const side = (name: string, outcomes: Outcomes | null, cases: Record<keyof Outcomes, Outcome>) => {
    if (!outcomes) return true;
    for (const id of ['low', 'expected', 'lowSlow'] as const) {
      const { roi, npv } = outcomes[id];
      // Next to no benefit is divided by too little for the last digits to hold.
      if (cases[id].payback === null || roi.net > 12)
        compare(`${name} ${id} payback`, roi.paybackMonths, cases[id].payback);
      for (const { year, sum } of roi.curve)
        compare(`${name} ${id} year ${year}`, sum, cases[id].totals[year]);
      compare(`${name} ${id} npv`, npv, cases[id].npv);
    }
    // At a limit the last digit may fall to either side.
    const { low, expected } = cases;
    const isAtLimit =
      [low.npv, expected.npv].some((npv) => Math.abs(npv) < 0.01) ||
      [12, 36].some((limit) =>
        [low, expected].some(({ payback }) => Math.abs((payback ?? 0) - limit) < 1e-3),
      );
    return isAtLimit;
  };
  if (!side('freed', money.freed, model.freed.cases))
    compare('verdict', money.verdicts.freed, model.freed.verdict);
  if (!side('cash', money.cash, model.cash.cases))
    compare('cash verdict', money.verdicts.cash, model.cash.verdict);
  compare('approved', money.approved, model.approved);
  compare('most lost', money.maxLoss, model.mostLost);
  compare('do nothing', money.doNothing, model.doNothing);
  if (answers.finance.otherHours !== undefined)
    compare(
      'without AI',
      money.withoutAi,
      byPage({ ...numbers, hours: answers.finance.otherHours, adoption: 100 }).doNothing,
    );
  if (money.breakEvenHours) compare('break-even', money.breakEvenHours, model.breakEven);
  // A stop rule is rounded down, so that a project at exactly that pace goes on.
  const room = 1e-9 * (1 + model.lowSaved);
  const isJustBelow = (limit: number, hours: number) => limit <= hours + room && hours - limit < 0.1 + room;
  compare('early stop', isJustBelow(money.stops.early, model.lowSaved / 2), true);
  compare('full stop', isJustBelow(money.stops.full, model.lowSaved), true);
  return found;
}

test.each(companies)('worked by hand: $name', (company) => {
  const { numbers, exchangeRate, link } = company;
  const built = caseOf(link, exchangeRate);
  const { price, money, decision } = built;
  expect([decision, money?.verdicts.freed, money?.verdicts.cash]).toEqual([
    company.decision,
    ...company.verdicts,
  ]);
  expect(price?.estimate).toMatchObject({
    totalCost: company.price,
    estimatedTimelineWeeks: numbers.buildWeeks,
  });
  expect(price?.range.from).toBeCloseTo(company.price * 0.85, 5);
  expect(price?.range.to).toBeCloseTo(company.price * 1.15, 5);
  expect(differences(built, numbers)).toEqual([]);
});

test.each([
  ['yes', 1, 12, 1, 5],
  ['slow', 1, 12.01, 1, 5],
  ['not-yet', 0, 12, 1, 36],
  ['no', 0, 12, 1, 36.01],
  ['no', 0, 12, 0, 5],
  ['no', -1, null, -1, null],
] as const)(
  '%s: low case worth %d, %d months, expected %d, %d months',
  (verdict, lowNpv, low, npv, expected) => {
    const outcome = (worth: number, paybackMonths: number | null) => ({ npv: worth, roi: { paybackMonths } });
    expect(verdictOf({ low: outcome(lowNpv, low), expected: outcome(npv, expected) })).toBe(verdict);
  },
);

/** Whether a number of a case is none. */
const hasNoNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNoNumber);

test('random cases agree with the independent arithmetic and the tools’ totals', () => {
  fc.assert(
    fc.property(anyAnswers(fc.string()), (answers) => {
      const { exchangeRate } = currencies.find(({ code }) => code === answers.currency) ?? currencies[0];
      const built = buildCase(answers, specification, exchangeRate);
      const { price, money, readiness } = built;
      expect(hasNoNumber({ price, money, readiness })).toBe(false);
      for (const { worse, better } of money?.sensitivity ?? [])
        expect(worse.gain).toBeLessThanOrEqual(better.gain);
      if (price) expect(price.estimate).toEqual(bySpecification(price.parameters));
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
      const assessed = completeAnswers(answers.readiness);
      expect(readiness).toEqual(assessed && scoreReadiness(assessed as Parameters<typeof scoreReadiness>[0]));
    }),
    { numRuns: rounds(150) },
  );
});

test('each change of price or scope gives the verdict that it promises, and none is beyond 1.5 times', () => {
  const questions = Object.keys(specificationChoices);
  let seen = 0;
  fc.assert(
    fc.property(anyAnswers(fc.constant('x')), (answers) => {
      const built = buildCase(answers, specification);
      const spent = built.money?.inputs.cost ?? 0;
      const price = built.price?.estimate.totalCost ?? 0;
      for (const change of changesOf(built, specification, 1)) {
        seen += 1;
        const isCost = change.kind === 'cost';
        const cost = isCost ? change.cost : spent - (price - change.estimate.totalCost);
        const calculator = isCost
          ? answers.calculator
          : answers.calculator.with(questions.indexOf(change.question), change.answer);
        const changed = buildCase({ ...answers, calculator, roi: { ...answers.roi, cost } }, specification);
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
  expect(buildCase(emptyAnswers, specification)).toMatchObject({
    decision: 'open',
    missing: ['problem', 'owner', 'deadline', 'price', 'return', 'cashShare', 'hoursGiver', 'readiness'],
    price: null,
    money: null,
    readiness: null,
  });
  const whole = companies[0]?.link ?? '';
  for (const [part, name] of [
    ['problem', 'problem'],
    ['owner', 'owner'],
    ['deadline', 'deadline'],
    ['readiness', 'readiness'],
    ['cashShare', 'cashShare'],
    ['hoursGiver', 'hoursGiver'],
    ['roi', 'return'],
  ] as const) {
    const parts = new URLSearchParams(whole);
    parts.delete(part);
    const decision = part === 'roi' ? 'open' : 'not-yet';
    expect(caseOf(parts.toString())).toMatchObject({ decision, missing: [name] });
  }
});
