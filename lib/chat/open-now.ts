import type { OpeningHours } from '../format/opening-hours';

/** Whether it is within the opening hours. */
export function isOpen({ days, from, to, zone }: OpeningHours, now = new Date()): boolean {
  const day = now.toLocaleDateString('en-US', { timeZone: zone, weekday: 'long' });
  const time = now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return days.some((open) => open === day) && time >= from && time < to;
}
