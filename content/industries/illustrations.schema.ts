import { z } from 'zod';
import { illustrationText, statedFigure } from '../landing-page/illustration-text';
import { text } from '../schemas/fields';

// Industry pages. Series are illustrative; where a stated figure belongs to them, a test keeps the two equal.
/** A machine's signal: even, growing until it would fail, and even after the repair. */
export const signalFigure = z.strictObject({
  kind: z.literal('signal'),
  ...illustrationText,
  measure: text(50),
  normal: text(20),
  alert: text(28),
  /** The alert on phones. */
  alertShort: text(12),
  /** How long before the failure the alert comes. */
  lead: text(12),
  end: text(20),
});

/** How many wait, interval by interval, before and after. The area between the lines is the waiting saved. */
export const waitingFigure = z.strictObject({
  kind: z.literal('waiting'),
  ...illustrationText,
  measure: text(44),
  before: text(24),
  after: text(24),
  saved: statedFigure,
  /** Words under the axis, at even distances from its start to its end. */
  times: z.array(text(6)).min(3).max(6),
  beforePoints: z.array(z.number().min(0)).min(6).max(12),
  afterPoints: z.array(z.number().min(0)).min(6).max(12),
});

/** From the lines of a document through values to a decision; one is lit, one goes to a person. */
export const traceFigure = z.strictObject({
  kind: z.literal('trace'),
  ...illustrationText,
  heads: z.strictObject({ source: text(16), value: text(16), decision: text(16) }),
  /** In order: a line that joins the decision, the lit one, one that joins, and the one for a person. */
  lines: z.array(z.strictObject({ source: text(24), value: text(20) })).length(4, 'must be 4 lines'),
  decision: text(26),
  person: text(16),
  accuracy: statedFigure,
});

/** Sales until today, then the forecast against the old plan and against what sold. */
export const forecastFigure = z.strictObject({
  kind: z.literal('forecast'),
  ...illustrationText,
  measure: text(40),
  /** What the axis counts: 'Week'. */
  unit: text(10),
  today: text(10),
  forecast: text(14),
  plan: text(20),
  sold: text(12),
  accuracy: statedFigure,
  /** All intervals; those beyond the past are compared with forecast and plan. */
  soldPoints: z.array(z.number().positive()).min(12).max(40),
  forecastPoints: z.array(z.number().positive()).min(6).max(20),
  planPoints: z.array(z.number().positive()).min(6).max(20),
});

/** A question, its answer at once, and the long way it took before. */
export const answerFigure = z.strictObject({
  kind: z.literal('answer'),
  ...illustrationText,
  lanes: z.array(text(14)).length(3, 'must be 3: who asks, the desk, the person behind it'),
  asked: text(16),
  answered: text(18),
  source: text(22),
  passed: text(22),
  person: text(26),
  before: text(24),
  times: z.array(text(18)).length(3, 'must be 3 stretches of time'),
});

/** How many documents are reviewed while a person reads one, and which of them go to that person. */
export const reviewFigure = z.strictObject({
  kind: z.literal('review'),
  ...illustrationText,
  one: z.strictObject({ head: text(20), says: text(16) }),
  many: z.strictObject({ head: text(28), says: text(16), count: z.int().min(20).max(60) }),
  speed: statedFigure,
  /** Which of the many are marked, the first being 1. */
  flagged: z.array(z.int().min(1)).min(1).max(5),
  flag: text(30),
  person: text(18),
});
