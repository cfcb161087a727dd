import type { Metadata } from 'next';
import { isDeployPreview } from '../deploy-preview';
import * as routes from '../routes';
import { toAbsoluteUrl } from '../routes/site-origin';
import { getMarkdownPath, getShareImagePath, shareImageSize } from './page-files';
import type { SitePage } from './site-page';

/** Search results cut longer titles, in characters. */
const MAX_TITLE_LENGTH = 60;

/** The title in search results, followed by the company's name if both fit and it lacks the name. */
export function resultTitle(title: string, name: string): string {
  const named = `${title} | ${name}`;
  return title.includes(name) || named.length > MAX_TITLE_LENGTH ? title : named;
}

/**
 * Metadata of a page for search results and shared links, with its canonical address.
 *
 * @param path of the page, without query.
 * @param index false keeps the page out of search results.
 */
export function createPageMetadata(
  path: string,
  meta: { title: string; description: string },
  { index = true }: { index?: boolean } = {},
): Metadata {
  const url = toAbsoluteUrl(path);
  return {
    title: meta.title,
    description: meta.description,
    alternates: { canonical: url },
    openGraph: { title: meta.title, description: meta.description, url, type: 'website', locale: 'en_US' },
    ...((!index || isDeployPreview) && { robots: { index: false, follow: !isDeployPreview } }),
  };
}

/**
 * Metadata of an indexed page, with its share image, its Markdown version, an article's dates, and the feed on pages of
 * the blog. Next.js repeats title, description and image for Twitter.
 */
export function createSitePageMetadata(
  page: SitePage,
  { siteName, feedTitle }: { siteName: string; feedTitle: string },
): Metadata {
  const { path, meta, heading, section, corner = section, subject } = page;
  const base = createPageMetadata(path, meta);
  const feed = [{ url: toAbsoluteUrl(routes.feed), title: feedTitle }];
  return {
    ...base,
    title: { absolute: resultTitle(meta.title, siteName) },
    alternates: {
      ...base.alternates,
      types: {
        'text/markdown': toAbsoluteUrl(getMarkdownPath(path)),
        ...(section === 'Blog' && { 'application/atom+xml': feed }),
      },
    },
    openGraph: {
      ...base.openGraph,
      siteName,
      images: [
        { url: toAbsoluteUrl(getShareImagePath(path)), ...shareImageSize, alt: `${heading} (${corner})` },
      ],
      ...(subject?.kind === 'article' && {
        type: 'article',
        ...(subject.published && { publishedTime: subject.published }),
        section: subject.section,
      }),
    },
  };
}
