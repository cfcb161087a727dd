import fc from 'fast-check';
import { corners, curvePath, lanePath, type Point, polyline } from '@/lib/illustrations/path';

test('a lane turns in quarter circles; where a stretch is too short for two of them, they share it', () => {
  expect(lanePath(corners('M0 0H100V80'), 24)).toBe('M0 0L76 0Q100 0 100 24L100 80');
  expect(lanePath(corners('M0 0H50V20L100 20'), 24)).toBe('M0 0L40 0Q50 0 50 10L50 10Q50 20 60 20L100 20');
});

test('straight stretches name every point', () => {
  expect(polyline(corners('M0 1L2 3.25'))).toBe('M0 1L2 3.3');
});

const series = fc
  .array(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 20 })
  .map((values) => values.map((y, index): Point => [index * 30, y]));

/** The numbers of each cubic: two controls and an end. */
const cubics = (path: string) =>
  path
    .split('C')
    .slice(1)
    .map((part) => part.split(' ').map(Number));

test.each(['flat', 'along'] as const)(
  'CASES-07 a curve (%s) goes through every point and never beyond its neighbors',
  (ends) => {
    fc.assert(
      fc.property(series, (points) => {
        const parts = cubics(curvePath(points, ends));
        expect(parts).toHaveLength(points.length - 1);
        parts.forEach(([, leaving = 0, , arriving = 0, endX = 0, endY = 0], index) => {
          const [, from] = points[index] ?? [0, 0];
          const [x, to] = points[index + 1] ?? [0, 0];
          expect([endX, endY]).toEqual([x, to]);
          for (const control of [leaving, arriving]) {
            expect(control).toBeGreaterThanOrEqual(Math.min(from, to) - 0.1);
            expect(control).toBeLessThanOrEqual(Math.max(from, to) + 0.1);
          }
        });
      }),
    );
  },
);

test('a curve begins and ends level, or keeps the slope of its ends', () => {
  const points = corners('M0 0L30 30L60 60');
  expect(cubics(curvePath(points))[0]?.[1]).toBe(0);
  expect(cubics(curvePath(points, 'along'))[0]?.[1]).toBe(10);
});

test('CASES-07 two parts of a curve make the whole one, so that they meet without a corner', () => {
  fc.assert(
    fc.property(series, fc.nat(), (points, place) => {
      const at = place % points.length;
      const [before, after] = [curvePath(points, 'along', 0, at), curvePath(points, 'along', at)];
      expect(before + after.replace(/^M[^C]*/, '')).toBe(curvePath(points, 'along'));
    }),
  );
});
