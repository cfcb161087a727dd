import { z } from 'zod';
import { wholeDollars } from '@/lib/pricing-calculator/rules';
import { slug, text } from './fields';

export const toolOption = z.strictObject({
  id: slug,
  label: text(50),
  /** A size or span that belongs to the answer wherever it is named. */
  measure: text(30).optional(),
  /** Help for choosing, shown in the question only. */
  hint: text(80).optional(),
  /** The least and the most weeks that a timeline means; null is no limit. */
  weeks: z.tuple([z.int(), z.int().nullable()]).optional(),
});
export type ToolOption = z.infer<typeof toolOption>;

/** One question of a tool; `label` names it in the progress and beside its answer. */
export const toolQuestion = z.strictObject({
  id: z.string(),
  label: text(24),
  question: text(60),
  /** Below the answers. */
  hint: text(120).optional(),
  options: z.array(toolOption).min(2, 'must have at least 2 options'),
});
export type ToolQuestion = z.infer<typeof toolQuestion>;

export const numberedStep = z.strictObject({ title: text(40), description: text(160) });

/** What the pricing calculator's result says around the figures. */
export const estimateWords = z.strictObject({
  notice: text(160),
  accuracy: text(160),
  /** How long support and maintenance last. */
  support: text(240),
  /** Where the weeks are outside of the chosen timeline, which has changed them or left them the same. */
  timeline: z.strictObject({ changed: text(160), same: text(160) }),
  /** Taxes and the currency of the contract. */
  terms: text(200),
  /** Which training price applies when. */
  training: text(400),
  soloTraining: text(400),
  /** Added to results below `below` US dollars. */
  small: z.strictObject({ below: wholeDollars, text: text(240) }),
});
export type EstimateWords = z.infer<typeof estimateWords>;
