/** A point of a drawing: x to the right, y down, in its own units. */
export type Point = readonly [x: number, y: number];

const tenths = (value: number) => Math.round(value * 10);
/** Coordinates need no more than a tenth of a unit. */
export const coordinate = (value: number) => String(tenths(value) / 10);
const at = ([x, y]: Point) => `${coordinate(x)} ${coordinate(y)}`;
/** The offset between two points. In a dense curve it is shorter than their coordinates. */
const between = (from: Point, to: Point) =>
  `${(tenths(to[0]) - tenths(from[0])) / 10} ${(tenths(to[1]) - tenths(from[1])) / 10}`;

const toward = (from: Point, to: Point, length: number): Point => {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = distance === 0 ? 0 : length / distance;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/**
 * A lane: straight stretches joined by quarter turns.
 *
 * @param points corners of the lane, each straight above, below or beside the one before.
 * @param radius of the turns; where a stretch is too short for it, half the stretch.
 * @returns path data for SVG.
 */
export function lanePath(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const room = Math.min(
        radius,
        Math.hypot(point[0] - before[0], point[1] - before[1]) / 2,
        Math.hypot(after[0] - point[0], after[1] - point[1]) / 2,
      );
      return `L${at(toward(point, before, room))}Q${at(point)} ${at(toward(point, after, room))}`;
    })
    .join('');
}

/**
 * A curve through data points that never goes beyond them: it rises and falls where they do, and nowhere else.
 * Tangents are the harmonic means of the neighboring slopes (Fritsch and Butland). Both ends keep the slope of their
 * stretch.
 *
 * @param points from left to right, each x above the one before.
 * @param from index of the point that the drawn part begins with, `to` of the one that it ends with; the other
 *   points bend it all the same, so that two parts meet without a corner.
 * @returns path data for SVG.
 */
export function curvePath(points: readonly Point[], from = 0, to = points.length - 1): string {
  const slopes = points.slice(1).map((point, index) => {
    const [x, y] = points[index] ?? point;
    return (point[1] - y) / (point[0] - x);
  });
  const tangents = points.map((_, index) => {
    const left = slopes[index - 1];
    const right = slopes[index];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  return cubicPath(points.slice(from, to + 1), tangents.slice(from, to + 1));
}

/**
 * A curve through points with the slope that is given for each of them.
 *
 * @param slopes one for each point: units down for one unit to the right.
 */
export function cubicPath(points: readonly Point[], slopes: readonly number[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${at(point)}`;
      const third = (point[0] - before[0]) / 3;
      const leaving: Point = [before[0] + third, before[1] + third * (slopes[index - 1] ?? 0)];
      const arriving: Point = [point[0] - third, point[1] - third * (slopes[index] ?? 0)];
      return `c${between(before, leaving)} ${between(before, arriving)} ${between(before, point)}`;
    })
    .join('');
}

/** Straight stretches from point to point: measured data. */
export function polyline(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');
}
