/* Functions for texts that carry marks in previews (lib/content/marks.ts). Other builds have no marks, so these do
   nothing; in previews, text-marks.preview.ts replaces this file (next.config.mjs). */

/** A value without marks, to compare, measure or send. */
export const stripMarks = <T>(value: T): T => value;

/** Gives a part of a text the mark of the whole. */
export const copyMark = (_whole: string, part: string): string => part;

/** Marks a text that is not a field of content: 'content/illustrations/legal.wide.svg:12:text'. */
export const addMark = (text: string, _place: string): string => text;

/** Source of a price's amount in previews; spread into props, it adds nothing in other builds. */
export type AmountMark = { mark?: string };

/** The mark of the text that contains an amount. */
export const markOfText = (_text: string): AmountMark => ({});

/**
 * The mark of an amount from the price rules.
 *
 * @param figure field of content/pricing/pricing-rules.ts that the amount is or is calculated from, such as
 *   'baseCost.training'.
 * @param rule that calculates the amount, if it is not the figure itself.
 */
export const markOfFigure = (_figure: string, _rule?: 'estimate'): AmountMark => ({});
