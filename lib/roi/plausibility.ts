import type { GivenInputs } from './assumptions';

/** What is compared: answers of the calculator and the selector by question, and what was typed. */
type Compared = {
  calculator: readonly (string | null)[];
  selector: readonly (string | null)[];
  roi: GivenInputs;
  texts: { deadline: string };
};

/** A valid but unlikely answer. It is mentioned beside its field and in the document, and never rejected. */
export type Implausible =
  /** More hours than all users work: at most `people`, with `available` hours a week. */
  | { field: 'hours'; kind: 'people'; people: number; available: number }
  /** The date is past, or so far away that a digit is probably wrong. */
  | { field: 'deadline'; kind: 'past' | 'far' };

/** A full working week of one person. */
export const HOURS_PER_WEEK = 40;
/** A later deadline is probably a typing error. */
const MAX_DEADLINE_YEARS = 5;

/** Largest number of people in each size of the calculator and the selector; the largest sizes have no end. */
const mostPeople: Readonly<Record<'calculator' | 'selector', Readonly<Record<string, number>>>> = {
  calculator: { individual: 1, small: 10, medium: 50, large: 200 },
  selector: { solo: 1, small: 20, medium: 200 },
};

/**
 * The largest number of people in the answers; the calculator's sizes are more precise. Null when there is no end.
 */
function peopleOf({ calculator, selector }: Pick<Compared, 'calculator' | 'selector'>): number | null {
  const size = calculator[1];
  if (size) return mostPeople.calculator[size] ?? null;
  return mostPeople.selector[selector[1] ?? ''] ?? null;
}

/**
 * Unlikely answers, in the order of the page.
 *
 * @param today the visitor's date, such as '2026-11-23'.
 */
export function findImplausible(answers: Compared, today: string): Implausible[] {
  const { deadline } = answers.texts;
  const far = `${Number(today.slice(0, 4)) + MAX_DEADLINE_YEARS}${today.slice(4)}`;
  const people = peopleOf(answers);
  const { hours } = answers.roi;
  const found: Implausible[] = [];
  // ISO dates compare as strings.
  if (deadline && deadline < today) found.push({ field: 'deadline', kind: 'past' });
  if (deadline > far) found.push({ field: 'deadline', kind: 'far' });
  if (people !== null && hours !== undefined && hours > people * HOURS_PER_WEEK)
    found.push({ field: 'hours', kind: 'people', people, available: people * HOURS_PER_WEEK });
  return found;
}
