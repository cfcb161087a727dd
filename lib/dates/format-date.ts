const american = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date such as '2025-05-08' as the site writes it: 'May 8, 2025' (DECISIONS-16). */
export function formatDate(isoDate: string): string {
  return american.format(new Date(`${isoDate}T00:00:00Z`));
}
