import { showsUnpublished } from '../deploy-preview';
import { formatDate } from '../format/dates';

type Entry = { draft: boolean; publishDate?: string };

const isLater = ({ publishDate }: Entry, now: Date): boolean =>
  publishDate !== undefined && new Date(`${publishDate}T00:00:00Z`) > now;

/**
 * Whether this build shows an entry. Only builds that show unpublished entries show drafts and future dates. Dates
 * begin at midnight UTC.
 *
 * @param now time of the build.
 */
export const isPublished = (
  entry: Entry,
  { now = new Date(), showsAll = showsUnpublished }: { now?: Date; showsAll?: boolean } = {},
): boolean => showsAll || (!entry.draft && !isLater(entry, now));

/** The mark after the name of an unpublished entry: ' (draft)' or ' (from January 15, 2030)'. */
export function formatUnpublishedMark(entry: Entry, now = new Date()): string {
  if (entry.draft) return ' (draft)';
  return entry.publishDate && isLater(entry, now) ? ` (from ${formatDate(entry.publishDate)})` : '';
}
