import type { APIRequestContext } from '@playwright/test';

/** Paths of all pages that the sitemap lists. */
export async function indexedPaths(request: APIRequestContext, base = ''): Promise<string[]> {
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}

/** The first page of each kind: the part of the site, and how deep below it. */
export function onePerTemplate(paths: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const [part = '', ...below] = path.split('/').filter(Boolean);
    const kind = `${part} ${below.length}`;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}
