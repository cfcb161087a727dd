import { pathOf } from '@/lib/search/passage';
import type { SearchHit } from '@/lib/search/search';

/** Pages below this share of the best score are about something else. */
const MIN_SCORE_SHARE = 0.05;

/** The best hit of each page, in the order of `hits`, which are best first. */
export function bestHitPerPage(hits: readonly SearchHit[], limit: number): SearchHit[] {
  const pages = new Map<string, SearchHit>();
  const least = (hits[0]?.score ?? 0) * MIN_SCORE_SHARE;
  for (const hit of hits)
    if (hit.score >= least && !pages.has(pathOf(hit.passage))) pages.set(pathOf(hit.passage), hit);
  return [...pages.values()].slice(0, limit);
}
