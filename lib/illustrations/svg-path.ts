/** A point of a drawing: x to the right, y down, in its own units. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const formatPoint = ([x, y]: Point) => `${round(x)} ${round(y)}`;
/** The offset between two points, which in a dense curve takes fewer characters than coordinates. */
const formatOffset = (from: Point, to: Point) =>
  formatPoint([round(to[0]) - round(from[0]), round(to[1]) - round(from[1])]);

/**
 * A curve through data points that never goes beyond them: it rises and falls where they do, and nowhere else.
 * Tangents are the harmonic means of the neighboring slopes (Fritsch and Butland). Both ends keep the slope of their
 * stretch.
 *
 * @param points from left to right, each x above the one before.
 * @param from index of the first point that is drawn, `to` of the last; the others still shape the ends of the part.
 */
export function drawCurve(points: readonly Point[], from = 0, to = points.length - 1): string {
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
  return points
    .slice(from, to + 1)
    .map((point, index, drawn) => {
      const before = drawn[index - 1];
      if (!before) return `M${formatPoint(point)}`;
      const third = (point[0] - before[0]) / 3;
      const leaving: Point = [before[0] + third, before[1] + third * (tangents[from + index - 1] ?? 0)];
      const arriving: Point = [point[0] - third, point[1] - third * (tangents[from + index] ?? 0)];
      return `c${formatOffset(before, leaving)} ${formatOffset(before, arriving)} ${formatOffset(before, point)}`;
    })
    .join('');
}

/** Straight lines from point to point, for measured data. */
export const drawPolyline = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${formatPoint(point)}`).join('');
