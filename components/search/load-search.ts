import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import type { UnitFile } from '@/lib/search/unit';

/** The search over the site's units, loaded and built once. */
export const loadSearch = once(async () => {
  const [{ createSearch }, file] = await Promise.all([
    import('@/lib/search/search'),
    loadJson<UnitFile>(routes.passages),
  ]);
  return createSearch(file);
});
