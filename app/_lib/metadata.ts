import { company } from '@/content/company/company';
import { sitePageMetadata } from '@/lib/seo/metadata';
import { sitePageOf } from './site-pages';

/** The metadata of a page that search engines may list. @throws ContentError when there is no such page. */
export const metadataOf = (path: string) => sitePageMetadata(sitePageOf(path), company.name);
