import type { Metadata } from 'next';
import { company } from '@/content/company';
import { sitePageOf } from '@/content/site-pages';
import { sitePageMetadata } from '@/lib/site/metadata';

/** The metadata of a page that may be found, by its path. @throws ContentError when there is no such page. */
export const metadataOf = (path: string): Metadata => sitePageMetadata(sitePageOf(path), company.name);
