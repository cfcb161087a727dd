import { isPreview } from '../preview/is-preview';

/**
 * Whether this build shows an entry: a draft only in a preview, and one with a future date only in a build
 * after it. Dates begin at midnight UTC.
 *
 * @param now when the build runs.
 */
export function isPublished(
  entry: { draft: boolean; publishDate: string },
  { now = new Date(), preview = isPreview }: { now?: Date; preview?: boolean } = {},
): boolean {
  return (preview || !entry.draft) && new Date(`${entry.publishDate}T00:00:00Z`) <= now;
}
