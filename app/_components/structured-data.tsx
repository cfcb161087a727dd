import { getSitePage, sitePages } from '@/app/_lib/site-pages';
import { buildStructuredData, serializeForScript } from '@/app/_lib/structured-data';
import { company } from '@/content/company/company';

/** The JSON-LD of a page, for search engines. @throws Error when there is no such page. */
export function StructuredData({ path }: { path: string }) {
  const graph = buildStructuredData(getSitePage(path), sitePages, company);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeForScript escapes what could end the script
      dangerouslySetInnerHTML={{ __html: serializeForScript(graph) }}
    />
  );
}
