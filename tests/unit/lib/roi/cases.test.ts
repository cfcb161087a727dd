/** @jest-environment node */
import fc from 'fast-check';
import { example, type RoiInputs } from '@/lib/roi/assumptions';
import { breakEvenAdoption, breakEvenHours, roiCases, verdictOf } from '@/lib/roi/cases';
import { computeRoi } from '@/lib/roi/compute';

const anyInputs: fc.Arbitrary<RoiInputs> = fc.record({
  hours: fc.integer({ min: 1, max: 500 }),
  weeks: fc.integer({ min: 1, max: 52 }),
  rate: fc.integer({ min: 1, max: 300 }),
  adoption: fc.integer({ min: 1, max: 100 }),
  cost: fc.integer({ min: 0, max: 200_000 }),
  running: fc.integer({ min: 0, max: 50_000 }),
});

/** What is left after `months` (fractions included), added up in slices of the ramp-up and of what follows it. */
function sumAfter(months: number, { hours, weeks, rate, adoption, cost, running }: RoiInputs, ramp: number) {
  const slices = 500;
  const monthly = (share: number) => (((hours * weeks * adoption) / 100) * rate * share - running) / 12;
  const added = (from: number, to: number) => {
    const width = (to - from) / slices;
    let sum = 0;
    for (let slice = 0; slice < slices; slice += 1) {
      const middle = from + (slice + 0.5) * width;
      sum += width * monthly(middle < ramp ? middle / ramp : 1);
    }
    return sum;
  };
  const kink = Math.min(months, ramp);
  return added(0, kink) + added(kink, months) - cost;
}

test('RESOURCES-15 the expected case is the calculation without a ramp-up, unchanged', () => {
  expect(roiCases(example).expected).toEqual(computeRoi(example));
});

// Worked by hand from the example: 30 h, 48 weeks, 45 an hour, 70%, 12,000 once, 3,600 a year.
test('RESOURCES-15 worked by hand: the example in four cases', () => {
  const cases = roiCases(example);
  // 22.5 x 48 x 0.7 x 45 = 34,020; - 3,600 = 30,420; - 15,000 = 15,420; 15,000 / 2,535 months.
  expect(cases.low).toMatchObject({ net: 30_420, firstYearGain: 15_420, paybackMonths: 5.91716 });
  // 37.5 x 48 x 0.7 x 45 = 56,700; - 3,600 = 53,100; - 12,000 = 41,100; 12,000 / 4,425 months.
  expect(cases.high).toMatchObject({ net: 53_100, firstYearGain: 41_100, paybackMonths: 2.71186 });
  // Six months of growth miss three months' worth: 3 x 3,780 = 11,340; 29,760 - 11,340 = 18,420.
  // (12,000 + 11,340) / 3,480 months, which is after the ramp-up.
  expect(cases.slowStart).toMatchObject({ firstYearGain: 18_420, paybackMonths: 6.7069 });
  // 5,000 is covered during it: 3,780 t^2 / 12 - 300 t - 5,000 = 0 gives t = (300 + sqrt(6,390,000)) / 630.
  expect(computeRoi({ ...example, cost: 5_000 }, 6).paybackMonths).toBeCloseTo(4.48864, 4);
});

test('RESOURCES-15 with any ramp-up the sum is zero at the payback, below it before and above it afterward', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(0, 1, 3, 6, 12), (inputs, ramp) => {
      const { paybackMonths, net } = computeRoi(inputs, ramp);
      expect(paybackMonths === null).toBe(net <= 0);
      // A benefit of less than a dollar a month is divided by too little for a hundred-thousandth to hold.
      if (paybackMonths === null || net < 12) return;
      const scale = inputs.cost + inputs.running + net;
      expect(Math.abs(sumAfter(paybackMonths, inputs, ramp)) / scale).toBeLessThan(1e-5);
      expect(sumAfter(paybackMonths + 1, inputs, ramp)).toBeGreaterThan(0);
      if (paybackMonths > 0.01) expect(sumAfter(paybackMonths * 0.9, inputs, ramp)).toBeLessThan(0);
    }),
    { numRuns: 1000 },
  );
});

test('RESOURCES-15 years are the sum of their months, with any ramp-up', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(0, 3, 6, 12), (inputs, ramp) => {
      const { curve, firstYearGain } = computeRoi(inputs, ramp);
      expect(firstYearGain).toBe(curve[1]?.sum);
      for (const { year, sum } of curve) {
        const expected = year === 0 ? -inputs.cost : sumAfter(year * 12, inputs, ramp);
        expect(Math.abs(sum - expected) / (1 + Math.abs(expected) + inputs.cost)).toBeLessThan(1e-6);
      }
    }),
    { numRuns: 100 },
  );
});

test('RESOURCES-15 low is never better than expected, high never worse, a slow start never better', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { low, expected, high, slowStart } = roiCases(inputs);
      expect(low.firstYearGain).toBeLessThanOrEqual(expected.firstYearGain);
      expect(high.firstYearGain).toBeGreaterThanOrEqual(expected.firstYearGain);
      expect(slowStart.firstYearGain).toBeLessThanOrEqual(expected.firstYearGain);
      if (expected.paybackMonths !== null) {
        expect(high.paybackMonths ?? Infinity).toBeLessThanOrEqual(expected.paybackMonths);
        expect(slowStart.paybackMonths ?? 0).toBeGreaterThanOrEqual(expected.paybackMonths);
      }
    }),
  );
});

test('RESOURCES-15 at the break-even adoption, and at the break-even hours, year one ends at zero', () => {
  // (12,000 + 3,600) / (30 x 48 x 45) = 24.07…%; 15,600 / (48 x 45 x 0.7) = 10.31… hours.
  expect(breakEvenAdoption(example)).toBeCloseTo(24.07407, 4);
  expect(breakEvenHours(example)).toBeCloseTo(10.31746, 4);
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const adoption = breakEvenAdoption(inputs) ?? Number.NaN;
      expect(computeRoi({ ...inputs, adoption }).firstYearGain).toBeCloseTo(0, 3);
      const hours = breakEvenHours(inputs) ?? Number.NaN;
      expect(computeRoi({ ...inputs, hours }).firstYearGain).toBeCloseTo(0, 3);
    }),
  );
});

test('RESOURCES-15 nothing to save or nothing to pay: the break-even says so instead of dividing by zero', () => {
  expect(breakEvenAdoption({ ...example, hours: 0 })).toBeNull();
  expect(breakEvenHours({ ...example, adoption: 0 })).toBeNull();
  expect(breakEvenAdoption({ ...example, hours: 0, cost: 0, running: 0 })).toBe(0);
});

// The example's net benefit is 41,760 a year, 3,480 a month; in the low case 2,535.
test.each([
  // 24,336 x 1.25 / 2,535 = 12 months in the low case.
  ['go', 24_336],
  ['depends', 24_337],
  // 41,760 / 3,480 = 12 months as expected.
  ['depends', 41_760],
  ['slow', 41_761],
  // 125,280 / 3,480 = 36 months.
  ['slow', 125_280],
  ['decline', 125_281],
] as const)("RESOURCES-15 the verdict is '%s' at a cost of %d", (verdict, cost) => {
  expect(verdictOf(roiCases({ ...example, cost }))).toBe(verdict);
});

test('RESOURCES-15 a payback of 93 months, or none, is a project we would not do', () => {
  const slow = roiCases({ ...example, cost: 93 * 3_480 });
  expect(slow.expected.paybackMonths).toBeCloseTo(93, 5);
  expect(verdictOf(slow)).toBe('decline');
  expect(verdictOf(roiCases({ ...example, running: 60_000 }))).toBe('decline');
});
