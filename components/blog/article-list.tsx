'use client';

import { type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useDebounced } from '@/components/hooks/use-debounced';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { usePageAddress, useUrlState } from '@/components/hooks/use-url-state';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import type { ListedArticle } from '@/content/schemas/articles';
import { countListPages, selectPageEntries } from '@/lib/blog/pagination';
import { type BlogQuery, createBlogCodec, isFiltered, matchesQuery } from '@/lib/blog/query';
import type { Facet } from '@/lib/filters/filters';
import { loadJson, once } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import { ArticleCard } from './article-card';
import { Pager } from './pager';
import { SearchForm } from './search-form';

const loadArticles = once(() => loadJson<ListedArticle[]>(routes.articles));

type Props = {
  page: number;
  categories: Facet;
  entries: readonly ListedArticle[];
  total: number;
  fields: ReactNode;
  beside: ReactElement;
};

/**
 * The articles of one page, or the results of a search, which loads all of them.
 *
 * @param page number of the prerendered page; `entries` are its articles.
 * @param fields of the search form. @param beside shown beside the number of articles.
 */
export function ArticleList({ page, categories, entries, total, fields, beside }: Props) {
  const codec = useMemo(() => createBlogCodec(page, categories), [page, categories]);
  const [query, update] = useUrlState(codec);
  const address = usePageAddress() ?? routes.blog;
  const [hasSearched, setHasSearched] = useState(false);
  const search = useCallback(
    (change: Partial<BlogQuery>) => {
      setHasSearched(true);
      update((present) => ({ ...present, page: 1, ...change }));
    },
    [update],
  );
  const shown = useRef<HTMLParagraphElement>(null);
  const filtered = isFiltered(query);
  const category = categories.options.find(({ value }) => value === query.category)?.label;
  /** The query in words: ' for “pilot” in Training'. */
  const words = `${query.q.trim() && ` for “${query.q.trim()}”`}${category ? ` in ${category}` : ''}`;
  const isOther = filtered || query.page !== page;
  const { loaded: all, failed, retry } = useLazyModule(loadArticles, isOther);
  // Until all articles have loaded, the page stays as it is.
  const found = isOther ? all?.filter((entry) => matchesQuery(entry, query)) : undefined;
  const pages = countListPages(found?.length ?? total);
  const current = found ? Math.min(query.page, pages) : page;
  const shownArticles = found ? selectPageEntries(found, current) : entries;
  const count = `${filtered && found ? `${found.length} of ` : ''}${total} articles`;
  // The visible count updates with each letter. The announcement names the search, so that screen readers announce each
  // new one, even if its number is the same.
  const summary = `${found?.length === 0 ? 'No articles' : count}${words}`;
  const announced = useDebounced(filtered ? (found ? summary : '') : hasSearched ? count : '');

  // The pressed control disappears or leaves the screen, so focus moves to the count.
  const searchAndFocus = (change: Partial<BlogQuery>) => {
    search(change);
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView();
  };
  const clear = (
    <Button variant="outline" size="sm" onClick={() => searchAndFocus({ q: '', category: '' })}>
      Clear filters
    </Button>
  );

  return (
    <>
      <SearchForm query={query} onSearch={search}>
        {fields}
      </SearchForm>
      {/* The page hides the crumb of the prerendered page while another list shows. */}
      <div
        className="mb-2.5 mt-2 flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1 text-small [line-height:1.4] text-ink-3 *:last:ml-auto"
        data-other-list={isOther || undefined}
      >
        <p ref={shown} tabIndex={-1}>
          {pages > 1 ? `${count}, page ${current} of ${pages}` : count}
        </p>
        <span role="status" className="sr-only">
          {announced}
        </span>
        {filtered && found?.length !== 0 && clear}
        {beside}
      </div>
      {failed && <LoadFailed onRetry={retry} />}
      {shownArticles.length > 0 ? (
        <ul data-first-large className="grid gap-x-8 gap-y-12 sm:max-lg:grid-cols-[1fr_1fr] lg:grid-cols-3">
          {shownArticles.map((article) => (
            <li
              key={article.id}
              className="grid first:col-span-full first:not-only:border-b first:not-only:border-rule first:not-only:pb-14"
            >
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-5 border-t border-rule py-10">
          <p className="type-h3">No articles found matching your criteria.</p>
          <p className="text-ink-2">
            {`Nothing${words}. Choose a category instead, or start with a new article.`}
          </p>
          <div className="flex flex-wrap gap-2">
            {categories.options.map(({ value, label }) => (
              <Button
                key={value}
                variant="outline"
                size="sm"
                onClick={() => searchAndFocus({ q: '', category: value })}
              >
                {label}
              </Button>
            ))}
            {clear}
          </div>
          <ul className="grid gap-2">
            {all?.slice(0, 3).map(({ id, title }) => (
              <li key={id}>
                <a href={routes.article(id)} className="text-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {pages > 1 && (
        <Pager
          current={current}
          pages={pages}
          hrefOf={(number) => {
            const url = new URL(address, 'http://site');
            codec.write(url, { ...query, page: number });
            return url.pathname + url.search;
          }}
          onGo={filtered ? (number) => searchAndFocus({ page: number }) : undefined}
        />
      )}
    </>
  );
}
