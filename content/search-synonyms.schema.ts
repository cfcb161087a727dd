import { z } from 'zod';

const word = z
  .string('must be text')
  .regex(/^[a-z]+$/, 'must be one word in lower-case letters, such as price');

/** Groups of words for the same thing. A word may be in one group only, since a search would otherwise join two groups. */
export const synonyms = z
  .array(z.array(word).min(2, 'must have at least 2 words'))
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    groups.forEach((group, index) => {
      for (const entry of group) {
        if (seen.has(entry))
          context.addIssue({ code: 'custom', path: [index], message: `has '${entry}' a second time` });
        seen.add(entry);
      }
    });
  });
