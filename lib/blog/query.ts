import { blogPageRoute, blogRoute } from '../browser-routes';
import { withChoices } from '../filters/choices';

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
  const rest = withChoices(search, { q: null, category: null, page: null });
  if (!isFiltered({ q, category })) return `${pageAddress(page)}${rest}`;
  return `${blogRoute}${withChoices(rest, {
    ...(q === '' ? {} : { q }),
    ...(category === '' ? {} : { category }),
    ...(page === 1 ? {} : { page: String(page) }),
  })}`;
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
