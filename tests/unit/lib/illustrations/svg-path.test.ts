import { drawCurve } from '@/lib/illustrations/svg-path';

test('a curve goes through its points and is level where they stop rising', () => {
  const path = drawCurve([
    [1, 1],
    [4, 4],
    [7, 4],
  ]);
  expect(path).toBe('M1 1c1 1 2 3 3 3c1 0 2 0 3 0');
});
