import type { Metadata } from 'next';
import { company } from '@/content/company/company';
import { feedTitle } from '@/content/site/blog';
import { isDeployPreview } from '@/lib/deploy-preview';
import * as routes from '@/lib/routes';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';
import { getMarkdownPath, getShareImagePath, shareImageSize } from '@/lib/seo/page-files';
import { getSitePage } from './site-pages';

/** Search results cut longer titles, in characters. */
const MAX_TITLE_LENGTH = 60;

/** The title in search results, followed by the company's name if both fit and it lacks the name. */
export function resultTitle(title: string): string {
  const named = `${title} | ${company.name}`;
  return title.includes(company.name) || named.length > MAX_TITLE_LENGTH ? title : named;
}

/** Metadata for shared links, with the page's canonical address. Search results leave it out unless `index` is set. */
export function createPageMetadata(
  path: string,
  { title, description }: { title: string; description: string },
  index = false,
): Metadata {
  const url = toAbsoluteUrl(path);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, type: 'website', locale: 'en_US' },
    ...((!index || isDeployPreview) && { robots: { index: false, follow: !isDeployPreview } }),
  };
}

/**
 * Metadata of a page that search engines may list, with its share image, its Markdown version, an article's dates, and
 * the feed on pages of the blog. Next.js repeats title, description and image for Twitter.
 *
 * @throws Error when there is no such page.
 */
export function getSitePageMetadata(path: string): Metadata {
  const { meta, heading, section, corner = section, subject } = getSitePage(path);
  const base = createPageMetadata(path, meta, true);
  const feed = [{ url: toAbsoluteUrl(routes.feed), title: feedTitle }];
  return {
    ...base,
    title: { absolute: resultTitle(meta.title) },
    alternates: {
      ...base.alternates,
      types: {
        'text/markdown': toAbsoluteUrl(getMarkdownPath(path)),
        ...(section === 'Blog' && { 'application/atom+xml': feed }),
      },
    },
    openGraph: {
      ...base.openGraph,
      siteName: company.name,
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

/** For a route with one parameter: the metadata of the page at the path that `pathOf` makes of it. */
export const createMetadata =
  (pathOf: (value: string) => string) =>
  async ({ params }: { params: Promise<Record<string, string>> }) =>
    getSitePageMetadata(pathOf(Object.values(await params).join()));
