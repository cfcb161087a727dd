import type { Hit } from './passage';

const pathOf = ({ passage }: Hit) => passage.href.replace(/#.*/, '');

/** A page with less than this share of the best score is about something else. */
const MIN_SCORE_SHARE = 0.25;

/** The best hit of each page, in the order of `hits`, which are best first. */
export function bestOfPages(hits: readonly Hit[], limit: number): Hit[] {
  const pages = new Map<string, Hit>();
  const least = (hits[0]?.score ?? 0) * MIN_SCORE_SHARE;
  for (const hit of hits) if (hit.score >= least && !pages.has(pathOf(hit))) pages.set(pathOf(hit), hit);
  return [...pages.values()].slice(0, limit);
}
