import { z } from 'zod';
import { illustrationText, lane } from '../landing-page/illustration-text';
import { text } from '../schemas/fields';

/** Skill over time: the lane rises through the marks; what happens without it stays gray. */
export const curveFigure = z.strictObject({
  kind: z.literal('curve'),
  ...illustrationText,
  axis: text(50),
  without: text(40),
  marks: z
    .array(z.strictObject({ label: text(12), says: text(26) }))
    .min(3, 'must have at least 3 marks')
    .max(5),
});

/** Stages one after the other, each a tread of a staircase that ends where the client takes over. */
export const stagesFigure = z.strictObject({
  kind: z.literal('stages'),
  ...illustrationText,
  /** What the ticks below count: 'Week'. */
  unit: text(12),
  stages: z
    .array(z.strictObject({ label: text(16), leaves: text(48), ticks: z.int().min(1).max(4) }))
    .min(3, 'must have at least 3 stages')
    .max(6),
  end: z.strictObject({ label: text(16), leaves: text(48) }),
});

/** The same work before and after, on lanes named by who does it. `at` is time, 0 to 100, on one scale for both. */
export const swimlanesFigure = z.strictObject({
  kind: z.literal('swimlanes'),
  ...illustrationText,
  before: z.strictObject({
    summary: text(60),
    lanes: z.array(lane).min(2).max(4),
    steps: z
      .array(z.strictObject({ lane: z.int().min(1), at: z.number().min(0).max(100), label: text(20) }))
      .min(4)
      .max(12),
  }),
  after: z.strictObject({
    summary: text(60),
    lanes: z.array(lane).length(2, 'must be two: the software and the person'),
    steps: z
      .array(z.strictObject({ lane: z.int().min(1), at: z.number().min(0).max(100), label: text(14) }))
      .length(3, 'must be three: in, check, out'),
  }),
  saved: z.strictObject({ value: text(8), label: text(40), says: text(80) }),
});

/** The path of a request through a system, and the loop that measures it. */
export const architectureFigure = z.strictObject({
  kind: z.literal('architecture'),
  ...illustrationText,
  sources: z.strictObject({ title: text(20), items: z.array(text(22)).min(2).max(4) }),
  retrieval: z.strictObject({ title: text(20), says: text(34) }),
  model: z.strictObject({ title: text(20), says: text(34) }),
  app: z.strictObject({ title: text(20), says: text(34) }),
  evaluation: z.strictObject({ title: text(30), says: text(60), loop: text(30) }),
});

/** How often a result takes how long, before and after. */
export const distributionFigure = z.strictObject({
  kind: z.literal('distribution'),
  ...illustrationText,
  axis: z.strictObject({ from: text(20), to: text(20), height: text(40) }),
  before: z.strictObject({ label: text(20), says: text(60) }),
  after: z.strictObject({ label: text(20), says: text(60) }),
  limit: text(40),
});
