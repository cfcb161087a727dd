import { linearScale } from '@/lib/illustrations/scale';

test('a scale maps its ends and what lies between, also downward, and one value alone to its start', () => {
  const down = linearScale(10, 20, 100, 0);
  expect([10, 15, 20].map(down)).toEqual([100, 50, 0]);
  expect(linearScale(5, 5, 40, 80)(5)).toBe(40);
});
