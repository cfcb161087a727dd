import { points, type ReadinessAnswer, STATEMENTS_PER_AREA } from './answers';

/** Level of an area: 'nearly' from MIN_NEARLY_SHARE, 'ready' from MIN_READY_SHARE. */
export type ReadinessLevel = 'not-yet' | 'nearly' | 'ready';
/** Verdict on the whole: a gap comes first; from MIN_READY_SHARE on, a project can start. */
export type ReadinessVerdict = 'close-gap' | 'start-small' | 'start';

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
 * @returns for each area its index, points of `maxPoints`, `share` of them (0 to 1) and level.
 */
export function scoreReadiness(answers: readonly ReadinessAnswer[]) {
  const areas = Array.from({ length: answers.length / STATEMENTS_PER_AREA }, (_, area) => {
    const areaAnswers = answers.slice(area * STATEMENTS_PER_AREA, (area + 1) * STATEMENTS_PER_AREA);
    const sum = areaAnswers.reduce((total, answer) => total + points[answer], 0);
    const share = sum / MAX_AREA_POINTS;
    return { area, points: sum, maxPoints: MAX_AREA_POINTS, share, level: levelOf(share) };
  });
  const total = areas.reduce((sum, area) => sum + area.points, 0);
  const overall = total / (MAX_AREA_POINTS * areas.length);
  const hasGap = areas.some(({ level }) => level === 'not-yet');
  const verdict: ReadinessVerdict = hasGap
    ? 'close-gap'
    : overall >= MIN_READY_SHARE
      ? 'start'
      : 'start-small';
  return {
    areas,
    /** Average of the areas' shares, 0 to 1; each area has the same weight. */
    overall,
    verdict,
    /** Areas that are not ready, lowest share first. */
    gaps: areas.filter(({ level }) => level !== 'ready').toSorted((a, b) => a.points - b.points),
  };
}

/** A share as a whole percentage: '58%'. */
export const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;
