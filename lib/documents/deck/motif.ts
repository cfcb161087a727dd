import { type CoverCategory, coverOf } from '@/lib/illustrations/article-cover';

/** A stroke or a bar of a drawing. Path data is in hundredths of an inch, inside the drawing's frame. */
export type Mark = { d: string; tone: 'before' | 'lane'; width: number };
export type Motif = {
  /** The frame, in inches. */
  x: number;
  y: number;
  width: number;
  height: number;
  marks: Mark[];
};

/** Units of the path data in an inch. */
export const UNITS = 100;

/** The site's drawing for a category of articles, in a frame of a slide. The same slug gives the same drawing. */
export function motifOf(
  category: CoverCategory,
  slug: string,
  frame: { x: number; y: number; width: number; height: number },
): Motif {
  const { before, bars, lane } = coverOf(category, slug, {
    width: frame.width * UNITS,
    height: frame.height * UNITS,
  });
  const standing = bars.map(
    ({ x, y, width, height }) => `M${x + width / 2} ${y + width / 2}V${y + height - width / 2}`,
  );
  return {
    ...frame,
    marks: [
      ...standing.map((d): Mark => ({ d, tone: 'before', width: 3 })),
      ...before.map((d): Mark => ({ d, tone: 'before', width: 1.5 })),
      { d: lane, tone: 'lane', width: 3.5 },
    ],
  };
}

/** A stretch of a path: where it ends, and the points that bend it. All in inches. */
export type Stretch =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'quadratic'; x: number; y: number; x1: number; y1: number }
  | { kind: 'cubic'; x: number; y: number; x1: number; y1: number; x2: number; y2: number };

/** The stretches of path data that has M, L, H, V, Q and C only, as the site's drawings do. */
export function stretchesOf(d: string): Stretch[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLHVQC])([^MLHVQC]*)/g)].map(([, command = '', numbers = '']): Stretch => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Number(number) / UNITS);
    const [a = 0, b = 0, c = 0, e = 0] = values;
    if (command === 'V') y = a;
    else if (command === 'H') x = a;
    else [x = 0, y = 0] = values.slice(-2);
    if (command === 'Q') return { kind: 'quadratic', x, y, x1: a, y1: b };
    if (command === 'C') return { kind: 'cubic', x, y, x1: a, y1: b, x2: c, y2: e };
    return { kind: command === 'M' ? 'move' : 'line', x, y };
  });
}
