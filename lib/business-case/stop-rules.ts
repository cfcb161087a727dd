import { fillPlaceholders } from '../format/fill-placeholders';
import { roundDown } from '../numbers/rounding';
import { type ReturnCase, slowStartShare } from './return-case';

/** A risk, the rule that stops the project, and who watches it. `stop` and `decider` may have placeholders. */
export type Risk = { risk: string; stop: string; decider: string };

/** Months after go-live at which saved hours are measured. */
const FIRST_CHECK_MONTHS = 3;

/** Saved hours as a rule states them, rounded down so that a project at exactly that pace goes on. */
const limitOf = (hours: number) => roundDown(hours, hours < 1 ? 2 : 1);

/**
 * The limits of the stop rules: the hours a week that the low case saves, in which the decision holds, at its own slow
 * start after FIRST_CHECK_MONTHS and in full later; those of them that become cash; and the one-time cost.
 */
export function stopLimits({ saved, cashShare, approved }: ReturnCase) {
  return {
    early: limitOf(saved.low * slowStartShare(FIRST_CHECK_MONTHS)),
    full: limitOf(saved.low),
    cash: limitOf((saved.low * (cashShare ?? 0)) / 100),
    cost: approved,
  };
}

/**
 * The stop rules with their limits filled in. The rule on cash needs hours that become cash.
 *
 * @param number formats a number of hours, `amount` an amount in the case's currency.
 */
export function stopRules(
  rows: readonly Risk[],
  money: ReturnCase,
  {
    owner,
    giver,
    number,
    amount,
  }: { owner: string; giver: string; number: (value: number) => string; amount: (value: number) => string },
): Risk[] {
  const { early, full, cash, cost } = stopLimits(money);
  const values = {
    owner,
    giver,
    early: number(early),
    full: number(full),
    cash: number(cash),
    cost: amount(cost),
  };
  return rows
    .filter(({ stop }) => cash > 0 || !stop.includes('{cash}'))
    .map(({ risk, stop, decider }) => ({
      risk,
      stop: fillPlaceholders(stop, values),
      decider: fillPlaceholders(decider, values),
    }));
}
