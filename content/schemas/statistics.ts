import { z } from 'zod';
import { text } from './fields';

export const statistic = z.strictObject({
  label: text(60),
  value: text(12),
  unit: text(8).optional(),
  /** What the figure counts, below the label. */
  counts: text(90),
});
export type Statistic = z.infer<typeof statistic>;
