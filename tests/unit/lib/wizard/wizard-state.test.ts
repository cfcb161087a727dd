import { readRequirements } from '@/lib/service-selector/requirements';
import { chooseAnswer, goBack, goToStep, initialWizardState, isComplete } from '@/lib/wizard/wizard-state';

/** Five questions of this test. */
const codes = Object.assign(
  [
    { 'custom-solution': 'c', 'skill-development': 's' },
    { solo: 'o', medium: 'm' },
    { none: 'n', advanced: 'a' },
    { quick: 'q', comprehensive: 'c' },
    { low: 'l', high: 'h' },
  ] as Record<string, string>[],
  { version: '1' },
);
const answers = ['custom-solution', 'solo', 'advanced', 'comprehensive', 'high'];
const after = (...values: string[]) =>
  values.reduce((state, value) => chooseAnswer(state, value, codes), initialWizardState);

// @requirement CALCULATOR-02 SELECTOR-03
test('choosing an answer records it and moves on, and the last one shows the result', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const state = after(...answers.slice(0, count));
    expect(state).toEqual({ answers: answers.slice(0, count), step: count });
    expect(isComplete(state, codes)).toBe(count === 5);
  }
  expect(Object.values(readRequirements(after(...answers)))).toEqual(expect.arrayContaining(answers));
});

// @requirement CALCULATOR-03 SELECTOR-04
test('goBack goes one step back and keeps the answers', () => {
  const [one, two, three] = answers as [string, string, string];
  expect(goBack(goBack(after(one, two, three)))).toEqual({ answers: [one, two, three], step: 1 });
  expect(goBack(initialWizardState)).toBe(initialWizardState);
});

// @requirement CALCULATOR-26
test('goToStep reaches every answered step and no later one', () => {
  const result = after(...answers);
  for (const step of [0, 1, 2, 3, 4]) expect(goToStep(result, step)).toEqual({ answers, step });
  const third = after(...answers.slice(0, 2));
  for (const step of [3, 6, -1, 0.5]) expect(goToStep(third, step)).toBe(third);
});

test('changing an answer keeps the later ones, and an unknown value changes nothing', () => {
  expect(chooseAnswer(goToStep(after(...answers), 1), 'medium', codes)).toEqual({
    answers: answers.with(1, 'medium'),
    step: 2,
  });
  for (const value of ['', 'constructor', 'solo', 'custom-solutions'])
    expect(after(value)).toBe(initialWizardState);
  const done = after(...answers);
  expect(chooseAnswer(done, 'high', codes)).toBe(done);
});
