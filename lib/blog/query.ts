import * as routes from '../routes';
import type { UrlCodec } from '../routes/url-codec';

export type SearchableArticle = { title: string; excerpt: string; category: string };

/** The search text, a category ('' for all), and the page of the results. */
export type BlogQuery = { q: string; category: string; page: number };

const pageOfPath = /\/page\/([1-9]\d*)$/;
/** @returns undefined for text that is not a page number. */
const toPageNumber = (text?: string | null) => (/^[1-9]\d{0,3}$/.test(`${text}`) ? Number(text) : undefined);

/**
 * The search in an address. An unknown category and an invalid page are ignored.
 *
 * @param address path and query, such as '/blog?q=pilot&page=2' or '/blog/page/2'.
 */
export function readQuery(address: string, categories: readonly string[]): BlogQuery {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const wanted = searchParams.get('category')?.toLowerCase();
  return {
    q: searchParams.get('q') ?? '',
    category: categories.find((category) => category.toLowerCase() === wanted) ?? '',
    page: toPageNumber(searchParams.get('page')) ?? toPageNumber(pageOfPath.exec(pathname)?.[1]) ?? 1,
  };
}

/** Whether a query filters the list. Filtered lists have pages of their own. */
export function isFiltered({ q, category }: Pick<BlogQuery, 'q' | 'category'>): boolean {
  return q.trim() !== '' || category !== '';
}

/** The query in words, for announcements: ' for “pilot” in Training'. */
export function describeQuery({ q, category }: Pick<BlogQuery, 'q' | 'category'>): string {
  const text = q.trim();
  return `${text && ` for “${text}”`}${category && ` in ${category}`}`;
}

/** The address of a prerendered page of the full list. */
export function getBlogPageAddress(page: number): string {
  return page === 1 ? routes.blog : routes.blogPage(page);
}

/**
 * The address of a query. A filtered list is always at the first page's address. Other parameters are kept.
 *
 * @param search current parameters, such as '?utm_source=mail'.
 */
export function buildBlogAddress(search: string, { q, category, page }: BlogQuery): string {
  const filtered = isFiltered({ q, category });
  const params = new URLSearchParams(search);
  for (const name of ['q', 'category', 'page']) params.delete(name);
  if (filtered && q !== '') params.set('q', q);
  if (filtered && category !== '') params.set('category', category);
  if (filtered && page !== 1) params.set('page', String(page));
  return `${filtered ? routes.blog : getBlogPageAddress(page)}${params.size > 0 ? `?${params}` : ''}`;
}

/**
 * Keeps the query in the address of the list.
 *
 * @param page the prerendered page's number.
 */
export function createBlogCodec(page: number, categories: readonly string[]): UrlCodec<BlogQuery> {
  return {
    initial: { q: '', category: '', page },
    read: (url) => readQuery(url.pathname + url.search, categories),
    write: (url, query) => {
      const { pathname, search } = new URL(buildBlogAddress(url.search, query), url);
      url.pathname = pathname;
      url.search = search;
    },
    // Typing adds one history entry, not one per letter.
    replaces: (before, after) => before.q !== '' && before.q !== after.q,
  };
}

/**
 * Whether an article matches: its title or excerpt contains the text, in any case, and its category is the query's.
 */
export function matchesQuery(
  { title, excerpt, category }: SearchableArticle,
  query: Pick<BlogQuery, 'q' | 'category'>,
): boolean {
  const text = query.q.trim().toLowerCase();
  return (
    (query.category === '' || category === query.category) &&
    (title.toLowerCase().includes(text) || excerpt.toLowerCase().includes(text))
  );
}
