import type { Hit } from './passage';

const pathOf = ({ passage }: Hit) => passage.href.replace(/#.*/, '');

/** The best hit of each page, in the order of `hits`. */
export function bestOfPages(hits: readonly Hit[], limit: number): Hit[] {
  const pages = new Map<string, Hit>();
  for (const hit of hits) if (!pages.has(pathOf(hit))) pages.set(pathOf(hit), hit);
  return [...pages.values()].slice(0, limit);
}
