/** When phone and email are answered, Monday to Friday, in a time zone such as 'America/Los_Angeles'. */
export type OpeningHours = { from: number; to: number; zone: string };

/** Whether it is within the opening hours. */
export function isOpen({ from, to, zone }: OpeningHours, now = new Date()): boolean {
  const time = now.toLocaleString('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit' });
  const hour = Number(time.slice(-2));
  return !time.startsWith('S') && hour >= from && hour < to;
}
