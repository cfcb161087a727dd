import { showsUnpublished } from '../deploy-preview';
import { formatDate } from '../format/dates';

type Entry = { draft: boolean; publishDate?: string };

const isLater = ({ publishDate }: Entry, now: Date): boolean =>
  publishDate !== undefined && new Date(`${publishDate}T00:00:00Z`) > now;

/**
 * Whether this build shows an entry: drafts and future dates only where unpublished entries are shown. Dates begin at
 * midnight UTC.
 *
 * @param now time of the build.
 */
export const isPublished = (
  entry: Entry,
  { now = new Date(), showsAll = showsUnpublished }: { now?: Date; showsAll?: boolean } = {},
): boolean => showsAll || (!entry.draft && !isLater(entry, now));

/** What an entry that is not published is marked with, after its name: ' (draft)' or ' (from January 15, 2030)'. */
export function formatUnpublishedMark(entry: Entry, now = new Date()): string {
  if (entry.draft) return ' (draft)';
  return entry.publishDate && isLater(entry, now) ? ` (from ${formatDate(entry.publishDate)})` : '';
}
