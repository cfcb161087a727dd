import { numberInWords } from './number-words';

/** The time zones in which business hours are stated, and how many hours each is behind London. */
const ZONES: Readonly<Record<string, { name: string; behind: number }>> = {
  PT: { name: 'Pacific time', behind: 8 },
  PST: { name: 'Pacific time', behind: 8 },
  MT: { name: 'Mountain time', behind: 7 },
  CT: { name: 'Central time', behind: 6 },
  ET: { name: 'Eastern time', behind: 5 },
  EST: { name: 'Eastern time', behind: 5 },
  GMT: { name: 'London time', behind: 0 },
};

/** @param hours such as 'Monday to Friday 9am to 5pm EST' */
function zoneOf(hours: string) {
  const [code = ''] = /[A-Z]{2,4}$/.exec(hours.trim()) ?? [];
  const zone = ZONES[code];
  return zone && { code, ...zone };
}

/** ' Our hours are Pacific time, eight hours behind London.', or nothing for a zone that is not known here. */
export function londonNote(hours: string): string {
  const zone = zoneOf(hours);
  if (!zone) return '';
  const behind = zone.behind > 0 ? `, ${numberInWords(zone.behind)} hours behind London` : '';
  return ` Our hours are ${zone.name}${behind}.`;
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
