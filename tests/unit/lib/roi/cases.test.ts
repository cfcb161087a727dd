/** @requirement RESOURCES-15 */
import { example } from '@/lib/roi/assumptions';
import { breakEvenAdoption, breakEvenHours, isThin, roiCases, verdictOf } from '@/lib/roi/cases';

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
