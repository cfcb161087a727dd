import { fillPlaceholders } from '../format/fill-placeholders';
import { roundUp } from '../numbers/rounding';
import type { ReturnCase } from './return-case';

/** A risk with the rule that stops the project. Rules name {hours}, {potential} and {cost}; who watches, {owner}. */
export type RiskWords = { risk: string; stop: string; who: string };

/**
 * The limits of the stop rules: saved hours a week, rounded up so that the number named is enough, and the one-time
 * cost. Without a return, or where the plan itself saves fewer hours, a rule on hours would stop nothing: null.
 */
export function stopLimits(money: ReturnCase | null): { hours: number | null; cost: number | null } {
  if (!money) return { hours: null, cost: null };
  const { hours, adoption } = money.inputs;
  const least = money.breakEvenHours;
  const isBelowPlan = least !== null && least > 0 && least < (hours * adoption) / 100;
  return { hours: isBelowPlan ? roundUp(least, 1) : null, cost: money.approved };
}

/**
 * The risks with their limits in words. A rule whose limit is open is left out.
 *
 * @param number writes a number of hours, `amount` an amount in the case's currency.
 */
export function stopRules(
  rows: readonly RiskWords[],
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
): RiskWords[] {
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
    .map(({ risk, stop, who }) => ({
      risk,
      stop: fillPlaceholders(stop, values),
      who: fillPlaceholders(who, values),
    }));
}
