/** @requirement RESOURCES-15 */
import { example } from '@/lib/roi/assumptions';
import { computeRoi } from '@/lib/roi/compute';
import { internalRate, netPresentValue, yearlyFlows } from '@/lib/roi/present-value';

const curveOf = (...sums: number[]) => ({ curve: sums.map((sum, year) => ({ year, sum })) });

test('present value: the cost at once, each year at its end', () => {
  // -1,000, then 500 three times, then nothing: 500/1.1 + 500/1.21 + 500/1.331 = 1,243.426.
  const roi = curveOf(-1000, -500, 0, 500, 500, 500);
  expect(yearlyFlows(roi)).toEqual([-1000, 500, 500, 500, 0, 0]);
  expect(netPresentValue(roi, 10)).toBeCloseTo(243.426, 3);
  // Undiscounted it is the last sum.
  expect(netPresentValue(roi, 0)).toBe(500);
  // -12,000 + 41,760 x 3.790787, the value of five yearly payments at 10%.
  expect(netPresentValue(computeRoi(example), 10)).toBeCloseTo(-12_000 + 41_760 * 3.790_786_77, 2);
});

test('the internal rate is where the present value is zero', () => {
  // 1,000 becomes 1,100 a year later, and 1,210 two years later.
  expect(internalRate(curveOf(-1000, 100, 100, 100, 100, 100))).toBeCloseTo(0.1, 9);
  expect(internalRate(curveOf(-1000, -1000, 210, 210, 210, 210))).toBeCloseTo(0.1, 9);
  const roi = computeRoi(example);
  expect(netPresentValue(roi, (internalRate(roi) ?? 0) * 100)).toBeCloseTo(0, 4);
});

test('there is no rate where nothing is paid, or not earned back', () => {
  expect(internalRate(curveOf(0, 100, 200, 300, 400, 500))).toBeNull();
  expect(internalRate(curveOf(-1000, -900, -800, -700, -600, -500))).toBeNull();
});
