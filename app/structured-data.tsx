import { company } from '@/content/company';
import { sitePageOf, sitePages } from '@/content/site-pages';
import { graphOf, scriptJson } from '@/lib/seo/graph';

/** What machines read of a page that may be found: each such page has this once. */
export function StructuredData({ path }: { path: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson leaves nothing that could end the script
      dangerouslySetInnerHTML={{ __html: scriptJson(graphOf(sitePageOf(path), sitePages, company)) }}
    />
  );
}
