import type { CaseFigure } from '@/content/case-studies/schema';
import { curvePath, type Point } from '@/lib/illustrations/path';
import { linearScale } from '@/lib/illustrations/scale';

/** The area of a series in the chart's own units, and the values at its bottom and its top. */
type Plot = { first: number; last: number; top: number; low: number; from: number; to: number };

/**
 * The series of a case study as path data: gray until the change, orange after it.
 *
 * @param plot `from` is the value at the height `low`, `to` the value at `top`.
 */
export function caseSeries(
  { points, changeAt, kind, limit }: CaseFigure,
  { first, last, top, low, from, to }: Plot,
) {
  const y = linearScale(from, to, low, top);
  const x = linearScale(0, points.length - 1, first, last);
  const all = points.map((value, index): Point => [x(index), y(value)]);
  const change = all[changeAt] ?? [first, low];
  const after = curvePath(all, changeAt, points.length - 1);
  return {
    signal: kind === 'signal',
    x,
    y,
    change: { x: change[0], y: change[1] },
    end: { x: x(points.length - 1), y: (all.at(-1) ?? change)[1] },
    all,
    before: curvePath(all, 0, changeAt),
    after,
    area: `${after}V${low}H${change[0]}Z`,
    /** The alarm limit, and the course expected without the change. */
    limits: limit && `M${first} ${y(limit.value)}H${last}M${change.join(' ')}L${last} ${y(limit.expected)}`,
  };
}
