/** @requirement RESOURCES-15 */
import fc from 'fast-check';
import { currencies } from '@/content/pricing/currencies';
import { currencyTraits } from '@/lib/currency/currency-traits';
import { describeNumberProblem, formatNumberField, readNumberField } from '@/lib/numbers/number-field';
import { type NumberReading, readNumber } from '@/lib/numbers/read-number';
import type { NumberUnit } from '@/lib/numbers/strip-symbols';
import type { RoiField } from '@/lib/roi-calculator/assumptions';
import { createNumberFieldSpec } from '@/lib/roi-calculator/fields';

/** What a text stands for: a number, the two it may be, or why it is refused. */
type Meaning = number | readonly [number, number] | string;

/** Spellings that people use in a field of this currency or unit, and what was decided for each by hand. */
const spellings: [field: string, meaning: Meaning, texts: string][] = [
  ['USD', 45, '45 | $45 | 45$ | US$45 | 45 usd | 45/hour USD | 45 dollars | +45 | ＄45'],
  ['USD', 45, '45 an hour | $45/hr | $45 per hour'],
  ['USD', 1200, '$ 1,200.00 | $1,200.00 USD | 1 200 | 1\u202f200 | １，２００'],
  ['USD', 1_234_567.89, '1,234,567.89'],
  ['USD', 0.5, '.5'],
  ['USD', 5, '5. | 005'],
  ['USD', 12.5, '12,5 | 12,50'],
  ['USD', 1234.56, '1.234,56'],
  ['USD', 1_234_567, '1.234.567 | 1,234,567'],
  ['USD', [65, 65_000], '65.000'],
  ['USD', [12.35, 12_345], '12.345'],
  ['USD', [12, 120_000], '12,0000 | 12.0000'],
  ['USD', 65_000, "65'000 | 65’000 | 65'000.00"],
  ['USD', 'empty', '   '],
  ['USD', 'text', '$ | 1e9 | 1/2 | ½ | 5² | 40-50 | ~45 | about 45 | forty | NaN | Infinity | 0x10'],
  ['USD', 'text', "6'5 | 65'00 | 1,2,3 | 1,23,4 | 12 50 | 1.2.3 | 45% | =1+1"],
  ['USD', 'negative', '-5 | −5 | $-5 | -$5 | (5) | 5-'],
  ['USD', 'currency', '€45 | 45 EUR | CA$45 | £45 | 45 SEK'],
  ['USD', 'short', '12k | 1.5m | 2 million'],
  ['USD', 'decimals', '0.125 | 0,125 | 12.3456'],
  ['GBP', 45, '£45 | GBP 45'],
  ['GBP', 'currency', '$45 | ¥45'],
  ['GBP', 'text', '45p'],
  ['EUR', 20, '€20 | 20 € | EUR 20 | 20 Euro | 20 euros | 20, | 20,- | 20.--'],
  ['EUR', 38.5, '38,5 | 38.50 | 38,50 €/h'],
  ['EUR', 65_000, '65.000,00 | 65,000.00 | 65 000 | 65\u00a0000,00 €'],
  ['EUR', [65, 65_000], '65.000 | 65,000 | 65.000 €'],
  ['EUR', [1.23, 1234], '1.234'],
  ['EUR', 'short', '12 Tsd. | 1,2 Mio'],
  ['EUR', 'currency', "$20 | CHF 62 | 62 Fr. | Fr. 65'000.– | 62 francs"],
  ['EUR', 'text', '20 XYZ'],
  ['EUR', 'negative', '–20'],
  ['CAD', 45, 'CA$45 | C$45 | $45 | 45 $'],
  ['CAD', 1200.5, '1 200,50 | 1,200.50'],
  ['CAD', 12_000, '12,000 | 12 000 | CA$12,000'],
  ['CAD', 'currency', 'A$45 | US$45'],
  ['AUD', 45, 'A$45 | AU$45 | $45'],
  ['AUD', 'currency', 'NZ$45'],
  ['INR', 1250, '₹1,250 | Rs. 1250 | rs1250 | Rs. 1,250/- | १२५०'],
  ['INR', 1_250_000, '12,50,000 | 1,250,000 | 12 50 000 | 1 250 000'],
  ['INR', [1.25, 1250], '1.250'],
  ['INR', 'short', '2 lakh | 1.5 lakhs | 2 crore | 3.5cr'],
  ['INR', 'text', '1,2,3,456'],
  ['JPY', 12_000, '¥12,000 | ￥12,000 | 12000円 | １２０００円 | 12,000 yen'],
  ['JPY', 1_200_000, '1,200,000 | 1.200.000 | 12,00,000'],
  ['JPY', [12, 120_000], '12,0000'],
  ['JPY', 'text', '1万 | 十'],
  ['hours', 20, '20 | 20 hrs | 20h | 20 hours a week | 20 hours/week'],
  ['hours', [1.2, 1200], '1,200 | 1.200'],
  ['hours', 'text', '20% | $20 | 7:30'],
  ['weeks', 48, '48 weeks | 48 wks | 48 weeks a year'],
  ['percent', 70, '70 | 70% | 70 % | 70％ | 70 percent | 70 per cent'],
  ['percent', 'text', '٪ | 7/10'],
];

/** A reading in the short form of the table. */
const short = (read: NumberReading) =>
  read.kind === 'number' ? read.value : read.kind === 'choice' ? read.values : read.problem;

test.each(spellings)('in a field of %s, %j is %s', (field, meaning, texts) => {
  const of = /^[A-Z]/.test(field)
    ? { currency: field, unit: 'perHour' as const }
    : { unit: field as NumberUnit };
  const all = texts.split(' | ');
  expect(all.map((text) => [text, short(readNumber(text, of))])).toEqual(all.map((text) => [text, meaning]));
});

test('the number that a field shows is read as the same number, with or without a currency', () => {
  expect(formatNumberField({}, 1234.5)).toBe('1\u202f234.5');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.constantFrom(...currencies),
      (cents, currency) => {
        const value = cents / 100;
        expect(readNumber(formatNumberField({ currency }, value), { currency: currency.code })).toEqual({
          kind: 'number',
          value,
        });
        expect(readNumber(formatNumberField({}, value))).toEqual({ kind: 'number', value });
      },
    ),
    { numRuns: 300 },
  );
});

// A currency whose countries write numbers in a way of their own fails here until lib/numbers/conventions.ts has it.
test.each(
  Object.entries(currencyTraits).flatMap(([code, { countries }]) =>
    countries.map((country) => [code, `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`]),
  ),
)('an amount in %s in the format of %s is read as that amount, or offered as one of two', (code, locale) => {
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000 }), (cents) => {
      const value = cents / 100;
      const read = readNumber(format.format(value), { currency: code });
      expect(read.kind === 'choice' ? read.values : [read.kind === 'number' && read.value]).toContain(value);
    }),
    { numRuns: 50 },
  );
});

test('a field has the limits of its currency', () => {
  const of = (id: RoiField, code: string) =>
    createNumberFieldSpec({ id }, currencies.find((currency) => currency.code === code) ?? currencies[0]);
  expect(readNumberField(of('rate', 'JPY'), '12,000')).toEqual({ kind: 'number', value: 12_000 });
  expect(readNumberField(of('rate', 'USD'), '12,000')).toEqual({ kind: 'none', problem: 'large' });
  expect(readNumberField(of('rate', 'USD'), '9'.repeat(400))).toEqual({ kind: 'none', problem: 'large' });
  expect(describeNumberProblem(of('rate', 'JPY'), 'large')).toBe('Enter 10,000,000 or less.');
});

test.each([
  ['0.7', [0.7, 70]],
  ['.5', [0.5, 50]],
  ['0.7%', 0.7],
  ['0.7 percent', 0.7],
  ['0', 0],
  ['1', 1],
])('%s in a percent field is %j', (text, meaning) => {
  expect(short(readNumberField({ unit: 'percent', max: 100 }, text) as NumberReading)).toEqual(meaning);
});
