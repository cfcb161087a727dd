import { createFilterCodec, type Facet } from '../filters/filters';
import { slug } from '../format/slug';
import * as routes from '../routes';
import type { UrlCodec } from '../routes/url-codec';

/** The search text, the value of a category ('' for all), and the page of the results. */
export type BlogQuery = { q: string; category: string; page: number };

/** @returns undefined for text that is not a page number. */
const toPageNumber = (text?: string | null) => (/^[1-9]\d{0,3}$/.test(`${text}`) ? Number(text) : undefined);

/** Whether a query filters the list. Filtered lists have pages of their own. */
export const isFiltered = ({ q, category }: Pick<BlogQuery, 'q' | 'category'>): boolean =>
  q.trim() !== '' || category !== '';

/**
 * Keeps the query in the address of the list: '/blog?q=pilot&page=2', always at the first page's address, and
 * '/blog/page/2' for the prerendered `page`. An unknown category and an invalid page are ignored.
 */
export function createBlogCodec(page: number, categories: Facet): UrlCodec<BlogQuery> {
  const choice = createFilterCodec([categories]);
  return {
    initial: { q: '', category: '', page },
    read: (url) => {
      const inPath = /\/page\/([^/]*)$/.exec(url.pathname)?.[1];
      return {
        q: url.searchParams.get('q') ?? '',
        category: choice.read(url)[categories.name] ?? '',
        page: toPageNumber(url.searchParams.get('page')) ?? toPageNumber(inPath) ?? 1,
      };
    },
    write: (url, { q, category, page }) => {
      const filtered = isFiltered({ q, category });
      const values = { q: filtered && q, page: filtered && page > 1 && String(page) };
      for (const [name, value] of Object.entries(values))
        if (value) url.searchParams.set(name, value);
        else url.searchParams.delete(name);
      choice.write(url, filtered && category ? { [categories.name]: category } : {});
      url.pathname = filtered ? routes.blog : routes.blogPage(page);
    },
    // Typing adds one history entry, not one per letter.
    replaces: (before, after) => before.q !== '' && before.q !== after.q,
  };
}

/** Whether an article matches: its title or excerpt contains the text, in any case, and its category is the query's. */
export function matchesQuery(
  { title, excerpt, category }: { title: string; excerpt: string; category: string },
  query: Pick<BlogQuery, 'q' | 'category'>,
): boolean {
  const text = query.q.trim().toLowerCase();
  return (
    (query.category === '' || slug(category) === query.category) &&
    (title.toLowerCase().includes(text) || excerpt.toLowerCase().includes(text))
  );
}
