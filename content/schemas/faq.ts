import { z } from 'zod';
import { toPhrase } from '@/lib/search/words';
import { text } from './fields';

/** The most words of an answer: what does not fit belongs on the page that it leads to. */
const MAX_WORDS = 60;

/** An answer. Its first sentence answers the question. */
export const answer = text(600).refine(
  (value) => value.split(/\s+/).length <= MAX_WORDS,
  `must have at most ${MAX_WORDS} words`,
);

/** A longer utterance costs bytes and finds nothing that a shorter one does not. In letters. */
const MAX_UTTERANCE = 60;

/**
 * What visitors type when they mean a question, separated by '; '. The chat learns from it how people ask; the search
 * reads it too, and no page shows it.
 */
export const utterances = text(5000)
  .transform((texts) => texts.split(';').map((utterance) => utterance.trim()))
  .pipe(
    z
      .array(text(MAX_UTTERANCE))
      .refine(
        (texts) => new Set(texts.map(toPhrase)).size === texts.length,
        'must not have an utterance twice',
      ),
  );

export const faqItem = z.strictObject({
  question: text(120),
  answer,
  utterances: utterances.optional(),
  /** Its answer states what the specification says in two ways, so structured data leaves the question out. */
  contested: z.literal(true).optional(),
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

export const sharedFaqItem = faqItem.extend({
  group: faqGroup,
  /** What the first sentence of the answer is about, which the FAQ page shows large. */
  figure: text(20).optional(),
});
