import { z } from 'zod';
import { text } from './fields';

/** The most words of an answer: what does not fit belongs on the page that it leads to. */
const MAX_WORDS = 60;

/** An answer. Its first sentence answers the question. */
export const answer = text(600).refine(
  (value) => value.split(/\s+/).length <= MAX_WORDS,
  `must have at most ${MAX_WORDS} words`,
);

export const faqItem = z.strictObject({
  question: text(120),
  answer,
  /**
   * What visitors type when they mean this question. The chat answers a message that has all words of one of these and
   * no other distinctive word than theirs; the search reads them too, and no page shows them.
   */
  alsoAsked: z.array(text(300)).max(25, 'must have at most 25 questions').optional(),
});
export type FaqItem = z.infer<typeof faqItem>;

/** Headings of the FAQ page, in its order; every shared question is under one of them. */
export const faqGroup = z.enum(
  [
    'Time and return',
    'Price and contract',
    'Your people',
    'Your data',
    'Quality and responsibility',
    'Working with us',
  ],
  'must be one of the groups of the FAQ page, which are listed in content/schemas/faq.ts',
);

export const sharedFaqItem = faqItem.extend({ group: faqGroup });
export type SharedFaqItem = z.infer<typeof sharedFaqItem>;
