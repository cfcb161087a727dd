import { getSitePage, sitePages } from '@/app/_lib/site-pages';
import { company } from '@/content/company/company';
import { terms } from '@/content/company/terms';
import { buildStructuredData, serializeForScript } from '@/lib/seo/structured-data';

/** The JSON-LD of a page, for search engines. @throws Error when there is no such page. */
export function StructuredData({ path }: { path: string }) {
  const graph = buildStructuredData(getSitePage(path), sitePages, {
    ...company,
    registeredName: terms.registeredName,
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeForScript escapes what could end the script
      dangerouslySetInnerHTML={{ __html: serializeForScript(graph) }}
    />
  );
}
