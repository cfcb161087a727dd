import { points, type ReadinessAnswer, STATEMENTS_PER_AREA } from './answers';

/** Level of an area: 'nearly' from MIN_NEARLY_SHARE, 'ready' from MIN_READY_SHARE. */
export type ReadinessLevel = 'not-yet' | 'nearly' | 'ready';
/** Verdict on the whole: a gap comes first; from MIN_READY_SHARE on, a project can start. */
export type ReadinessVerdict = 'close-gap' | 'start-small' | 'start';

type AreaScore = {
  /** Index of the area. */
  area: number;
  /** Points of its statements, 0 to `maxPoints`. */
  points: number;
  maxPoints: number;
  /** `points` / `maxPoints`, 0 to 1. */
  share: number;
  level: ReadinessLevel;
};

export type ReadinessScore = {
  areas: readonly AreaScore[];
  /** Average of the areas' shares, 0 to 1; each area has the same weight. */
  overall: number;
  verdict: ReadinessVerdict;
  /** Areas that are not ready, lowest share first. */
  gaps: readonly AreaScore[];
};

/** Below this share of its points, an area is a gap: a project would hit it first. */
export const MIN_NEARLY_SHARE = 0.5;
/** From this share on, an area or the whole is ready. */
export const MIN_READY_SHARE = 0.75;
const MAX_AREA_POINTS = points.yes * STATEMENTS_PER_AREA;

const levelOf = (share: number): ReadinessLevel =>
  share >= MIN_READY_SHARE ? 'ready' : share >= MIN_NEARLY_SHARE ? 'nearly' : 'not-yet';

/**
 * Scores a complete assessment. public/downloads/ai-readiness-worksheet.xlsx computes the same with formulas.
 *
 * @param answers one per statement, area by area.
 */
export function scoreReadiness(answers: readonly ReadinessAnswer[]): ReadinessScore {
  const areas = Array.from({ length: answers.length / STATEMENTS_PER_AREA }, (_, area): AreaScore => {
    const own = answers.slice(area * STATEMENTS_PER_AREA, (area + 1) * STATEMENTS_PER_AREA);
    const sum = own.reduce((total, answer) => total + points[answer], 0);
    return {
      area,
      points: sum,
      maxPoints: MAX_AREA_POINTS,
      share: sum / MAX_AREA_POINTS,
      level: levelOf(sum / MAX_AREA_POINTS),
    };
  });
  const total = areas.reduce((sum, area) => sum + area.points, 0);
  const overall = total / (MAX_AREA_POINTS * areas.length);
  return {
    areas,
    overall,
    verdict: areas.some(({ share }) => share < MIN_NEARLY_SHARE)
      ? 'close-gap'
      : overall >= MIN_READY_SHARE
        ? 'start'
        : 'start-small',
    gaps: areas.filter(({ level }) => level !== 'ready').toSorted((one, other) => one.points - other.points),
  };
}

/** A share as a whole percentage: '58%'. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
