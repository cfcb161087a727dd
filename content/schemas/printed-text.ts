import { z } from 'zod';
import { isoDate, text } from './fields';
import { figures, figuresFit, markdown } from './long-text';

/** A text to read on its page or as a PDF. */
export const printedText = z
  .strictObject({
    /** Below the title. */
    lead: text(180),
    /** The day the text was last changed. */
    updated: isoDate,
    figures,
    body: markdown,
  })
  .refine(figuresFit, {
    path: ['figures'],
    error: 'and the ::figure lines of body must name the same drawings',
  });
export type PrintedText = z.infer<typeof printedText>;
