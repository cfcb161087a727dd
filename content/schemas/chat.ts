import { z } from 'zod';
import { intents } from '@/lib/chat/types';
import { slug, text } from './fields';

/** A page by its name in content/chat/steps.ts. */
const link = z.string().regex(/^[a-zA-Z]+$/);

/** A suggestion below a reply: a page, a question, or the way to a person. */
const chatStep = z.union([
  z.strictObject({ link }),
  z.strictObject({ ask: slug }),
  z.strictObject({ person: z.literal(true) }),
]);

/**
 * What asks for a reply: 'talk person' asks for both words, in any order; 'talk|speak' takes either; 'real_person' are
 * words that follow each other. Endings and small typing errors are forgiven.
 */
const asks = z
  .array(z.string().regex(/^[a-z0-9|_ ]+$/, "must be lower-case words such as 'talk|speak real_person'"))
  .min(1, 'must have at least one phrase');

const next = z.array(chatStep).max(3, 'must suggest at most 3 next steps');

/** A reply that no passage of the site can give. */
export const chatTopic = z.strictObject({
  id: slug,
  intent: z.enum(intents, 'must be one of the intents in lib/chat/types.ts'),
  asks,
  reply: text(2000),
  next,
  service: slug.optional(),
  isStory: z.boolean().optional(),
});

/** A subject that the site says nothing about. */
export const uncoveredSubject = z.strictObject({
  /** What our site does not cover, as it follows these words. */
  subject: text(100),
  /** Phrases, separated by ', '. */
  asks: z
    .string()
    .transform((phrases) => phrases.split(', '))
    .pipe(asks),
  /** What the site does say that is closest to it. */
  published: text(300).optional(),
  link,
});

export const chatLanguage = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/, "must be a language code such as 'es'"),
  /** Words of that language which are no English words, without accents. */
  words: text(),
  reply: text(300),
});
