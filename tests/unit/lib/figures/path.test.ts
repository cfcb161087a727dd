import fc from 'fast-check';
import { curvePath, lanePath, type Point } from '@/lib/figures/path';

test('a lane turns in quarter circles of the given radius', () => {
  expect(
    lanePath(
      [
        [0, 0],
        [100, 0],
        [100, 80],
      ],
      24,
    ),
  ).toBe('M0 0L76 0Q100 0 100 24L100 80');
});

test('where a stretch is shorter than two radii the turns share it', () => {
  expect(
    lanePath(
      [
        [0, 0],
        [50, 0],
        [50, 20],
        [100, 20],
      ],
      24,
    ),
  ).toBe('M0 0L40 0Q50 0 50 10L50 10Q50 20 60 20L100 20');
});

test('a curve through rising points never leaves the band between two neighbors', () => {
  const rising = fc
    .array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 2, maxLength: 8 })
    .map((steps) => {
      let y = 0;
      return steps.map((step, index): Point => {
        y += step;
        return [index * 10, y];
      });
    });
  fc.assert(
    fc.property(rising, (points) => {
      const path = curvePath(points);
      const segments = path.split('C').slice(1);
      expect(segments).toHaveLength(points.length - 1);
      for (const [index, segment] of segments.entries()) {
        const [, leavingY = 0, , arrivingY = 0] = segment.split(' ').map(Number);
        const low = (points[index]?.[1] ?? 0) - 0.1;
        const high = (points[index + 1]?.[1] ?? 0) + 0.1;
        for (const y of [leavingY, arrivingY]) {
          expect(y).toBeGreaterThanOrEqual(low);
          expect(y).toBeLessThanOrEqual(high);
        }
      }
    }),
  );
});
