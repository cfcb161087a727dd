import type { Metadata } from 'next';
import { isPreview } from '../preview';
import { absolute } from '../site-origin';
import { markdownPath, shareImage, shareImageSize } from './page-files';
import type { SitePage } from './site-page';

/** Characters of a title that a result page shows; what is longer is cut. Descriptions have 160 (content/fields.ts). */
export const TITLE_SHOWN = 60;

/** The title of a result: the name of the company follows where there is room for both. */
export function resultTitle(
  { meta, titleStands }: Pick<SitePage, 'meta' | 'titleStands'>,
  name: string,
): string {
  const named = `${meta.title} | ${name}`;
  return titleStands || named.length > TITLE_SHOWN ? meta.title : named;
}

/**
 * What a result page and a shared link show of one page, with its canonical address (DECISIONS-02).
 *
 * @param path the page's own path, without query.
 * @param index false keeps the page out of search results.
 */
export function pageMetadata(
  path: string,
  meta: { title: string; description: string },
  { index = true }: { index?: boolean } = {},
): Metadata {
  const url = absolute(path);
  return {
    title: meta.title,
    description: meta.description,
    alternates: { canonical: url },
    openGraph: { title: meta.title, description: meta.description, url, type: 'website', locale: 'en_US' },
    ...((!index || isPreview) && { robots: { index: false, follow: !isPreview } }),
  };
}

/**
 * The same for a page that may be found: with its share image, its Markdown twin, and an article's dates.
 *
 * @param name of the company.
 */
export function sitePageMetadata(page: SitePage, name: string): Metadata {
  const { path, meta, heading, section, corner = section, subject } = page;
  const base = pageMetadata(path, meta);
  const image = { url: absolute(shareImage(path)), ...shareImageSize, alt: `${heading} (${corner})` };
  const twin = absolute(markdownPath(path));
  return {
    ...base,
    title: { absolute: resultTitle(page, name) },
    alternates: { ...base.alternates, types: { 'text/markdown': twin } },
    openGraph: {
      ...base.openGraph,
      siteName: name,
      images: [image],
      ...(subject?.kind === 'article' && {
        type: 'article',
        publishedTime: subject.published,
        section: subject.section,
      }),
    },
    twitter: {
      card: 'summary_large_image',
      title: meta.title,
      description: meta.description,
      images: [image],
    },
  };
}
