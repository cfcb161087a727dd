import { numberInWords } from '@/lib/format/number-words';
import {
  convertHours,
  formatDays,
  formatTimes,
  formatTimesInSentence,
  type HoursTexts,
  type OpeningHours,
} from '@/lib/format/opening-hours';
import { company } from './company';

const [{ city, zone }] = company.offices;
const { office, calls } = company.hours;

const formatLocalTimes = (hours: OpeningHours): string => {
  const elsewhere = convertHours(hours, zone);
  return elsewhere ? `${elsewhere.times} in ${city}` : '';
};

/** When phone and email are answered, as lists state it. */
export const officeHours: HoursTexts = {
  days: formatDays(office.days, ' - '),
  times: formatTimes(office),
  local: formatLocalTimes(office),
};

/** When consultation calls are held. */
export const callHours: HoursTexts = {
  days: formatDays(calls.days),
  times: formatTimesInSentence(calls),
  local: formatLocalTimes(calls),
};

/** Hours inside a sentence: 'Monday to Friday 9am to 5pm EST (2-10 PM in London)'. */
export const formatInSentence = ({ days, times, local }: HoursTexts): string =>
  `${days} ${times}${local && ` (${local})`}`;

const amountOf = (minutes: number): string => {
  const hours = Math.abs(minutes) / 60;
  if (hours === 1) return 'an hour';
  return hours === 0.5 ? 'half an hour' : `${numberInWords(hours)} hours`;
};

/** The weeks in which summer time is on at only one of two places, by what they change. */
const shifts = new Map<string, Set<string>>();
for (const hours of [office, calls])
  for (const { minutes, when } of convertHours(hours, zone)?.shifts ?? []) {
    const change = `${amountOf(minutes)} ${minutes < 0 ? 'earlier' : 'later'} ${when}`;
    shifts.set(change, (shifts.get(change) ?? new Set()).add(hours.zoneLabel));
  }

const isSame = JSON.stringify(office) === JSON.stringify(calls);

/** Both hours, or the one that both are. */
export const hoursSummary = isSame
  ? `We answer phone and email, and hold consultation calls, ${formatInSentence(officeHours)}.`
  : `We answer phone and email ${formatInSentence(officeHours)}. We hold consultation calls ${formatInSentence(callHours)}.`;

/** All hours in sentences, with the weeks in which summer times differ. */
export const hoursStatement = [
  hoursSummary,
  ...[...shifts].map(
    ([change, labels]) =>
      `In ${city}, hours in ${new Intl.ListFormat('en-GB').format(labels)} are ${change}.`,
  ),
].join(' ');
