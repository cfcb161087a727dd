const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date such as '2025-05-08' as 'May 8, 2025'. */
export function formatDate(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** Today's date in the local time zone, such as '2026-11-23'. */
export const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
