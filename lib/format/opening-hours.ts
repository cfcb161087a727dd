import { formatClock, MINUTES_PER_DAY } from './clock';
import { getMinutesAheadOfUtc } from './dates';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
type Weekday = (typeof weekdays)[number];

export type OpeningHours = {
  days: readonly Weekday[];
  /** Times of day, such as '09:30'. */
  from: string;
  to: string;
  /** A time zone of the calendar, such as 'America/Los_Angeles', and what people call it: 'PT'. */
  zone: string;
  zoneLabel: string;
};

const countMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Days in the order of the week: 'Monday to Friday', 'Monday to Wednesday, Friday and Saturday'. Days between which the
 * company is closed do not form a range.
 */
export function formatDays(days: readonly Weekday[], to = ' to '): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries())
    if (days.includes(day)) {
      if (index > 0 && days.includes(weekdays[index - 1] as Weekday)) runs.at(-1)?.push(day);
      else runs.push([day]);
    }
  const parts = runs.flatMap((run) => (run.length > 2 ? `${run[0]}${to}${run.at(-1)}` : run));
  return new Intl.ListFormat('en-GB').format(parts);
}

/** '9:00 AM - 6:00 PM PT', for lists. */
export function formatTimes({ from, to, zoneLabel }: OpeningHours): string {
  const [start, end] = [from, to].map((time) => formatClock(countMinutes(time), true).join(' '));
  return `${start} - ${end} ${zoneLabel}`;
}

/** '9am to 5pm EST', for sentences. */
export function formatTimesInSentence({ from, to, zoneLabel }: OpeningHours): string {
  const [start, end] = [from, to].map((time) => formatClock(countMinutes(time)).join('').toLowerCase());
  return `${start} to ${end} ${zoneLabel}`;
}

/** Opening hours in words: days, times, and what the times are at the main office, or '' where they are its own. */
export type HoursTexts = { days: string; times: string; local: string };

/**
 * Opening hours in another time zone: '5 PM-2 AM'. The difference is that of July, as on most days of the year.
 *
 * @returns '' where clocks show the same in both.
 */
export function convertHours(
  { from, to, zone }: OpeningHours,
  place: string,
  year = new Date().getUTCFullYear(),
): string {
  const summer = new Date(Date.UTC(year, 6, 1));
  const ahead = getMinutesAheadOfUtc(place, summer) - getMinutesAheadOfUtc(zone, summer);
  if (ahead === 0) return '';
  const [start, end] = [countMinutes(from) + ahead, countMinutes(to) + ahead];
  const [first, last] = [formatClock(start), formatClock(end)];
  const isSameHalf = first[1] === last[1] && end - start < MINUTES_PER_DAY / 2;
  const day = start < 0 ? ', beginning the day before' : start >= MINUTES_PER_DAY ? ' the next day' : '';
  return `${isSameHalf ? first[0] : first.join(' ')}-${last.join(' ')}${day}`;
}
