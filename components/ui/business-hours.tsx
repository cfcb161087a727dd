import type { HoursTexts } from '@/lib/format/opening-hours';

/** Business hours: days on one line, times on the next, and below them the times at the main office. */
export const BusinessHours = ({ days, times, local }: HoursTexts) => (
  <>
    {days} <span className="block">{times}</span> {local && <span className="block text-ink-2">{local}</span>}
  </>
);
