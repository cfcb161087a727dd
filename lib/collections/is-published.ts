import { showsUnpublished } from '../deploy-preview';
import { formatDate } from '../format/dates';

type Entry = { draft: boolean; publishDate?: string };

/** Whether a day such as '2030-01-15' has begun: days begin at midnight UTC, wherever the company is. */
export const hasBegun = (day: string, now = new Date()): boolean => new Date(`${day}T00:00:00Z`) <= now;

/**
 * Whether this build shows an entry. Only builds that show unpublished entries show drafts and future dates.
 *
 * @param now time of the build.
 */
export const isPublished = (
  { draft, publishDate }: Entry,
  { now = new Date(), showsAll = showsUnpublished }: { now?: Date; showsAll?: boolean } = {},
): boolean => showsAll || (!draft && (publishDate === undefined || hasBegun(publishDate, now)));

/** The mark after the name of an unpublished entry: ' (draft)' or ' (from January 15, 2030)'. */
export function formatUnpublishedMark(entry: Entry, now = new Date()): string {
  if (entry.draft) return ' (draft)';
  return entry.publishDate && !hasBegun(entry.publishDate, now)
    ? ` (from ${formatDate(entry.publishDate)})`
    : '';
}
