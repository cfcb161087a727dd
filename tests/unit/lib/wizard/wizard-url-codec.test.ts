import fc from 'fast-check';
import { pricingUrlCodes } from '@/lib/pricing-calculator/parameters';
import { readinessUrlCodes } from '@/lib/readiness-assessment/answers';
import { selectorUrlCodes } from '@/lib/service-selector/requirements';
import {
  initialWizardState,
  isComplete,
  type LetterCodes,
  type WizardState,
} from '@/lib/wizard/wizard-state';
import { readLetters, readWizardState, writeLetters, writeWizardState } from '@/lib/wizard/wizard-url-codec';

const tools: [string, LetterCodes][] = [
  ['selector', selectorUrlCodes],
  ['calculator', pricingUrlCodes],
  ['assessment', readinessUrlCodes],
];

/** Any state a visitor can reach: answers in order, and any question up to the first open one. */
const anyState = (urlCodes: LetterCodes): fc.Arbitrary<WizardState> =>
  fc
    .tuple(
      fc.tuple(...urlCodes.map((codes) => fc.constantFrom(...Object.keys(codes)))),
      fc.nat(urlCodes.length),
      fc.nat(),
    )
    .map(([values, count, drawn]) => ({ answers: values.slice(0, count), step: drawn % (count + 1) }));

describe.each(tools)('%s', (_, urlCodes) => {
  const read = (text: string) => readWizardState(text, urlCodes);
  const write = (state: WizardState) => writeWizardState(state, urlCodes);

  // @requirement CALCULATOR-24
  test('any state can be written into the URL and read back', () => {
    fc.assert(
      fc.property(anyState(urlCodes), (state) => expect(read(write(state))).toEqual(state)),
      { numRuns: 500 },
    );
  });

  // @requirement SELECTOR-18
  test('a tampered URL gives the initial state or a valid one, and never throws', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz01234567.') });
    const tampered = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      letters.map((text) => `${urlCodes.version}.${text}`),
    );
    fc.assert(
      fc.property(tampered, (text) => {
        const state = read(text);
        if (state !== initialWizardState) expect(write(state)).toBe(text);
      }),
      { numRuns: 500 },
    );
    for (const text of ['', '__proto__', 'constructor', 'p.0', 'p.02', 'p.3', 'p.2.1', 'P', 'p ', '-p'])
      expect(read(`${urlCodes.version}.${text}`)).toBe(initialWizardState);
    for (const text of ['0.p', 'p', '.']) expect(read(text)).toBe(initialWizardState);
  });
});

test.each([
  ['psbqm', selectorUrlCodes, 'process-automation small beginner quick medium', 5],
  ['psb.2', selectorUrlCodes, 'process-automation small beginner', 1],
  ['ammsh3', pricingUrlCodes, 'automation medium medium standard high 3', 6],
] as const)('answer letters keep their meaning in the shared link %s', (letters, codes, answers, step) => {
  const text = `${codes.version}.${letters}`;
  expect(readWizardState(text, codes)).toEqual({ answers: answers.split(' '), step });
});

/** Two questions, and a third that was added at the end. */
const questions: Record<string, string>[] = [{ yes: 'y', no: 'n' }, { few: 'f' }];
const codesOf = (version: string, ...more: Record<string, string>[]) =>
  Object.assign([...questions, ...more], { version });

test('answer codes have a version for each tool, and a question added at the end is open in older links', () => {
  const codes = codesOf('3');
  expect(writeWizardState({ answers: ['yes', 'few'], step: 2 }, codes)).toBe('3.yf');
  expect(readWizardState('1.yf', codes)).toBe(initialWizardState);
  const longer = codesOf('3', { later: 'l' });
  const read = readWizardState('3.yf', longer);
  expect([read, isComplete(read, longer)]).toEqual([{ answers: ['yes', 'few'], step: 2 }, false]);
});

test.each([
  ['1.y-f', ['yes', null, null]],
  ['1.-f', [null, 'few', null]],
  // Links from before each tool had a version in the business case.
  ['yf', ['yes', 'few', null]],
  ['y--', ['yes', null, null]],
  ['2.yf', [null, null, null]],
  ['', [null, null, null]],
])("the choices '%s' are read as %j", (text, answers) => {
  const codes = codesOf('1', { later: 'l' });
  expect(readLetters(text, codes)).toEqual(answers);
  expect(readLetters(writeLetters(answers, codes), codes)).toEqual(answers);
});
