import type { Metadata } from 'next';
import { company } from '@/content/company/company';
import { feedTitle } from '@/content/site/blog';
import { createSitePageMetadata } from '@/lib/seo/metadata';
import { getSitePage } from './site-pages';

/** The metadata of a page that search engines may list. @throws Error when there is no such page. */
export const getSitePageMetadata = (path: string): Metadata =>
  createSitePageMetadata(getSitePage(path), { siteName: company.name, feedTitle });

/** For a route with one parameter: the metadata of the page at the path that `pathOf` makes of it. */
export const createMetadata =
  (pathOf: (value: string) => string) =>
  async ({ params }: { params: Promise<Record<string, string>> }) =>
    getSitePageMetadata(pathOf(Object.values(await params).join()));
