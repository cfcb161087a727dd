/** @requirement RESOURCES-15 */
import fc from 'fast-check';
import { example, type RoiInputs } from '@/lib/roi/assumptions';
import { breakEvenAdoption, breakEvenHours, isThin, roiCases, verdictOf } from '@/lib/roi/cases';
import { computeRoi } from '@/lib/roi/compute';

const anyInputs: fc.Arbitrary<RoiInputs> = fc.record({
  hours: fc.integer({ min: 1, max: 500 }),
  weeks: fc.integer({ min: 1, max: 52 }),
  rate: fc.integer({ min: 1, max: 300 }),
  adoption: fc.integer({ min: 1, max: 100 }),
  cost: fc.integer({ min: 0, max: 200_000 }),
  running: fc.integer({ min: 0, max: 50_000 }),
});

/** What is left after `months` (fractions included), added up in slices of the work, the ramp-up and what follows. */
function sumAfter(
  months: number,
  { hours, weeks, rate, adoption, cost, running }: RoiInputs,
  ramp: number,
  build = 0,
) {
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
  const live = Math.max(0, months - build);
  const kink = Math.min(live, ramp);
  return added(0, kink) + added(kink, live) - cost;
}

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

test('with any work and ramp-up the sum is zero at the payback, below before, above afterward', () => {
  fc.assert(
    fc.property(
      anyInputs,
      fc.constantFrom(0, 1, 3, 6, 12),
      fc.constantFrom(0, 1.5, 8, 14),
      (inputs, ramp, build) => {
        const { paybackMonths, net } = computeRoi(inputs, { rampMonths: ramp, buildMonths: build });
        expect(paybackMonths === null).toBe(net <= 0);
        // A benefit of less than a dollar a month is divided by too little for a hundred-thousandth to hold.
        if (paybackMonths === null || net < 12) return;
        const scale = inputs.cost + inputs.running + net;
        const at = (months: number) => sumAfter(months, inputs, ramp, build);
        expect(Math.abs(at(paybackMonths)) / scale).toBeLessThan(1e-5);
        expect(at(Math.max(paybackMonths, build) + 1)).toBeGreaterThan(0);
        if (paybackMonths > build + 0.01) expect(at(build + (paybackMonths - build) * 0.9)).toBeLessThan(0);
      },
    ),
    { numRuns: 1000 },
  );
});

test('years are the sum of their months, with any work and ramp-up', () => {
  fc.assert(
    fc.property(
      anyInputs,
      fc.constantFrom(0, 3, 6, 12),
      fc.constantFrom(0, 1.5, 8, 14),
      (inputs, ramp, build) => {
        const { curve, firstYearGain } = computeRoi(inputs, { rampMonths: ramp, buildMonths: build });
        expect(firstYearGain).toBe(curve[1]?.sum);
        for (const { year, sum } of curve) {
          const expected = year === 0 ? -inputs.cost : sumAfter(year * 12, inputs, ramp, build);
          expect(Math.abs(sum - expected) / (1 + Math.abs(expected) + inputs.cost)).toBeLessThan(1e-6);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('low is never better than expected, high never worse, a slow start never better', () => {
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

test('at the break-even hours, and at the adoption that saves them, year one ends at zero', () => {
  // (12,000 + 3,600) / (48 x 45) = 7.22… saved hours, 24.07…% of 30.
  expect(breakEvenHours(example)).toBeCloseTo(7.22222, 4);
  expect(breakEvenAdoption(example)).toBeCloseTo(24.07407, 4);
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(0, 1.5, 8), (inputs, buildMonths) => {
      const adoption = breakEvenAdoption(inputs, buildMonths) ?? Number.NaN;
      expect(computeRoi({ ...inputs, adoption }, { buildMonths }).firstYearGain).toBeCloseTo(0, 2);
      const hours = breakEvenHours(inputs, buildMonths) ?? Number.NaN;
      expect(computeRoi({ ...inputs, hours, adoption: 100 }, { buildMonths }).firstYearGain).toBeCloseTo(
        0,
        2,
      );
    }),
  );
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

test('a payback of 93 months, or none, is a project we would not do', () => {
  const slow = roiCases({ ...example, cost: 93 * 3_480 });
  expect(slow.expected.paybackMonths).toBeCloseTo(93, 5);
  expect(verdictOf(slow)).toBe('decline');
  expect(verdictOf(roiCases({ ...example, running: 60_000 }))).toBe('decline');
});
