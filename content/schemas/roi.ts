import { z } from 'zod';
import { text } from './fields';

/** A field of the ROI calculator. */
export const roiField = z.strictObject({
  id: z.enum(['hours', 'weeks', 'rate', 'adoption', 'cost', 'running']),
  label: text(50),
  hint: text(90),
});
export type RoiQuestion = z.infer<typeof roiField>;

/** A number of the business case that the ROI calculator does not ask for. */
export const financeField = z.strictObject({
  id: z.enum(['discountRate', 'cashShare', 'otherHours', 'renewals']),
  label: text(50),
  hint: text(90),
});
export type FinanceQuestion = z.infer<typeof financeField>;

/** The texts around the fields. */
export const roiWordsShape = z.strictObject({
  heading: z.strictObject({
    example: text(60),
    estimate: text(60),
    some: text(60).includes('{own}', 'must say {own}').includes('{all}', 'must say {all}'),
    own: text(60),
  }),
  /** Whose numbers they are. */
  source: z.strictObject({ example: text(200), estimate: text(200), some: text(200), own: text(200) }),
  /** Where the cost is an estimate of the pricing calculator. */
  estimate: z.strictObject({ mark: text(24), note: text(120) }),
  unread: text(60).includes('{typed}', 'must say {typed}'),
  last: text(200).includes('{count}', 'must say {count}, the number of fields'),
  /** Of the folded fields. */
  rest: text(160),
  currency: z.strictObject({ label: text(40), hint: text(90) }),
  button: text(40),
  outcomes: z.strictObject({ payback: text(40), firstYear: text(40), gain: text(60), breakEven: text(40) }),
  notes: z.strictObject({
    never: text(160),
    atOnce: text(120),
    noCost: text(160),
    breakEven: text(120),
    outOfReach: text(120),
  }),
  /** When the year begins, and what a decision needs besides the return. */
  decision: text(240),
  scenarios: z.strictObject({
    heading: text(60),
    text: text(240),
    names: z.strictObject({
      low: text(24),
      expected: text(24),
      lowWithRampUp: text(24),
    }),
  }),
  chart: text(120),
  formulas: z.strictObject({ heading: text(60), lead: text(320) }),
  lines: z.array(z.strictObject({ name: text(40), formula: text(80) })).min(5),
  assumed: z.strictObject({ heading: text(60), list: z.array(text(220)).min(4) }),
  withoutScript: z.strictObject({ heading: text(60), lead: text(320) }),
});
export type RoiWords = z.infer<typeof roiWordsShape>;
