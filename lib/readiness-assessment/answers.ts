import type { AnswerCodes } from '../wizard/wizard-state';

/** Points for how far a statement is true. */
export const points = { no: 0, parts: 1, mostly: 2, yes: 3 } as const;
export type ReadinessAnswer = keyof typeof points;

const letters = { no: 'n', parts: 'p', mostly: 'm', yes: 'y' } satisfies Record<ReadinessAnswer, string>;

/**
 * Number of areas, and of statements in each, in content/tools/readiness.ts. Two are enough: four an area found the same
 * gaps with twice the clicks.
 */
export const AREA_COUNT = 4;
export const STATEMENTS_PER_AREA = 2;

/** Answer codes in an address, one question per statement, area by area. */
export const readinessAnswerCodes: AnswerCodes = Object.assign(
  Array.from({ length: AREA_COUNT * STATEMENTS_PER_AREA }, () => letters),
  { version: '2' },
);
