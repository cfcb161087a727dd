import { z } from 'zod';

/** A foreign language: words or letters that identify it, and the reply to visitors who use it. */
export const chatLanguage = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/, "must be a language code such as 'es'"),
  /** Words of that language which are no English words, without accents. */
  words: z.string().min(1).optional(),
  /** The Unicode script that only this language has. */
  script: z.enum(['Cyrillic', 'Hiragana', 'Han']).optional(),
  reply: z.string().min(1).max(300),
});
export type ChatLanguage = z.infer<typeof chatLanguage>;
