import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import { type SectionFile, sectionsIn } from '@/lib/search/section';

/** The search over all pages, loaded and built once. */
export const loadSearch = once(async () => {
  const [{ createSearch }, file] = await Promise.all([
    import('@/lib/search/search'),
    loadJson<SectionFile>(routes.sections),
  ]);
  return createSearch(sectionsIn(file));
});
