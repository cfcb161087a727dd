import { chooseAnswer, goToStep, initialWizardState, isComplete } from '@/lib/wizard/wizard-state';

const codes = Object.assign([{ custom: 'c', skills: 's' }, { solo: 'o', medium: 'm' }, { none: 'n' }], {
  version: '1',
});
const answers = ['custom', 'solo', 'none'];
const after = (...values: string[]) =>
  values.reduce((state, value) => chooseAnswer(state, value, codes), initialWizardState);

// @requirement CALCULATOR-02 SELECTOR-03
test('choosing an answer moves on, or shows the result at the last question, and keeps later answers', () => {
  for (const count of [1, 2, 3]) {
    const state = after(...answers.slice(0, count));
    expect(state).toEqual({ answers: answers.slice(0, count), step: count });
    expect(isComplete(state, codes)).toBe(count === 3);
  }
  expect(chooseAnswer(goToStep(after(...answers), 1), 'medium', codes)).toEqual({
    answers: answers.with(1, 'medium'),
    step: 2,
  });
  for (const value of ['', 'constructor', 'solo', 'customs']) expect(after(value)).toBe(initialWizardState);
  const done = after(...answers);
  expect(chooseAnswer(done, 'none', codes)).toBe(done);
});

// @requirement CALCULATOR-03 CALCULATOR-26 SELECTOR-04
test('goToStep goes to every answered step, but no further, and keeps the answers', () => {
  for (const step of [0, 1, 2]) expect(goToStep(after(...answers), step)).toEqual({ answers, step });
  const second = after('custom');
  for (const step of [2, 6, -1, 0.5]) expect(goToStep(second, step)).toBe(second);
});
