/**
 * Every threshold of the return. Rules, workbook formulas and page texts import them. They are our own choice, and the
 * pages say so.
 */

/** 'yes' means that the low case pays back within this many months. */
export const MAX_YES_PAYBACK_MONTHS = 12;
/** 'no' means that the expected case takes longer than this. */
export const MIN_NO_PAYBACK_MONTHS = 36;
/**
 * How much worse every number of the low case is, as a share. It is also the range of the price and the reserve in
 * the amount to approve; content/tools/pricing-calculator.ts says that estimates are within 10-15%.
 */
export const ESTIMATE_TOLERANCE = 0.15;
/** Months in which adoption grows in a slow start. */
export const RAMP_UP_MONTHS = 6;
