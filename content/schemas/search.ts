import { z } from 'zod';
import { meta, text } from './fields';

/** The texts of the search page, and of what the page for an unknown address has of it. */
export const searchTexts = z.strictObject({
  heading: text(60),
  lead: text(160),
  meta,
  field: z.strictObject({ label: text(40), button: text(20), placeholder: text(40) }),
  /** Said while the search loads, and when it could not. */
  loading: text(40),
  failed: text(160),
  /** The words around the way on when nothing was found. */
  none: z.strictObject({ before: text(120), link: text(40), after: text(40) }),
  allPages: text(40),
  /** On the page for an unknown address. */
  suggestions: text(60),
});
export type SearchTexts = z.infer<typeof searchTexts>;
