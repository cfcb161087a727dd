import { roundTicks } from '@/lib/illustrations/ticks';

test.each([
  [98.5, 128, [100, 110, 120, 130]],
  [6, 43, [0, 20, 40, 60]],
  [0, 1, [0, 0.5, 1]],
])('round values for %s to %s', (min, max, expected) => {
  expect(roundTicks(min, max)).toEqual(expected);
});

test('the highest line is never below the series', () => {
  for (const [min, max] of [
    [3, 17],
    [0.2, 0.93],
    [1200, 9100],
  ] as const) {
    expect(roundTicks(min, max).at(-1)).toBeGreaterThanOrEqual(max);
  }
});
