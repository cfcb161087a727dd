import { z } from 'zod';

const entry = z
  .string('must be text')
  .regex(/^[a-z']+( [a-z']+)*$/, 'must be words in lower-case letters, such as price or how much is');

/** Groups of words, or short phrases, for the same thing, each as one text with commas. A word may be in one group only, since a search would otherwise join two groups. */
export const synonyms = z
  .array(
    z
      .string()
      .transform((group) => group.split(', '))
      .pipe(z.array(entry).min(2, 'must have at least 2 words')),
  )
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    groups.forEach((group, index) => {
      for (const word of group) {
        if (seen.has(word))
          context.addIssue({ code: 'custom', path: [index], message: `has '${word}' a second time` });
        seen.add(word);
      }
    });
  });
