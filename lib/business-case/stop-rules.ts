import { fillPlaceholders } from '../format/fill-placeholders';
import { roundUp } from '../numbers/rounding';
import type { ReturnCase } from './return-case';

/**
 * A risk, the rule that stops the project, and who decides. Rules contain {hours}, {potential} and {cost}; `decider` may
 * contain {owner}.
 */
export type Risk = { risk: string; stop: string; decider: string };

/**
 * Limits of the stop rules: saved hours a week, rounded up so that the number is enough, and the one-time cost. Both
 * are null without a return. `hours` is null where the plan itself saves fewer, because the rule would stop nothing.
 */
export function stopLimits(money: ReturnCase | null): { hours: number | null; cost: number | null } {
  if (!money) return { hours: null, cost: null };
  const { hours, adoption } = money.inputs;
  const least = money.breakEvenHours;
  const isBelowPlan = least !== null && least > 0 && least < (hours * adoption) / 100;
  return { hours: isBelowPlan ? roundUp(least, 1) : null, cost: money.approved };
}

/**
 * The risks with their limits filled in. Rules with an open limit are left out.
 *
 * @param number formats a number of hours, `amount` an amount in the case's currency.
 */
export function stopRules(
  rows: readonly Risk[],
  money: ReturnCase | null,
  {
    owner,
    number,
    amount,
  }: {
    owner: string;
    number: (value: number) => string;
    amount: (value: number) => string;
  },
): Risk[] {
  const { hours, cost } = stopLimits(money);
  const values = {
    owner: owner.charAt(0).toUpperCase() + owner.slice(1),
    hours: hours === null ? '' : number(hours),
    potential: money ? number(money.inputs.hours) : '',
    cost: cost === null ? '' : amount(cost),
  };
  return rows
    .filter(({ stop }) =>
      Object.entries(values).every(([name, value]) => value !== '' || !stop.includes(`{${name}}`)),
    )
    .map(({ risk, stop, decider }) => ({
      risk,
      stop: fillPlaceholders(stop, values),
      decider: fillPlaceholders(decider, values),
    }));
}
