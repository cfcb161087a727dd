import { type Answer, PER_AREA, points } from './answers';

/** How ready an area is: from half of its points on nearly, from three quarters on ready. */
export type Level = 'not-yet' | 'nearly' | 'ready';
/** What the whole says: an area below half comes first; from three quarters on a project can start. */
export type Verdict = 'close-gap' | 'start-small' | 'start';

type AreaScore = {
  /** Place of the area, from 0. */
  area: number;
  /** Points of its statements, 0 to `of`. */
  points: number;
  of: number;
  /** `points` / `of`, 0 to 1. */
  share: number;
  level: Level;
};

export type Readiness = {
  areas: readonly AreaScore[];
  /** The average of the areas' shares, 0 to 1: each area counts the same. */
  overall: number;
  verdict: Verdict;
  /** The areas that are not ready, lowest share first. Empty when all are. */
  first: readonly AreaScore[];
};

const HALF = 0.5;
const READY = 0.75;
const MOST = points.yes * PER_AREA;

const levelOf = (share: number): Level => (share >= READY ? 'ready' : share >= HALF ? 'nearly' : 'not-yet');

/**
 * Scores a finished assessment. The worksheet in content/worksheets computes the same with formulas.
 *
 * @param answers one for each statement, area by area.
 */
export function scoreReadiness(answers: readonly Answer[]): Readiness {
  const areas = Array.from({ length: answers.length / PER_AREA }, (_, area): AreaScore => {
    const own = answers.slice(area * PER_AREA, (area + 1) * PER_AREA);
    const sum = own.reduce((total, answer) => total + points[answer], 0);
    return { area, points: sum, of: MOST, share: sum / MOST, level: levelOf(sum / MOST) };
  });
  const total = areas.reduce((sum, area) => sum + area.points, 0);
  const overall = total / (MOST * areas.length);
  return {
    areas,
    overall,
    verdict: areas.some(({ share }) => share < HALF)
      ? 'close-gap'
      : overall >= READY
        ? 'start'
        : 'start-small',
    first: areas.filter(({ level }) => level !== 'ready').toSorted((one, other) => one.points - other.points),
  };
}

/** A share as a whole percentage: '58%'. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
