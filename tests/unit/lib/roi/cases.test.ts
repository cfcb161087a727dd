/** @requirement RESOURCES-15 */
import { example } from '@/lib/roi/assumptions';
import { breakEvenAdoption, breakEvenHours, isThin, roiCases, verdictOf } from '@/lib/roi/cases';
import { computeRoi } from '@/lib/roi/compute';

test('the expected case is the calculation without a ramp-up, unchanged', () => {
  expect(roiCases(example).expected).toEqual(computeRoi(example));
});

// Worked by hand from the example: 30 h, 48 weeks, 45 an hour, 70%, 12,000 once, 3,600 a year.
test('worked by hand: the example in five cases', () => {
  const cases = roiCases(example);
  // 25.5 x 48 x 0.595 x 38.25 = 27,856.71; - 4,140 = 23,716.71; - 13,800 = 9,916.71; 13,800 / 1,976.3925 months.
  expect(cases.low).toMatchObject({ net: 23_716.71, firstYearGain: 9_916.71, paybackMonths: 6.98242 });
  // 34.5 x 48 x 0.7 x 45 = 52,164; - 3,600 = 48,564; - 12,000 = 36,564; 12,000 / 4,047 months.
  expect(cases.high).toMatchObject({ net: 48_564, firstYearGain: 36_564, paybackMonths: 2.96516 });
  // Six months of growth miss three months' worth: 3 x 3,780 = 11,340; 29,760 - 11,340 = 18,420.
  // (12,000 + 11,340) / 3,480 months, which is after the ramp-up.
  expect(cases.slowStart).toMatchObject({ firstYearGain: 18_420, paybackMonths: 6.7069 });
  // 3 x 2,321.3925 = 6,964.1775 are missed; (13,800 + 6,964.1775) / 1,976.3925 months.
  expect(cases.lowSlow).toMatchObject({ firstYearGain: 2_952.5325, paybackMonths: 10.5061 });
  // 5,000 is covered during it: 3,780 t^2 / 12 - 300 t - 5,000 = 0 gives t = (300 + sqrt(6,390,000)) / 630.
  expect(computeRoi({ ...example, cost: 5_000 }, { rampMonths: 6 }).paybackMonths).toBeCloseTo(4.48864, 4);
  // Three months of work before: the saving of a year is that of nine months, and payback comes three months later.
  const late = roiCases(example, 3);
  expect(late.expected).toMatchObject({ firstYearGain: 19_320, paybackMonths: 6.44828 });
});

test('the break-even in hours and in adoption, worked by hand', () => {
  // (12,000 + 3,600) / (48 x 45) = 7.22… saved hours, 24.07…% of 30.
  expect(breakEvenHours(example)).toBeCloseTo(7.22222, 4);
  expect(breakEvenAdoption(example)).toBeCloseTo(24.07407, 4);
});

test('nothing to save or nothing to pay: the break-even says so instead of dividing by zero', () => {
  expect(breakEvenAdoption({ ...example, hours: 0 })).toBeNull();
  expect(breakEvenHours({ ...example, rate: 0 })).toBeNull();
  // A year of work leaves no month to save in.
  expect(breakEvenHours(example, 12)).toBeNull();
  expect(breakEvenAdoption({ ...example, hours: 0, cost: 0, running: 0 })).toBe(0);
});

// The example's net benefit is 3,480 a month; in the low case 1,976.3925.
test.each([
  // 20,623.22 x 1.15 / 1,976.3925 = 12 months in the low case.
  ['go', 20_623],
  ['depends', 20_624],
  // 41,760 / 3,480 = 12 months as expected.
  ['depends', 41_760],
  ['slow', 41_761],
  // 125,280 / 3,480 = 36 months.
  ['slow', 125_280],
  ['decline', 125_281],
] as const)("the verdict is '%s' at a cost of %d", (verdict, cost) => {
  expect(verdictOf(roiCases({ ...example, cost }))).toBe(verdict);
});

test.each([
  // Low, slow start: (1.15 x cost + 6,964.1775) / 1,976.3925 = 12 months at 14,567.33.
  [false, 14_567],
  [true, 14_568],
  // Within a month of the limit.
  [true, 20_000],
  // No longer a yes at all.
  [false, 20_624],
] as const)('a yes with little room is thin: %s at a cost of %d', (thin, cost) => {
  expect(isThin(roiCases({ ...example, cost }))).toBe(thin);
});
