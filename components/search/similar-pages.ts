import type { SearchHit } from '@/lib/search/search';
import { pathOf } from '@/lib/search/section';
import { loadSearch } from './load-search';

/** The words of an unknown address: '/services/ai-trainings' becomes 'services ai trainings'. A malformed escape stays. */
export const readQueryFromPath = (path: string): string =>
  (new URLSearchParams(`q=${path.replace(/[&+]/g, ' ')}`).get('q') ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MAX_PAGES = 3;

/** The pages that match the words of an address best. Each has one in its name or address; none is a list's later page. */
export async function findSimilarPages(pathname: string): Promise<SearchHit[]> {
  // The last segment names the page; the segments before it name the section.
  const queries = [pathname.replace(/^.*\/(?=[^/]+\/?$)/, ''), pathname].map(readQueryFromPath);
  // Without the last letters, so that 'automations' finds 'automation'.
  const stems =
    pathname
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.map((word) => word.slice(0, 6)) ?? [];
  const { searchPages } = await loadSearch();
  const hits = queries
    .flatMap((query) => searchPages(query, Infinity))
    .filter(
      ({ section: { page, href } }) =>
        !/\/page\/\d/.test(href) && stems.some((stem) => `${page} ${href}`.toLowerCase().includes(stem)),
    );
  const paths = hits.map(({ section }) => pathOf(section));
  return hits.filter((_, at) => paths.indexOf(paths[at] ?? '') === at).slice(0, MAX_PAGES);
}
