import type { CaseAnswers } from '../business-case/answers';

/**
 * An answer that can be typed and is taken, but is hardly meant: it is said beside its field and in the document, and
 * never refused.
 */
export type Implausible =
  /** More hours than the people have who use the project: at most `people`, who work `available` hours a week. */
  | { field: 'hours'; kind: 'people'; people: number; available: number }
  /** The day is over, or so many years away that a digit is probably wrong. */
  | { field: 'deadline'; kind: 'past' | 'far' };

/** Hours of a full working week of one person. */
export const HOURS_PER_WEEK = 40;
/** A decision that is asked for later than this many years from today is probably a typing error. */
const MAX_DEADLINE_YEARS = 5;

/** The most people of each size, by the calculator's and the selector's words; the largest sizes have no end. */
const mostPeople: Readonly<Record<'calculator' | 'selector', Readonly<Record<string, number>>>> = {
  calculator: { individual: 1, small: 10, medium: 50, large: 200 },
  selector: { solo: 1, small: 20, medium: 200 },
};

/** The most people that the answers allow; the calculator's sizes are the finer ones. Null when there is no end. */
function peopleOf({ calculator, selector }: Pick<CaseAnswers, 'calculator' | 'selector'>): number | null {
  const size = calculator[1];
  if (size) return mostPeople.calculator[size] ?? null;
  return mostPeople.selector[selector[1] ?? ''] ?? null;
}

/**
 * What is implausible in the answers, in the order of the page.
 *
 * @param today a date such as '2026-11-23', the visitor's own.
 */
export function implausible(
  answers: Pick<CaseAnswers, 'calculator' | 'selector' | 'roi' | 'texts'>,
  today: string,
): Implausible[] {
  const { deadline } = answers.texts;
  const far = `${Number(today.slice(0, 4)) + MAX_DEADLINE_YEARS}${today.slice(4)}`;
  const people = peopleOf(answers);
  const { hours } = answers.roi;
  const found: Implausible[] = [];
  // Dates of one length compare as texts.
  if (deadline && deadline < today) found.push({ field: 'deadline', kind: 'past' });
  if (deadline > far) found.push({ field: 'deadline', kind: 'far' });
  if (people !== null && hours !== undefined && hours > people * HOURS_PER_WEEK)
    found.push({ field: 'hours', kind: 'people', people, available: people * HOURS_PER_WEEK });
  return found;
}
