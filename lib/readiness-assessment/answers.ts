import type { LetterCodes } from '../wizard/wizard-state';

/** Points for how far a statement is true. */
export const answerPoints = { no: 0, parts: 1, mostly: 2, yes: 3 } as const;
export type ReadinessAnswer = keyof typeof answerPoints;

const letters = { no: 'n', parts: 'p', mostly: 'm', yes: 'y' } satisfies Record<ReadinessAnswer, string>;

/**
 * How many statements each area of content/tools/readiness.ts has. Two are enough: four an area found the same gaps with
 * twice the clicks.
 */
export const statementsPerArea: readonly number[] = [2, 2, 2, 2];

/** The area of each statement, its place there, and how many the area has. */
export const listStatements = () =>
  statementsPerArea.flatMap((count, area) =>
    Array.from({ length: count }, (_, place) => ({ area, place, count })),
  );

/** Answer codes in an address, one question per statement, area by area. */
export const readinessUrlCodes: LetterCodes = Object.assign(
  listStatements().map(() => letters),
  { version: '2' },
);
