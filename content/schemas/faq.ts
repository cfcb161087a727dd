import { z } from 'zod';
import { text } from './fields';

export const faqItem = z.strictObject({
  question: text(120),
  answer: text(600),
  /** What visitors type when they mean this question. The search and the chat read it; no page shows it. */
  alsoAsked: z.array(text(80)).max(8, 'must have at most 8 questions').optional(),
});
export type FaqItem = z.infer<typeof faqItem>;

/** Headings of the FAQ page, in its order; every shared question is under one of them. */
export const faqGroup = z.enum(
  ['Time and return', 'Your people', 'Your data', 'Quality and responsibility', 'Working with us'],
  'must be one of the groups of the FAQ page, which are listed in content/schemas/faq.ts',
);

export const sharedFaqItem = faqItem.extend({ group: faqGroup });
export type SharedFaqItem = z.infer<typeof sharedFaqItem>;
