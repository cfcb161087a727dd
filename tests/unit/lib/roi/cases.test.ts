/** @requirement RESOURCES-15 */
import { example } from '@/lib/roi/assumptions';
import { breakEvenAdoption, breakEvenHours, roiCases } from '@/lib/roi/cases';

test('nothing to save or nothing to pay: the break-even says so instead of dividing by zero', () => {
  expect(breakEvenAdoption({ ...example, hours: 0 })).toBeNull();
  expect(breakEvenHours({ ...example, rate: 0 })).toBeNull();
  // A year of work leaves no month to save in.
  expect(breakEvenHours(example, 12)).toBeNull();
  expect(breakEvenAdoption({ ...example, hours: 0, cost: 0, running: 0 })).toBe(0);
});

test('the low case is worse by the tolerance in every number, and a slow start on top of it', () => {
  const { low, lowSlow } = roiCases(example);
  // Every month 30 x 48 x 70% x 45 x 0.85^3 - 3,600 x 1.15, a twelfth of it; 12,000 x 1.15 / 1,976.3925.
  expect(low.paybackMonths).toBeCloseTo((13_800 * 12) / (45_360 * 0.85 ** 3 - 4_140), 4);
  // Half of six months of savings are missed.
  expect(lowSlow.firstYearGain).toBeCloseTo(low.firstYearGain - (45_360 * 0.85 ** 3 * 3) / 12, 4);
});
