import fc from 'fast-check';
import { type CoverCategory, coverOf } from '@/lib/illustrations/article-cover';

const categories: CoverCategory[] = ['Automation', 'Training', 'Strategy', 'Guide', 'Data'];
const size = fc.record({
  width: fc.integer({ min: 300, max: 1300 }),
  height: fc.integer({ min: 160, max: 700 }),
});

/** Ends of the straight and curved stretches of path data: absolute M, L, H, V, C and Q only. */
function points(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLHVCQ])([^A-Z]*)/g)].map(([, command, rest = '']) => {
    const values = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'H') x = values[0] ?? x;
    else if (command === 'V') y = values[0] ?? y;
    else [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
    return { x, y };
  });
}

test('BLOG-10 a cover is the same for the same article, and each category has a pattern of its own', () => {
  const at = { width: 400, height: 220 };
  const alts = categories.map(
    (category) => new Set(Array.from({ length: 40 }, (_, n) => coverOf(category, `a-${n}`, at).alt)),
  );
  expect(alts.map(({ size: kinds }) => kinds)).toEqual([1, 2, 1, 1, 1]);
  expect(new Set(alts.flatMap((kinds) => [...kinds])).size).toBe(6);
  for (const category of categories) {
    const drawn = Array.from({ length: 40 }, (_, n) => JSON.stringify(coverOf(category, `a-${n}`, at)));
    expect(new Set(drawn).size).toBe(40);
    expect(JSON.stringify(coverOf(category, 'a-7', at))).toBe(drawn[7]);
  }
});

test('BLOG-10 whatever the slug and the size, the lane runs from edge to edge and nothing leaves the picture', () => {
  fc.assert(
    fc.property(fc.constantFrom(...categories), fc.string(), size, (category, slug, picture) => {
      const { lane, before, bars } = coverOf(category, slug, picture);
      const way = points(lane);
      expect(way[0]?.x).toBe(0);
      expect(way.at(-1)?.x).toBeCloseTo(picture.width, 0);
      for (const { x, y } of [lane, ...before].flatMap(points)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(picture.width);
        expect(y).toBeGreaterThan(picture.height * 0.05);
        expect(y).toBeLessThan(picture.height * 0.95);
      }
      for (const { x, y, width, height } of bars) {
        expect(x).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(picture.width);
        expect(height).toBeGreaterThan(0);
        expect(y + height).toBeLessThan(picture.height);
      }
    }),
  );
});
