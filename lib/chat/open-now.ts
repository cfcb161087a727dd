/** When phone and email are answered: whole hours from Monday to Friday. */
export type OpeningHours = { timeZone: string; from: number; to: number };

/** Whether it is within the opening hours. */
export function isOpen({ timeZone, from, to }: OpeningHours, now = new Date()): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(partOf('hour'));
  return !partOf('weekday').startsWith('S') && hour >= from && hour < to;
}
