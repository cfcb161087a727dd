import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import type { Section } from '@/lib/search/section';

/** The search over all pages, loaded and built once. */
export const loadSearch = once(async () => {
  const [{ createSearch }, sections] = await Promise.all([
    import('@/lib/search/search'),
    loadJson<Section[]>(routes.sections),
  ]);
  return createSearch(sections);
});
