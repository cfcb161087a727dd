import type { AnswerCodes } from '../wizard/wizard-state';

/** How far a statement holds, with its points. */
export const points = { no: 0, parts: 1, mostly: 2, yes: 3 } as const;
export type ReadinessAnswer = keyof typeof points;

const letters = { no: 'n', parts: 'p', mostly: 'm', yes: 'y' } satisfies Record<ReadinessAnswer, string>;

/** Areas and the statements in each: content/tools/readiness.ts has as many. */
export const AREA_COUNT = 4;
export const STATEMENTS_PER_AREA = 4;

/** Letters of the answers in an address, one question for each statement, area by area. */
export const readinessAnswerCodes: AnswerCodes = Object.assign(
  Array.from({ length: AREA_COUNT * STATEMENTS_PER_AREA }, () => letters),
  { version: '1' },
);
