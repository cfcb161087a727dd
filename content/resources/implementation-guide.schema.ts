import { z } from 'zod';
import { isoDate, text } from '../schemas/fields';
import { figures, figuresFit, markdown } from '../schemas/long-text.schema';

/** The guide that the resources page offers as a page and as a PDF. */
export const implementationGuide = z
  .strictObject({
    /** The day the text was last changed; the file carries it. */
    updated: isoDate,
    /** Below the title on the file's first page. */
    subtitle: text(180),
    figures,
    body: markdown,
  })
  .refine(figuresFit, {
    path: ['figures'],
    error: 'and the ::figure lines of body must name the same drawings',
  });
export type ImplementationGuide = z.infer<typeof implementationGuide>;
