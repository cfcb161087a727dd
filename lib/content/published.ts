import { isPreview } from '../preview/is-preview';

/**
 * Whether this build shows an entry: drafts only in previews, and future dates only in later builds. Dates begin at
 * midnight UTC.
 *
 * @param now time of the build.
 */
export function isPublished(
  entry: { draft: boolean; publishDate: string },
  { now = new Date(), preview = isPreview }: { now?: Date; preview?: boolean } = {},
): boolean {
  return (preview || !entry.draft) && new Date(`${entry.publishDate}T00:00:00Z`) <= now;
}
