import type { MetadataRoute } from 'next';
import { sitePages } from '@/app/_lib/site-pages';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';

/** Every indexed page by its canonical address, with the date of its last change where content has one. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.map(({ path, updated }) => ({
    url: toAbsoluteUrl(path),
    ...(updated && { lastModified: updated }),
  }));
}
