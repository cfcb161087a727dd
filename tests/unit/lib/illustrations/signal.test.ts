import { signalPoints } from '@/lib/illustrations/signal';

const line = { from: 100, to: 300, step: 5, middle: 50, size: 10 };
const heights = (points: readonly (readonly [number, number])[]) => points.map(([, y]) => Math.abs(y - 50));

test('an even signal keeps within its size, on both sides of its middle', () => {
  const points = signalPoints(line);
  expect(points[0]?.[0]).toBe(100);
  expect(points.at(-1)?.[0]).toBe(300);
  expect(Math.max(...heights(points))).toBeLessThanOrEqual(10);
  expect(points.some(([, y]) => y > 50)).toBe(true);
  expect(points.some(([, y]) => y < 50)).toBe(true);
});

test('a growing signal begins even and ends that many times higher', () => {
  const growing = heights(signalPoints({ ...line, growth: 8 }));
  const even = heights(signalPoints(line));
  expect(growing[0]).toBe(even[0]);
  expect(growing.at(-1)).toBeCloseTo(8 * (even.at(-1) ?? 0));
});
