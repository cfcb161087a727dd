import type { Metadata } from 'next';
import { absolute } from './origin';
import { isPreview } from './preview';

/**
 * What a result page and a shared link show of one page, with its canonical address (DECISIONS-02).
 *
 * @param path the page's own path, without query.
 * @param index false keeps the page out of search results.
 */
export function pageMetadata(
  path: string,
  meta: { title: string; description: string },
  { index = true, absoluteTitle = false }: { index?: boolean; absoluteTitle?: boolean } = {},
): Metadata {
  const url = absolute(path);
  return {
    title: absoluteTitle ? { absolute: meta.title } : meta.title,
    description: meta.description,
    alternates: { canonical: url },
    openGraph: { title: meta.title, description: meta.description, url, type: 'website', locale: 'en_US' },
    ...((!index || isPreview) && { robots: { index: false, follow: !isPreview } }),
  };
}
