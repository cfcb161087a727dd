/** A place in a drawing, in its own units. */
export type Point = { x: number; y: number };

/** Points as the inside of a path: straight from one to the next. */
export function straight(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
}

/**
 * Points as the inside of a path that bends through all of them and never beyond them: where the series
 * rises or falls the curve does, and nowhere else (Fritsch-Carlson slopes).
 *
 * @param points with rising x.
 */
export function smooth(points: readonly Point[]): string {
  const steps = points.slice(1).map((to, index) => {
    const from = points[index] as Point;
    return { from, to, width: to.x - from.x, slope: (to.y - from.y) / (to.x - from.x) };
  });
  const tangent = (index: number) => {
    const before = steps[index - 1]?.slope;
    const after = steps[index]?.slope;
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  return steps.reduce(
    (path, { from, to, width }, index) =>
      `${path}C${straight([{ x: from.x + width / 3, y: from.y + (tangent(index) * width) / 3 }])} ${straight([
        { x: to.x - width / 3, y: to.y - (tangent(index + 1) * width) / 3 },
      ])} ${straight([to])}`,
    straight(points.slice(0, 1)),
  );
}
