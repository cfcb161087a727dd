import { type SelectorAction, selectorReducer } from '@/lib/recommendation/machine';
import { isRecommended, requirementsOf } from '@/lib/recommendation/requirements';
import { start, type Walk } from '@/lib/wizard/wizard-state';

const run = (walk: Walk, ...actions: SelectorAction[]) => actions.reduce(selectorReducer, walk);
const choose = (...values: string[]) => values.map((value) => ({ type: 'choose', value }) as const);
const five = choose('custom-solution', 'solo', 'advanced', 'comprehensive', 'high');

test('SELECTOR-03 a choice records the answer and moves on; the last one shows the result', () => {
  five.forEach((_, index) => {
    const walk = run(start, ...five.slice(0, index + 1));
    expect(walk.at).toBe(index + 1);
    expect(isRecommended(walk)).toBe(index === 4);
  });
  expect(requirementsOf(run(start, ...five))).toEqual({
    primaryGoal: 'custom-solution',
    businessSize: 'solo',
    aiExperience: 'advanced',
    implementation: 'comprehensive',
    budget: 'high',
  });
});

test('SELECTOR-04 back decrements the step and keeps the answers', () => {
  const walk = run(start, ...five.slice(0, 3), { type: 'back' }, { type: 'back' });
  expect(walk.at).toBe(1);
  expect(walk.answers).toHaveLength(3);
});

test('SELECTOR-16 starting over returns to step 1 with the defaults', () => {
  const walk = run(start, ...five, { type: 'start-over' });
  expect(walk).toEqual(start);
  expect(requirementsOf(walk)).toEqual(requirementsOf(start));
});

test('a value that is no answer of the question changes nothing', () => {
  for (const value of ['', 'constructor', 'solo', 'custom-solutions']) {
    expect(run(start, { type: 'choose', value })).toBe(start);
  }
  const done = run(start, ...five);
  expect(run(done, { type: 'choose', value: 'high' })).toBe(done);
});
