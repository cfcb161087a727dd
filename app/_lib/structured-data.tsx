import { company } from '@/content/company/company';
import { graphOf, scriptJson } from '@/lib/seo/graph';
import { getSitePage, sitePages } from './site-pages';

/** The JSON-LD of a page, for search engines. @throws ContentError when there is no such page. */
export function StructuredData({ path }: { path: string }) {
  const graph = graphOf(getSitePage(path), sitePages, company);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the script
      dangerouslySetInnerHTML={{ __html: scriptJson(graph) }}
    />
  );
}
