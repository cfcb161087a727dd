import type { CaseFigure } from '@/content/case-studies/schema';
import { curvePath, type Point, polyline } from '@/lib/illustrations/path';

/** Where a chart puts its values, in its own units: the ends of its courses, and the lines of two values. */
type Plot = { first: number; last: number; top: number; low: number; from: number; to: number };

/**
 * The series of a case study as path data: gray until the change, ember after it. A signal goes straight from point
 * to point and is even from the change on; any other series bends through its points.
 *
 * @param plot `from` is the value at the height `low`, `to` the value at `top`.
 */
export function caseSeries(
  { points, changeAt, kind }: CaseFigure,
  { first, last, top, low, from, to }: Plot,
) {
  const signal = kind === 'signal';
  const y = (value: number) => low - ((value - from) / (to - from)) * (low - top);
  const x = (index: number) => first + (index / (points.length - 1)) * (last - first);
  const all = points.map((value, index): Point => [x(index), y(signal && index === changeAt ? 0 : value)]);
  const change = all[changeAt] ?? [first, low];
  const path = (begin: number, end = points.length - 1) =>
    signal ? polyline(all.slice(begin, end + 1)) : curvePath(all, begin, end);
  return {
    signal,
    x,
    y,
    change: { x: change[0], y: change[1] },
    end: { x: x(points.length - 1), y: (all.at(-1) ?? change)[1] },
    all,
    before: path(0, changeAt),
    after: path(changeAt),
    area: `${path(changeAt)}V${low}H${change[0]}Z`,
  };
}
