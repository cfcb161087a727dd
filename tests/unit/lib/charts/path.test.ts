import fc from 'fast-check';
import { smooth, straight } from '@/lib/charts/path';

const series = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 20 });
const place = (values: number[]) => values.map((y, index) => ({ x: index * 30, y }));

/** The numbers of each cubic: two controls and an end. */
function cubics(path: string): number[][] {
  return path
    .split('C')
    .slice(1)
    .map((part) => part.split(' ').map(Number));
}

describe('chart paths', () => {
  test('straight lines name every point', () => {
    expect(
      straight([
        { x: 0, y: 1 },
        { x: 2, y: 3.25 },
      ]),
    ).toBe('0.0 1.0L2.0 3.3');
  });

  test('CASES-07 a smooth path goes through every point and never beyond its neighbors', () => {
    fc.assert(
      fc.property(series, (values) => {
        const points = place(values);
        const parts = cubics(smooth(points));
        expect(parts).toHaveLength(points.length - 1);
        parts.forEach(([, firstY = 0, , secondY = 0, endX = 0, endY = 0], index) => {
          const from = points[index] ?? { x: 0, y: 0 };
          const to = points[index + 1] ?? { x: 0, y: 0 };
          expect([endX, endY]).toEqual([to.x, to.y]);
          for (const control of [firstY, secondY]) {
            expect(control).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - 0.1);
            expect(control).toBeLessThanOrEqual(Math.max(from.y, to.y) + 0.1);
          }
        });
      }),
    );
  });
});
