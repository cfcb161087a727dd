const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date such as '2025-05-08' as 'May 8, 2025'. */
export function formatDate(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** The visitor's date, such as '2026-01-31'. */
export const getToday = (): string => new Date().toLocaleDateString('sv-SE');
