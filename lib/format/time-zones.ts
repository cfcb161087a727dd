import { numberInWords } from './number-words';

/** The time zones in which business hours are stated, and how many hours each is behind London in most weeks. */
const ZONES: Readonly<Record<string, [zone: string, behind: number]>> = {
  PT: ['America/Los_Angeles', 8],
  PST: ['America/Los_Angeles', 8],
  MT: ['America/Denver', 7],
  CT: ['America/Chicago', 6],
  ET: ['America/New_York', 5],
  EST: ['America/New_York', 5],
  GMT: ['Europe/London', 0],
};

/** @param hours such as 'Monday to Friday 9am to 5pm EST' */
function zoneOf(hours: string) {
  const [code = ''] = /[A-Z]{2,4}$/.exec(hours.trim()) ?? [];
  const [zone, behind] = ZONES[code] ?? ['Europe/London', 0];
  return { code, zone, behind };
}

const timesIn = (hours: string) =>
  [...hours.matchAll(/(\d+)(?::00|(:\d\d))? ?([AP]M)/gi)].map(([, hour, minutes = '', half]) => ({
    hour: (Number(hour) % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0),
    minutes,
  }));

/** When hours begin and end, in whole hours of their zone; London's where the zone is not known here. */
export function openingHours(hours: string): { from: number; to: number; zone: string } {
  const [from = 0, to = 24] = timesIn(hours).map(({ hour }) => hour);
  return { from, to, zone: zoneOf(hours).zone };
}

/** ' Our hours are 5 PM-2 AM in London.', or nothing where they are London's or for a zone that is not known here. */
export function londonNote(hours: string): string {
  const { behind } = zoneOf(hours);
  if (!behind) return '';
  const inLondon = timesIn(hours).map(({ hour, minutes }) => {
    const clock = (hour + behind) % 24;
    return `${clock % 12 || 12}${minutes} ${clock < 12 ? 'AM' : 'PM'}`;
  });
  return ` Our hours are ${inLondon.join('-')} in London.`;
}

/** ' Both are US times; London is eight hours ahead of PT and five ahead of EST.', for hours that are not London's. */
export function zoneNote(hours: { site: string; chat: string }): string {
  const [first, second] = [zoneOf(hours.site), zoneOf(hours.chat)].filter(({ behind }) => behind > 0);
  if (!first) return '';
  const ahead = `London is ${numberInWords(first.behind)} hours ahead of ${first.code}`;
  if (!second || second.code === first.code) return ` ${ahead}.`;
  return ` Both are US times; ${ahead} and ${numberInWords(second.behind)} ahead of ${second.code}.`;
}
