import type { MetadataRoute } from 'next';
import { isDeployPreview } from '@/lib/deploy-preview';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';

/**
 * Crawlers may read everything. A deploy preview says 'noindex' in a header and in its markup, which crawlers must be able
 * to read.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!isDeployPreview && { sitemap: toAbsoluteUrl('/sitemap.xml') }),
  };
}
