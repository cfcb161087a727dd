import { stairs } from '@/lib/illustrations/steps';

test('each value holds for one interval, from the base line and back to it', () => {
  expect(stairs([2, 5], { x: 10, width: 20, base: 100, unit: 4 })).toEqual([
    [10, 100],
    [10, 92],
    [30, 92],
    [30, 80],
    [50, 80],
    [50, 100],
  ]);
});
