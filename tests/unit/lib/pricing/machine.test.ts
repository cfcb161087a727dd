import { type PricingAction, pricingReducer } from '@/lib/pricing/machine';
import { isEstimated, parametersOf, walkOf } from '@/lib/pricing/parameters';
import { start, type Walk } from '@/lib/wizard/wizard-state';
import { allCombinations } from './by-specification';

const run = (walk: Walk, ...actions: PricingAction[]) => actions.reduce(pricingReducer, walk);
const choose = (...values: string[]) => values.map((value) => ({ type: 'choose', value }) as const);
const five = choose('automation', 'medium', 'medium', 'standard', 'high');

test('CALCULATOR-02 choosing at steps 1 to 5 advances one step each', () => {
  const steps = five.map((_, count) => run(start, ...five.slice(0, count + 1)).at);
  expect(steps).toEqual([1, 2, 3, 4, 5]);
});

test('CALCULATOR-03 back goes one step back and keeps the answers', () => {
  const walk = run(start, ...five.slice(0, 2), { type: 'back' });
  expect(walk).toEqual({ answers: ['automation', 'medium'], at: 1 });
  expect(run(start, { type: 'back' })).toEqual(start);
});

test('CALCULATOR-04 toggling add-ons does not advance; generating shows the result', () => {
  const sixth = run(start, ...five);
  const toggled = run(sixth, { type: 'toggle', addOn: 'includeMaintenancePlan' });
  expect(toggled.at).toBe(5);
  expect(parametersOf(toggled).includeMaintenancePlan).toBe(true);
  const back = run(toggled, { type: 'toggle', addOn: 'includeMaintenancePlan' });
  expect(parametersOf(back).includeMaintenancePlan).toBe(false);
  expect(isEstimated(sixth)).toBe(false);
  expect(isEstimated(run(toggled, { type: 'generate' }))).toBe(true);
  expect(isEstimated(run(sixth, { type: 'generate' }))).toBe(true);
});

test('CALCULATOR-04 add-ons and estimate belong to the sixth step only', () => {
  const third = run(start, ...five.slice(0, 2));
  expect(run(third, { type: 'toggle', addOn: 'includeTraining' })).toBe(third);
  expect(run(third, { type: 'generate' })).toBe(third);
  const sixth = run(start, ...five);
  expect(run(sixth, { type: 'choose', value: '3' })).toBe(sixth);
});

test('CALCULATOR-21 starting over forgets everything', () => {
  expect(run(start, ...five, { type: 'generate' }, { type: 'start-over' })).toEqual(start);
});

test('CALCULATOR-26 finished steps can be reached from any step, unfinished ones not', () => {
  const result = run(start, ...five, { type: 'generate' });
  for (const step of [0, 1, 2, 3, 4, 5]) {
    expect(run(result, { type: 'go-to', step })).toEqual({ ...result, at: step });
  }
  const third = run(start, ...five.slice(0, 2));
  expect(run(third, { type: 'go-to', step: 0 }).at).toBe(0);
  for (const step of [3, 6, -1, 0.5]) expect(run(third, { type: 'go-to', step })).toBe(third);
});

test('a changed answer keeps the later ones', () => {
  const changed = run(start, ...five, { type: 'go-to', step: 1 }, ...choose('large'));
  expect(changed).toEqual({ answers: ['automation', 'large', 'medium', 'standard', 'high'], at: 2 });
});

test('parameters survive the way to a walk and back, for all combinations', () => {
  const lost = allCombinations().filter(
    (parameters) => JSON.stringify(parametersOf(walkOf(parameters))) !== JSON.stringify(parameters),
  );
  expect(lost).toEqual([]);
});
