/*
 * What code does to texts that may carry the marks of a preview (lib/content/marks.ts). Other builds have no marks:
 * text-marks.preview.ts stands in for this file in a preview (next.config.mjs).
 */

/** A value without marks, for what is compared, measured, addressed or sent. */
export const clean = <T>(value: T): T => value;

/** A part of a text, with the mark of the whole. */
export const partOf = (_whole: string, part: string): string => part;

/** A text that is no field of content, with its place: 'content/illustrations/legal.wide.svg:12:text'. */
export const placed = (text: string, _place: string): string => text;

/** What a price is given in a preview, to say where its amount is from; spread into props, it adds nothing elsewhere. */
export type AmountMark = { mark?: string };

/** The mark of the text that an amount stands in. */
export const marksOf = (_text: string): AmountMark => ({});

/**
 * The mark of an amount of the price rules.
 *
 * @param figure of content/pricing/pricing-rules.ts that it is or starts from, such as 'baseCost.training'.
 * @param rule names what calculates it, where it is not the figure itself.
 */
export const figureOf = (_figure: string, _rule?: 'estimate'): AmountMark => ({});
