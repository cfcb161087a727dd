import { z } from 'zod';
import { text } from '../schemas/fields';

/** A field of the ROI calculator. */
export const roiField = z.strictObject({
  id: z.enum(['hours', 'weeks', 'rate', 'adoption', 'cost', 'running']),
  label: text(50),
  hint: text(90),
});
export type RoiQuestion = z.infer<typeof roiField>;

/** A number of the business case that the ROI calculator does not ask for. */
export const financeField = z.strictObject({
  id: z.enum(['discountRate', 'cashShare', 'otherHours']),
  label: text(50),
  hint: text(90),
});
export type FinanceQuestion = z.infer<typeof financeField>;
