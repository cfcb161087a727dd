/** When phone and email are answered, Monday to Friday, in a zone that is some hours behind London. */
export type OpeningHours = { from: number; to: number; behind: number };

/** Whether it is within the opening hours. */
export function isOpen({ from, to, behind }: OpeningHours, now = new Date()): boolean {
  const there = new Date(now.getTime() - behind * 3_600_000);
  const time = there.toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'short',
    hour: '2-digit',
  });
  const hour = Number(time.slice(-2));
  return !time.startsWith('S') && hour >= from && hour < to;
}
