import type { Point } from './path';

/**
 * The corners of a staircase of intervals: each value holds for one interval.
 *
 * @param x where the first interval begins; `width` of one interval; `base` line of the value 0; `unit` height of 1.
 */
export function stairs(
  values: readonly number[],
  { x, width, base, unit }: { x: number; width: number; base: number; unit: number },
): Point[] {
  const y = (value: number) => base - value * unit;
  return [
    [x, base],
    ...values.flatMap((value, index): Point[] => [
      [x + index * width, y(value)],
      [x + (index + 1) * width, y(value)],
    ]),
    [x + values.length * width, base],
  ];
}
