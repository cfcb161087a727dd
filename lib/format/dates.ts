const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date such as '2025-05-08' as 'May 8, 2025'. */
export const formatDate = (isoDate: string): string => format.format(new Date(`${isoDate}T00:00:00Z`));

/** The visitor's date, such as '2026-01-31'. */
export const getToday = (): string => new Date().toLocaleDateString('sv-SE');

/** How many minutes a time zone is ahead of UTC at a moment. */
export function getMinutesAheadOfUtc(timeZone: string, moment: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}
