import fc from 'fast-check';
import { pricingAnswerCodes, readParameters } from '@/lib/pricing-calculator/parameters';
import { readinessAnswerCodes } from '@/lib/readiness-assessment/answers';
import { selectorAnswerCodes } from '@/lib/service-selector/requirements';
import {
  type AnswerCodes,
  initialWizardState,
  isComplete,
  type WizardState,
} from '@/lib/wizard/wizard-state';
import { readWizardState, writeWizardState } from '@/lib/wizard/wizard-url-codec';
import { allCombinations, combine } from '../../../fixtures/pricing-oracle';

const tools: [string, AnswerCodes][] = [
  ['selector', selectorAnswerCodes],
  ['calculator', pricingAnswerCodes],
  ['assessment', readinessAnswerCodes],
];

/** Any state a visitor can reach: answers in order, and any question up to the first open one. */
const anyState = (answerCodes: AnswerCodes): fc.Arbitrary<WizardState> =>
  fc
    .tuple(
      fc.tuple(...answerCodes.map((codes) => fc.constantFrom(...Object.keys(codes)))),
      fc.nat(answerCodes.length),
      fc.nat(),
    )
    .map(([values, count, drawn]) => ({ answers: values.slice(0, count), step: drawn % (count + 1) }));

describe.each(tools)('%s', (_, answerCodes) => {
  const read = (text: string) => readWizardState(text, answerCodes);
  const write = (state: WizardState) => writeWizardState(state, answerCodes);

  // @requirement CALCULATOR-24
  test('any state can be written into the URL and read back', () => {
    fc.assert(
      fc.property(anyState(answerCodes), (state) => expect(read(write(state))).toEqual(state)),
      { numRuns: 500 },
    );
  });

  // @requirement SELECTOR-18
  test('a tampered URL gives the initial state or a valid one, and never throws', () => {
    const tampered = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz01234567.') })
        .map((text) => `${answerCodes.version}.${text}`),
      fc.constantFrom('__proto__', '1.__proto__', '1.constructor', '3.p', '1', '1.', '.', '1.p.', '1.p.0'),
    );
    fc.assert(
      fc.property(tampered, (text) => {
        const state = read(text);
        if (state !== initialWizardState) expect(write(state)).toBe(text);
      }),
      { numRuns: 500 },
    );
    for (const text of ['3.p', '0.p', '1.p.0', '1.p.02', '1.p.3', '1.ppp1', '1.p.2.1', '1.P', ' 1.p', '1.p '])
      expect(read(text)).toBe(initialWizardState);
  });
});

test('each of the 5,400 estimates has its own URL, which gives its parameters', () => {
  const parametersAt = (text: string) => readParameters(readWizardState(text, pricingAnswerCodes));
  const texts = combine(pricingAnswerCodes.map((codes) => Object.keys(codes))).map((answers) =>
    writeWizardState({ answers, step: 6 }, pricingAnswerCodes),
  );
  const given = (all: object[]) => new Set(all.map((parameters) => JSON.stringify(parameters)));
  expect(new Set(texts).size).toBe(5400);
  expect(given(texts.map(parametersAt))).toEqual(given(allCombinations()));
});

test.each([
  ['1.psbqm', selectorAnswerCodes, 'process-automation small beginner quick medium', 5],
  ['1.psb.2', selectorAnswerCodes, 'process-automation small beginner', 1],
  ['1.ammsh3', pricingAnswerCodes, 'automation medium medium standard high 3', 6],
] as const)('answer letters keep their meaning in the shared link %s', (text, codes, answers, step) => {
  expect(readWizardState(text, codes)).toEqual({ answers: answers.split(' '), step });
});

test('answer codes have a version for each tool, and a question added at the end is open in older links', () => {
  const questions: Record<string, string>[] = [{ yes: 'y', no: 'n' }, { few: 'f' }];
  const codes = Object.assign(questions, { version: '3' });
  expect(writeWizardState({ answers: ['yes', 'few'], step: 2 }, codes)).toBe('3.yf');
  expect(readWizardState('1.yf', codes)).toBe(initialWizardState);
  const longer = Object.assign([...questions, { later: 'l' }], { version: '3' });
  const read = readWizardState('3.yf', longer);
  expect([read, isComplete(read, longer)]).toEqual([{ answers: ['yes', 'few'], step: 2 }, false]);
});
