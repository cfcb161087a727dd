import type { Point } from './path';

/** A number between 0 and 1 that depends on nothing but its place: the same drawing at every build. */
const scatter = (place: number) => {
  const value = Math.sin(place * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
};

/**
 * A machine's vibration as points of a zigzag around a middle line.
 *
 * @param from where it begins, in drawing units; `to` where it ends; `step` between two points.
 * @param size half the height of the even signal, in drawing units.
 * @param growth how many times higher the signal is at its end; 1 keeps it even.
 */
export function signalPoints({
  from,
  to,
  step,
  middle,
  size,
  growth = 1,
}: {
  from: number;
  to: number;
  step: number;
  middle: number;
  size: number;
  growth?: number;
}): Point[] {
  const count = Math.floor((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const place = from / step + index;
    const height = size * (1 + (growth - 1) * (index / count) ** 1.4) * (0.25 + 0.75 * scatter(place));
    return [from + index * step, middle + (index % 2 === 0 ? -height : height)];
  });
}
