/** @requirement RESOURCES-15 */
import fc from 'fast-check';
import { currencies } from '@/content/pricing/currencies';
import { choiceText, formatField, problemText, readField } from '@/lib/numbers/number-field';
import { type NumberText, readNumber } from '@/lib/numbers/read-number';
import type { RoiField } from '@/lib/roi-calculator/assumptions';
import { numberField } from '@/lib/roi-calculator/fields';
import { type Meaning, spellings, unitSpellings } from './spellings';

/** A reading in the short form of the table. */
const short = (read: NumberText) =>
  read.kind === 'number' ? read.value : read.kind === 'choice' ? read.values : read.problem;

const rows = <Key extends string>(tables: Readonly<Record<Key, readonly (readonly [Meaning, string])[]>>) =>
  (Object.keys(tables) as Key[]).flatMap((key) =>
    tables[key].map(([meaning, texts]) => [key, texts, meaning] as const),
  );
const readEach = (texts: string, unit: Parameters<typeof readNumber>[1]) =>
  texts.split(' | ').map((text) => [text, short(readNumber(text, unit))]);
const each = (texts: string, meaning: Meaning) => texts.split(' | ').map((text) => [text, meaning]);

test.each(rows(spellings))('in %s, %s is %j', (currency, texts, meaning) => {
  expect(readEach(texts, { currency, unit: 'perHour' })).toEqual(each(texts, meaning));
});

test.each(rows(unitSpellings))('of %s, %s is %j', (unit, texts, meaning) => {
  expect(readEach(texts, { unit })).toEqual(each(texts, meaning));
});

test('there are spellings in every currency of the site', () => {
  expect(Object.keys(spellings)).toEqual(currencies.map(({ code }) => code));
});

const anyCurrency = fc.constantFrom(...currencies);

test('what a field shows is read as the same number, in every currency and without one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), anyCurrency, (cents, currency) => {
      const value = cents / 100;
      expect(readNumber(formatField({ currency }, value), { currency: currency.code })).toEqual({
        kind: 'number',
        value,
      });
      expect(readNumber(formatField({}, value))).toEqual({ kind: 'number', value });
    }),
    { numRuns: 300 },
  );
});

test('an amount in the spelling of a region is that amount, or one of the two offered', () => {
  const locales = ['de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'en-IE'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000 }), fc.constantFrom(...locales), (cents, locale) => {
      const value = cents / 100;
      const read = readNumber(new Intl.NumberFormat(locale).format(value), { currency: 'EUR' });
      expect(read.kind === 'choice' ? read.values : [read.kind === 'number' && read.value]).toContain(value);
    }),
    { numRuns: 300 },
  );
});

test('any other text is a number, a question or a reason, and never NaN', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom(..."-0123456789.,' €$k%") }),
      ),
      (text) => {
        const read = readNumber(text, { currency: 'EUR' });
        if (read.kind === 'number') expect(read.value).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 500 },
  );
});

test('the limits of a field are those of its currency, and every reason has a sentence', () => {
  const of = (id: RoiField, code: string) =>
    numberField({ id }, currencies.find((currency) => currency.code === code) ?? currencies[0]);
  expect(readField(of('rate', 'JPY'), '12,000')).toEqual({ kind: 'number', value: 12_000 });
  expect(readField(of('rate', 'USD'), '12,000')).toEqual({ kind: 'none', problem: 'large' });
  expect(readField(of('rate', 'USD'), '9'.repeat(400))).toEqual({ kind: 'none', problem: 'large' });
  expect(readField(of('weeks', 'USD'), '53')).toEqual({ kind: 'none', problem: 'large' });
  expect(problemText(of('rate', 'JPY'), 'large')).toBe('Enter 2,000,000 or less.');
  expect(problemText(of('rate', 'AUD'), 'currency')).toBe(
    'Amounts here are in AUD (A$). Leave out other signs.',
  );
  for (const problem of ['empty', 'negative', 'small', 'short', 'decimals', 'text'] as const)
    expect(problemText(of('hours', 'USD'), problem)).toMatch(/^(Enter|Use|Write).*\.$/);
  expect(choiceText(of('cost', 'USD'), [65, 65_000])).toBe('Do you mean 65 or 65,000?');
});

test.each([
  ['0.7', [0.7, 70]],
  ['.5', [0.5, 50]],
  ['0.7%', 0.7],
  ['0.7 percent', 0.7],
  ['0', 0],
  ['1', 1],
])('%s in a percent field is %j', (text, meaning) => {
  expect(short(readField({ unit: 'percent', min: 0, max: 100 }, text) as NumberText)).toEqual(meaning);
});
