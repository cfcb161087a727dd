import type { MetadataRoute } from 'next';
import { indexedPaths } from '@/content/paths';
import { absolute } from '@/lib/site/origin';

/** Every page that may be found, by its canonical address. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPaths.map((path) => ({ url: absolute(path) }));
}
