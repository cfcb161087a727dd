import type { MetadataRoute } from 'next';
import { isPreview } from '@/lib/preview/is-preview';
import { absolute } from '@/lib/routes/site-origin';

/** Crawlers may read everything; a preview asks them not to by header and markup, which they must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, ...(!isPreview && { sitemap: absolute('/sitemap.xml') }) };
}
