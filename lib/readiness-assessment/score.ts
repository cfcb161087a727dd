import { answerPoints, listStatements, type ReadinessAnswer, statementsPerArea } from './answers';

/** Level of an area: 'nearly' from MIN_NEARLY_POINTS_SHARE, 'ready' from MIN_READY_POINTS_SHARE. */
export type ReadinessLevel = 'not-yet' | 'nearly' | 'ready';
/** Verdict on the whole: a gap comes first; from MIN_READY_POINTS_SHARE on, a project can start. */
export type ReadinessVerdict = 'close-gap' | 'start-small' | 'start';

/** Below this share of its points, an area is a gap: a project would hit it first. */
export const MIN_NEARLY_POINTS_SHARE = 0.5;
/** From this share on, an area or the whole is ready. */
export const MIN_READY_POINTS_SHARE = 0.75;

const levelOf = (share: number): ReadinessLevel =>
  share >= MIN_READY_POINTS_SHARE ? 'ready' : share >= MIN_NEARLY_POINTS_SHARE ? 'nearly' : 'not-yet';

/**
 * Scores an assessment; without an answer, a statement has no points. public/downloads/ai-readiness-worksheet.xlsx computes the same with formulas.
 *
 * @param answers one per statement, area by area.
 */
export function scoreReadiness(answers: readonly ReadinessAnswer[]) {
  const statements = listStatements();
  const areas = statementsPerArea.map((count, area) => {
    const areaAnswers = answers.filter((_, index) => statements[index]?.area === area);
    const sum = areaAnswers.reduce((total, answer) => total + answerPoints[answer], 0);
    const maxPoints = answerPoints.yes * count;
    const share = sum / maxPoints;
    return { area, points: sum, maxPoints, share, level: levelOf(share) };
  });
  const overall = areas.reduce((sum, { share }) => sum + share, 0) / areas.length;
  const hasGap = areas.some(({ level }) => level === 'not-yet');
  const verdict: ReadinessVerdict = hasGap
    ? 'close-gap'
    : overall >= MIN_READY_POINTS_SHARE
      ? 'start'
      : 'start-small';
  return {
    areas,
    /** Average of the areas' shares, 0 to 1; each area has the same weight. */
    overall,
    verdict,
    /** Areas that are not ready, lowest share first. */
    gaps: areas.filter(({ level }) => level !== 'ready').toSorted((a, b) => a.share - b.share),
  };
}

/** A share as a whole percentage: '58%'. */
export const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;
