import { roundDown } from '../numbers/rounding';
import { RAMP_UP_MONTHS } from '../roi-calculator/thresholds';
import type { ReturnCase } from './return-case';

/** Months after go-live at which saved hours are measured first. */
const FIRST_CHECK_MONTHS = 3;
/** The share of the planned hours that a slow start saves by then. */
export const EARLY_SHARE = FIRST_CHECK_MONTHS / RAMP_UP_MONTHS;

/** Saved hours as a rule states them, rounded down so that a project at exactly that pace goes on. */
const limitOf = (hours: number) => roundDown(hours, hours < 1 ? 2 : 1);

/**
 * The limits of the stop rules: the hours a week that the low case saves, in which the decision holds, at its own slow
 * start at first and in full later; what they save in cash a year; and the one-time cost.
 */
export const stopLimits = ({ saved, cash, approved }: ReturnCase) => ({
  early: limitOf(saved.low * EARLY_SHARE),
  full: limitOf(saved.low),
  cash: roundDown(cash?.low.roi.worth ?? 0),
  cost: approved,
});
