import { createLinearScale } from '@/lib/illustrations/scale';
import { drawCurve } from '@/lib/illustrations/svg-path';

test('a curve goes through its points and is level where they stop rising', () => {
  const path = drawCurve([
    [1, 1],
    [4, 4],
    [7, 4],
  ]);
  expect(path).toBe('M1 1c1 1 2 3 3 3c1 0 2 0 3 0');
});

test('a scale maps its ends and what lies between, also downward, and one value alone to its start', () => {
  const down = createLinearScale(10, 20, 100, 0);
  expect([10, 15, 20].map(down)).toEqual([100, 50, 0]);
  expect(createLinearScale(5, 5, 40, 80)(5)).toBe(40);
});
