import { isDeployPreview } from '../deploy-preview';

/**
 * Whether this build shows an entry: drafts only in previews, and future dates in previews and in later builds. Dates
 * begin at midnight UTC.
 *
 * @param now time of the build.
 */
export function isPublished(
  entry: { draft: boolean; publishDate?: string },
  { now = new Date(), preview = isDeployPreview }: { now?: Date; preview?: boolean } = {},
): boolean {
  const { draft, publishDate } = entry;
  return preview || (!draft && (!publishDate || new Date(`${publishDate}T00:00:00Z`) <= now));
}
