import { roundDown, roundUp, roundWhole } from '@/lib/numbers/rounding';

test.each([
  // 12,250 x 1.15 is 14,087.499999999998 to a computer.
  [12_250 * 1.15, 14_088],
  [-34_360.5, -34_361],
  [34_360.5, 34_361],
  [10_412.5, 10_413],
  [-0.4, 0],
])('%d is rounded to a whole number as a spreadsheet does: %d', (value, whole) => {
  expect(Object.is(roundWhole(value), whole)).toBe(true);
});

test('rounding up and down ignores floating-point noise', () => {
  expect(roundUp(0.1 * 3 * 10)).toBe(3);
  expect(roundUp(7.21, 1)).toBe(7.3);
  expect(roundDown(7.29, 1)).toBe(7.2);
  expect(roundDown(1.1 * 1.1 * 100)).toBe(121);
});
