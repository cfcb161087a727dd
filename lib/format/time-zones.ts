import { numberInWords } from './number-words';

/** The time zones in which business hours are stated, and how many hours each is behind London. */
const ZONES: Readonly<Record<string, number>> = { PT: 8, PST: 8, MT: 7, CT: 6, ET: 5, EST: 5, GMT: 0 };

/** @param hours such as 'Monday to Friday 9am to 5pm EST' */
function zoneOf(hours: string) {
  const [code = ''] = /[A-Z]{2,4}$/.exec(hours.trim()) ?? [];
  const behind = ZONES[code];
  return behind === undefined ? undefined : { code, behind };
}

const timesIn = (hours: string) =>
  [...hours.matchAll(/(\d+)(?::00|(:\d\d))? ?([AP]M)/gi)].map(([, hour, minutes = '', half]) => ({
    hour: (Number(hour) % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0),
    minutes,
  }));

/** When hours begin and end in their zone, in whole hours, and how many hours the zone is behind London. */
export function openingHours(hours: string): { from: number; to: number; behind: number } {
  const [from = 0, to = 24] = timesIn(hours).map(({ hour }) => hour);
  return { from, to, behind: zoneOf(hours)?.behind ?? 0 };
}

/** ' Our hours are 5 PM-2 AM in London.', or nothing where they are London's or for a zone that is not known here. */
export function londonNote(hours: string): string {
  const zone = zoneOf(hours);
  if (!zone?.behind) return '';
  const inLondon = timesIn(hours).map(({ hour, minutes }) => {
    const clock = (hour + zone.behind) % 24;
    return `${clock % 12 || 12}${minutes} ${clock < 12 ? 'AM' : 'PM'}`;
  });
  return ` Our hours are ${inLondon.join('-')} in London.`;
}

/** ' Both are US times; London is eight hours ahead of PT and five ahead of EST.', for hours that are not London's. */
export function zoneNote(hours: { site: string; chat: string }): string {
  const zones = [zoneOf(hours.site), zoneOf(hours.chat)].flatMap((zone) =>
    zone && zone.behind > 0 ? zone : [],
  );
  const [first, second] = zones;
  if (!first) return '';
  const ahead = `London is ${numberInWords(first.behind)} hours ahead of ${first.code}`;
  if (!second || second.code === first.code) return ` ${ahead}.`;
  return ` Both are US times; ${ahead} and ${numberInWords(second.behind)} ahead of ${second.code}.`;
}
