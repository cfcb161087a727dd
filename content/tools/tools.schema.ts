import { z } from 'zod';
import { slug, text } from '../schemas/fields';

export const toolOption = z.strictObject({
  id: slug,
  label: text(50),
  /** A size or span that belongs to the answer wherever it is named. */
  measure: text(30).optional(),
  /** Help for choosing, shown in the question only. */
  hint: text(80).optional(),
});
export type ToolOption = z.infer<typeof toolOption>;

/** One question of a tool; `label` names it in the progress and beside its answer. */
export const toolQuestion = z.strictObject({
  id: z.string(),
  label: text(24),
  question: text(60),
  options: z.array(toolOption).min(2, 'must have at least 2 options'),
});
export type ToolQuestion = z.infer<typeof toolQuestion>;

export const numberedStep = z.strictObject({ title: text(40), description: text(160) });
