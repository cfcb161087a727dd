import type { AnswerCodes } from '../wizard/wizard-state';

/** How far a statement holds, with its points. */
export const points = { no: 0, parts: 1, mostly: 2, yes: 3 } as const;
export type Answer = keyof typeof points;

const letters = { no: 'n', parts: 'p', mostly: 'm', yes: 'y' } satisfies Record<Answer, string>;

/** Areas and the statements in each: content/tools/readiness.ts has as many. */
export const AREAS = 4;
export const PER_AREA = 4;

/** Letters of the answers in an address, one question for each statement, area by area. */
export const readinessAnswerCodes: AnswerCodes = Object.assign(
  Array.from({ length: AREAS * PER_AREA }, () => letters),
  { version: '1' },
);
