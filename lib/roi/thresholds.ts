/**
 * Every threshold of the return, once. Rules, formulas of the workbooks and sentences of the pages all take them
 * from here. They are our own choice, and the pages say so.
 */

/** Yes: the low case pays back within this many months. */
export const MAX_YES_PAYBACK_MONTHS = 12;
/** No: the expected case takes longer than this many months. */
export const MIN_NO_PAYBACK_MONTHS = 36;
/** A yes whose low case pays back within this many months of YES_MONTHS is thin. */
export const THIN_MARGIN_MONTHS = 1;
/** A yes whose low case gains less than this share of its cost in year one is thin. */
export const THIN_MARGIN_SHARE = 0.1;
/**
 * How far every number of the low case is off, for the worse, as a share. Also the range of the price and the room
 * above the one-time cost in what is approved; content/pricing/pricing.ts says that estimates are within 10-15%.
 */
export const TOLERANCE = 0.15;
/** Months in which adoption grows in a slow start. */
export const RAMP_UP_MONTHS = 6;
