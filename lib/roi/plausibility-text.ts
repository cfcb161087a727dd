import { formatDecimal } from '../numbers/format-decimal';
import { HOURS_PER_WEEK, type Implausible } from './plausibility';

/** The note beside the hours, by field; empty when they are plausible. */
export function hoursNote(found: readonly Implausible[]): { hours?: string } {
  const hours = found.find(({ field }) => field === 'hours');
  if (hours?.field !== 'hours') return {};
  const { people, available } = hours;
  return {
    hours:
      people === 1
        ? `You said this is for one person, who works about ${HOURS_PER_WEEK} hours a week. Check this number.`
        : `You said at most ${formatDecimal(people)} people use it, who have about ${formatDecimal(available)} hours a week together. Check this number.`,
  };
}

/** The note beside the deadline; undefined when it is plausible. */
export function deadlineNote(found: readonly Implausible[]): string | undefined {
  switch (found.find(({ field }) => field === 'deadline')?.kind) {
    case 'past':
      return 'This day is in the past.';
    case 'far':
      return 'This day is more than five years away. Check the year.';
    default:
      return undefined;
  }
}
