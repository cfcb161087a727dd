/** @requirement RESOURCES-15 */
import fc from 'fast-check';
import { type GivenInputs, limits, roiFields } from '@/lib/roi-calculator/assumptions';
import { readGiven, roiCodec, writeGiven } from '@/lib/roi-calculator/link';

const read = (query: string) => roiCodec.read(new URL(query, 'https://example.com'));

test.each([
  ['', false],
  ['?utm_source=mail', false],
  ['?r=1_NaN', true],
  ['?r=2_30_48_45_70_12000_3600', true],
  ['?r=1_30_48_45_70_1e4_3600', true],
  ['?r=1_030_48_45_70_12000_3600', true],
  ['?cost=-5', true],
  ['?r=1_30_48_45_70_12000_3600&currency=euros', false],
])("the address '%s' is damaged: %s", (query, damaged) => {
  expect(read(query).damaged).toBe(damaged);
  expect(read(query).currency).toBe('');
});

test('a number that the visitor did not touch is not in the link', () => {
  expect(read('?r=1_20___80__&currency=INR').given).toEqual({ hours: 20, adoption: 80 });
  expect(read('?cost=457270&currency=INR')).toMatchObject({ given: { cost: 457_270 }, currency: 'INR' });
});

const anyGiven = fc.record(
  Object.fromEntries(
    roiFields.map((field) => [
      field,
      fc.integer({ min: 0, max: Math.min(limits[field].to, 10_000_000) * 100 }).map((value) => value / 100),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<GivenInputs>;

test('any numbers survive the way to an address and back, and no other text throws', () => {
  fc.assert(fc.property(anyGiven, (given) => expect(readGiven(writeGiven(given)).given).toEqual(given)));
  const tampered = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,e-_') }));
  fc.assert(
    fc.property(tampered, (text) => {
      const { given, damaged } = readGiven(text);
      if (!damaged) expect(writeGiven(given).replaceAll('_', '')).toBe(text.replaceAll('_', ''));
    }),
    { numRuns: 500 },
  );
});
