import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import type { PassageFile } from '@/lib/search/passage';

/** The search over the site's passages, loaded and built once. */
export const loadSearch = once(async () => {
  const [{ createSearch }, file] = await Promise.all([
    import('@/lib/search/search'),
    loadJson<PassageFile>(routes.passages),
  ]);
  return createSearch(file);
});
