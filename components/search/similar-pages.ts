import { pathOf } from '@/lib/search/section';
import { loadSearch } from './load-search';

/** The words of an unknown address: '/services/ai-trainings' becomes 'services ai trainings'. A malformed escape stays. */
export const readQueryFromPath = (path: string): string =>
  (new URLSearchParams(`q=${path.replace(/[&+]/g, ' ')}`).get('q') ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MAX_PAGES = 3;

/** Paths and names of the pages that match an address best: each has one of its words, and none is a list's later page. */
export async function findSimilarPages(pathname: string): Promise<[path: string, name: string][]> {
  // The last segment names the page; the segments before it name the section.
  const queries = [pathname.replace(/^.*\/(?=[^/]+\/?$)/, ''), pathname].map(readQueryFromPath);
  // Without the last letters, so that 'automations' finds 'automation'.
  const stems = pathname.toLowerCase().match(/(?<![a-z])[a-z]{4,6}/g) ?? [];
  const { searchPages } = await loadSearch();
  const pages = queries
    .flatMap((query) => searchPages(query, Infinity))
    .map(({ section }): [string, string] => [pathOf(section), section.page])
    .filter(
      ([path, name]) =>
        !/\/page\/\d/.test(path) && stems.some((stem) => `${name} ${path}`.toLowerCase().includes(stem)),
    );
  return [...new Map(pages)].slice(0, MAX_PAGES);
}
