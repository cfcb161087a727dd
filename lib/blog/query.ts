import { blogPageRoute, blogRoute } from '../browser-routes';
import type { UrlCodec } from '../url-codec';

/** What a search looks at. */
export type Searched = { title: string; excerpt: string; category: string };

/** What is asked of the list: words, a category ('' for all), and which page of the answer. */
export type Query = { q: string; category: string; page: number };

const pageOfPath = /\/page\/([1-9]\d*)$/;
/** @returns undefined for what is no number of a page. */
const whole = (text?: string | null) => (/^[1-9]\d{0,3}$/.test(`${text}`) ? Number(text) : undefined);

/**
 * What an address asks of the list (BLOG-12). A category that no article has, and a page that is no number,
 * are left out.
 *
 * @param address path and query, such as '/blog?q=pilot&page=2' or '/blog/page/2'.
 */
export function readQuery(address: string, categories: readonly string[]): Query {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const asked = searchParams.get('category')?.toLowerCase();
  return {
    q: searchParams.get('q') ?? '',
    category: categories.find((category) => category.toLowerCase() === asked) ?? '',
    page: whole(searchParams.get('page')) ?? whole(pageOfPath.exec(pathname)?.[1]) ?? 1,
  };
}

/** Whether a query leaves articles out, so that the pages are those of its own results. */
export function isFiltered({ q, category }: Pick<Query, 'q' | 'category'>): boolean {
  return q.trim() !== '' || category !== '';
}

/** The address of a page of the whole list: a prerendered page (BLOG-07, BLOG-11). */
export function pageAddress(page: number): string {
  return page === 1 ? blogRoute : blogPageRoute(page);
}

/**
 * The address that asks for something else. A filtered list always stands at the list's first address; other
 * parameters of the present address stay.
 *
 * @param search query of the present address, such as '?utm_source=mail'.
 */
export function addressOf(search: string, { q, category, page }: Query): string {
  const filtered = isFiltered({ q, category });
  const params = new URLSearchParams(search);
  for (const name of ['q', 'category', 'page']) params.delete(name);
  if (filtered && q !== '') params.set('q', q);
  if (filtered && category !== '') params.set('category', category);
  if (filtered && page !== 1) params.set('page', String(page));
  return `${filtered ? blogRoute : pageAddress(page)}${params.size > 0 ? `?${params}` : ''}`;
}

/**
 * Keeps the query in the address of the list.
 *
 * @param page the prerendered page's number, which the server shows.
 */
export function blogCodec(page: number, categories: readonly string[]): UrlCodec<Query> {
  return {
    initial: { q: '', category: '', page },
    read: (url) => readQuery(url.pathname + url.search, categories),
    write: (url, query) => {
      const { pathname, search } = new URL(addressOf(url.search, query), url);
      url.pathname = pathname;
      url.search = search;
    },
    // While somebody types, the search is one entry of the history and not one for each letter.
    replaces: (before, after) => before.q !== '' && before.q !== after.q,
  };
}

/**
 * Whether an article answers a query: the words stand in its title or its excerpt, in any case (BLOG-03), and
 * its category is exactly the asked one (BLOG-04).
 */
export function answers(
  { title, excerpt, category }: Searched,
  query: Pick<Query, 'q' | 'category'>,
): boolean {
  const words = query.q.trim().toLowerCase();
  return (
    (query.category === '' || category === query.category) &&
    (title.toLowerCase().includes(words) || excerpt.toLowerCase().includes(words))
  );
}
