import { z } from 'zod';
import { text } from './fields';

/** A field of the ROI calculator. */
export const roiField = z.strictObject({
  id: z.enum(['hours', 'weeks', 'rate', 'adoption', 'cost', 'running']),
  label: text(50),
  hint: text(90),
  /** The field holds an amount and shows the chosen currency's symbol. */
  money: z.boolean().optional(),
});
export type RoiQuestion = z.infer<typeof roiField>;
