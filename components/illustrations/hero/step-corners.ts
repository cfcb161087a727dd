import type { HeroFigure } from '@/content/landing-page/schema';
import type { Point } from '@/lib/illustrations/path';

export type SwimlanesContent = Extract<HeroFigure, { kind: 'swimlanes' }>;

/** From one step to the next a lane changes halfway between them in time. */
export function stepCorners(places: readonly Point[]): Point[] {
  return places.flatMap(([x, y], index): Point[] => {
    const next = places[index + 1];
    if (!next || next[1] === y) return [[x, y]];
    const middle = (x + next[0]) / 2;
    return [
      [x, y],
      [middle, y],
      [middle, next[1]],
    ];
  });
}
