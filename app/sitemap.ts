import type { MetadataRoute } from 'next';
import { sitePages } from '@/app/_lib/site-pages';
import { absolute } from '@/lib/routes/site-origin';

/** Every page that may be found, by its canonical address, with the day it changed where content knows it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.map(({ path, updated }) => ({
    url: absolute(path),
    ...(updated && { lastModified: updated }),
  }));
}
