import { formatDecimal } from '../numbers/format-decimal';
import type { GivenInputs } from './assumptions';

/** A full working week of one person. */
const HOURS_PER_WEEK = 40;

/** Largest number of people in each size of the calculator and the selector; the largest sizes have no end. */
const mostPeople: Readonly<Record<'calculator' | 'selector', Readonly<Record<string, number>>>> = {
  calculator: { individual: 1, small: 10, medium: 50, large: 200 },
  selector: { solo: 1, small: 20, medium: 200 },
};

/**
 * The note beside hours that are more than all users work; undefined for others. They are never rejected. The
 * calculator's sizes are more precise than the selector's.
 */
export function hoursNote(
  hours: GivenInputs['hours'],
  { calculator, selector }: Readonly<Record<'calculator' | 'selector', readonly (string | null)[]>>,
): string | undefined {
  const people = calculator[1]
    ? mostPeople.calculator[calculator[1]]
    : mostPeople.selector[selector[1] ?? ''];
  if (people === undefined || hours === undefined || hours <= people * HOURS_PER_WEEK) return undefined;
  return people === 1
    ? `You said this is for one person, who works about ${HOURS_PER_WEEK} hours a week. Check this number.`
    : `You said at most ${formatDecimal(people)} people use it, who have about ${formatDecimal(people * HOURS_PER_WEEK)} hours a week together. Check this number.`;
}
