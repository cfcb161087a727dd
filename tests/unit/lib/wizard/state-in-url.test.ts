import fc from 'fast-check';
import { pricingAlphabets, walkOf } from '@/lib/pricing/parameters';
import { selectorAlphabets } from '@/lib/recommendation/requirements';
import { readWalk, writeWalk } from '@/lib/wizard/state-in-url';
import { type Alphabets, start, type Walk } from '@/lib/wizard/wizard-state';
import { allCombinations } from '../pricing/by-specification';

const tools: [string, Alphabets][] = [
  ['SELECTOR-18', selectorAlphabets],
  ['CALCULATOR-24', pricingAlphabets],
];

/** Any walk that a visitor can be on: answers in order, and any question up to the first open one. */
const anyWalk = (alphabets: Alphabets): fc.Arbitrary<Walk> =>
  fc
    .tuple(...alphabets.map((letters) => fc.constantFrom(...Object.keys(letters))), fc.nat(), fc.nat())
    .map((drawn) => {
      const values = drawn.slice(0, alphabets.length) as string[];
      const [count, at] = drawn.slice(alphabets.length) as [number, number];
      const answers = values.slice(0, count % (alphabets.length + 1));
      return { answers, at: at % (answers.length + 1) };
    });

describe.each(tools)('%s', (clause, alphabets) => {
  test(`${clause} any state survives the way to an address and back`, () => {
    fc.assert(
      fc.property(anyWalk(alphabets), (walk) => {
        const text = writeWalk(walk, alphabets);
        expect(text).toMatch(/^$|^[\w.]{3,10}$/);
        expect(readWalk(text, alphabets)).toEqual(walk);
      }),
      { numRuns: 5000 },
    );
  });

  test(`${clause} 1,000 tampered addresses start clean or read as a sound state, and none throws`, () => {
    const tampered = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^1\.[a-z0-7]{0,8}(\.\d{1,3})?$/),
      fc.constantFrom('__proto__', '1.__proto__', '1.constructor', '2.p', '1', '1.', '.', '1.p.', '1.p.0'),
    );
    fc.assert(
      fc.property(tampered, (text) => {
        const walk = readWalk(text, alphabets);
        if (walk !== start) expect(writeWalk(walk, alphabets)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['2.p', '0.p', '1.p.0', '1.p.02', '1.p.3', '1.p.9', '1.ppp', '1.p.2.1', '1.P', ' 1.p', '1.p '])(
    `${clause} '%s' starts clean`,
    (text) => {
      expect(readWalk(text, alphabets)).toEqual(start);
    },
  );
});

test('CALCULATOR-24 all 5,400 estimates survive the way to an address and back, each with its own', () => {
  const walks = allCombinations().map(walkOf);
  const texts = walks.map((walk) => writeWalk(walk, pricingAlphabets));
  expect(new Set(texts).size).toBe(5400);
  expect(texts.map((text) => readWalk(text, pricingAlphabets))).toEqual(walks);
});

test('SELECTOR-18 all 720 recommendations survive the way to an address and back, each with its own', () => {
  const walks = selectorAlphabets.reduce<string[][]>(
    (all, letters) => all.flatMap((answers) => Object.keys(letters).map((value) => [...answers, value])),
    [[]],
  );
  const texts = walks.map((answers) => writeWalk({ answers, at: 5 }, selectorAlphabets));
  expect(new Set(texts).size).toBe(720);
  expect(texts.map((text) => readWalk(text, selectorAlphabets).answers)).toEqual(walks);
});

test('letters keep their meaning: these links were shared', () => {
  expect(readWalk('1.psbqm', selectorAlphabets)).toEqual({
    answers: ['process-automation', 'small', 'beginner', 'quick', 'medium'],
    at: 5,
  });
  expect(readWalk('1.ammsh3', pricingAlphabets)).toEqual({
    answers: ['automation', 'medium', 'medium', 'standard', 'high', '3'],
    at: 6,
  });
  expect(readWalk('1.psb.2', selectorAlphabets)).toEqual({
    answers: ['process-automation', 'small', 'beginner'],
    at: 1,
  });
});
