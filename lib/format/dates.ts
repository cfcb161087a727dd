const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date such as '2025-05-08' as 'May 8, 2025'. */
export function formatDate(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** The day in a time zone at a moment, such as '2025-05-08'; the visitor's own day without a zone. */
export const getDayIn = (timeZone: string | undefined, moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone });

/** The visitor's date, such as '2026-01-31'. */
export const getToday = (): string => getDayIn(undefined, new Date());

/** How many minutes a time zone is ahead of UTC at a moment. */
export function getMinutesAheadOfUtc(timeZone: string, moment: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

/** The midnight that ends a day in a time zone. */
export function getEndOfDay(isoDate: string, timeZone: string): Date {
  const midnight = new Date(`${isoDate}T24:00:00Z`);
  return new Date(midnight.getTime() - getMinutesAheadOfUtc(timeZone, midnight) * 60_000);
}
