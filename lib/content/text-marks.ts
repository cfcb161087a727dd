/*
 * What code does to texts that may carry the marks of a preview (lib/content/marks.ts). Other builds have no marks:
 * text-marks.preview.ts stands in for this file in a preview (next.config.mjs).
 */

/** A value without marks, for what is compared, measured, addressed or sent. */
export const clean = <T>(value: T): T => value;

/** A part of a text, with the mark of the whole. */
export const partOf = (_whole: string, part: string): string => part;

/** The mark of an amount that is calculated: the figure of content/pricing-rules.ts that it starts from. */
export const figureMark = (_figure: string | undefined): string => '';
