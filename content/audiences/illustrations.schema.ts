import { z } from 'zod';
import { illustrationText } from '../landing-page/illustration-text';
import { text } from '../schemas/fields';

// Audience pages: what happens to the audience's lane.
/** From the lowest of three lanes to the highest, with what each change takes. */
export const switchFigure = z.strictObject({
  kind: z.literal('switch'),
  ...illustrationText,
  /** From the top down. */
  lanes: z.array(text(24)).length(3, 'must be 3 lanes, from the top down'),
  start: text(12),
  marks: z.array(text(14)).length(2, 'must be 2: one for each change of lane'),
  end: text(18),
});

/** Three ways of doing it become one. */
export const mergeFigure = z.strictObject({
  kind: z.literal('merge'),
  ...illustrationText,
  sources: z.array(text(18)).length(3, 'must be 3 lanes'),
  check: text(22),
  shared: text(22),
  end: text(16),
});

/** Several attempts leave the running product; one passes the test and returns to it. */
export const gateFigure = z.strictObject({
  kind: z.literal('gate'),
  ...illustrationText,
  base: text(22),
  passes: text(18),
  stopped: z.array(text(18)).length(2, 'must be 2: the attempts that stop'),
  gate: text(20),
  stops: text(20),
  next: text(14),
  end: text(16),
});

/** One practice carried from department to department, past the same check. */
export const rolloutFigure = z.strictObject({
  kind: z.literal('rollout'),
  ...illustrationText,
  departments: z.array(text(12)).min(3).max(4),
  pilot: text(16),
  check: text(12),
  end: text(14),
});
