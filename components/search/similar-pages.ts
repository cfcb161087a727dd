import { queryFromPath } from '@/lib/search/address';
import { bestHitPerPage } from '@/lib/search/best-hit-per-page';
import type { SearchHit } from '@/lib/search/passage';
import { loadSearch } from './load-search';

/** The pages that match the words of an address best, at most `limit`. */
export async function similarPages(pathname: string, limit: number): Promise<SearchHit[]> {
  // The last segment names the page; the segments before it name the section.
  const queries = [pathname.replace(/^.*\/(?=[^/]+\/?$)/, ''), pathname].map(queryFromPath);
  const { search } = await loadSearch();
  return bestHitPerPage(
    queries.flatMap((query) => search(query, { limit: 20 })),
    limit,
  );
}
