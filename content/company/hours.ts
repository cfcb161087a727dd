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
  const times = convertHours(hours, zone);
  return times && `${times} in ${city}`;
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

const isSame = JSON.stringify(office) === JSON.stringify(calls);

/** Both hours in sentences, or the one that both are. */
export const hoursSummary = isSame
  ? `We answer phone and email, and hold consultation calls, ${formatInSentence(officeHours)}.`
  : `We answer phone and email ${formatInSentence(officeHours)}. We hold consultation calls ${formatInSentence(callHours)}.`;
