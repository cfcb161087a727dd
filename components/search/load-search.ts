import { once } from '@/lib/http/load-json';
import { loadPassages } from '@/lib/search/load-passages';

/** The search over all pages, loaded and built once. */
export const loadSearch = once(async () => {
  const [{ createSearch }, passages] = await Promise.all([import('@/lib/search/search'), loadPassages()]);
  return createSearch(passages);
});
