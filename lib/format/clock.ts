export const MINUTES_PER_DAY = 24 * 60;

/** A time of day in minutes, with its half: ['9', 'AM'] or ['9:30', 'AM'], with ':00' where `isLong`. */
export function formatClock(minutes: number, isLong = false): [time: string, half: 'AM' | 'PM'] {
  const ofDay = (minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const rest = ofDay % 60 || isLong ? `:${String(ofDay % 60).padStart(2, '0')}` : '';
  return [`${Math.floor(ofDay / 60) % 12 || 12}${rest}`, ofDay < MINUTES_PER_DAY / 2 ? 'AM' : 'PM'];
}
