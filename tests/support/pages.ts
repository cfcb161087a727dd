import type { APIRequestContext } from '@playwright/test';

/** Paths of all pages that the sitemap lists. */
export async function indexedPaths(request: APIRequestContext, base = ''): Promise<string[]> {
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}
