/** The JSON-LD of a page, for search engines. `json` comes from app/_lib/structured-data.ts. */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could end the script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
