'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { onPage, pageCount } from '@/lib/blog/pages';
import { answers, isFiltered, type Searched } from '@/lib/blog/query';
import { Pager } from './pager';
import { SearchForm } from './search-form';
import { useQuery } from './use-query';

/**
 * All articles, one page at a time, narrowed by words and a category (BLOG-01 to BLOG-08). The cards come
 * finished from the server; the browser decides which of them stand.
 *
 * @param page number of the prerendered page, whose articles stand until something is asked.
 * @param fields of the search: see SearchForm.
 * @param beside stands beside the number of articles.
 */
export function ArticleList({
  page,
  categories,
  entries,
  fields,
  beside,
}: {
  page: number;
  categories: readonly string[];
  entries: readonly (Searched & { id: string; card: ReactNode })[];
  fields: ReactNode;
  beside: ReactNode;
}) {
  const { query, hrefOf, ask } = useQuery(page, categories);
  const status = useRef<HTMLParagraphElement>(null);
  const filtered = isFiltered(query);
  const found = entries.filter((entry) => answers(entry, query));
  const pages = pageCount(found.length);
  const current = Math.min(query.page, pages);
  const count = `${filtered ? `${found.length} of ` : ''}${entries.length} articles`;

  // What was pressed goes away or out of sight; focus goes to what it changed.
  const ahead = (change: Parameters<typeof ask>[0]) => {
    ask(change);
    status.current?.focus({ preventScroll: true });
    status.current?.scrollIntoView();
  };
  const clear = (
    <Button variant="outline" size="sm" onClick={() => ahead({ q: '', category: '' })}>
      Clear filters
    </Button>
  );

  return (
    <>
      <SearchForm query={query} ask={ask}>
        {fields}
      </SearchForm>
      {/* The crumb that names the prerendered page goes when the list is no longer that page. */}
      <div className="article-state" data-elsewhere={filtered || current !== page || undefined}>
        <p ref={status} role="status" tabIndex={-1}>
          {pages > 1 ? `${count}, page ${current} of ${pages}` : count}
        </p>
        {filtered && found.length > 0 && clear}
        {beside}
      </div>
      {found.length > 0 ? (
        <ul className="cards">
          {onPage(found, current).map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      ) : (
        <div className="article-none">
          <p className="type-h3">No articles found matching your criteria.</p>
          {clear}
        </div>
      )}
      {pages > 1 && (
        <Pager
          current={current}
          pages={pages}
          hrefOf={(number) => hrefOf({ page: number })}
          onGo={filtered ? (number) => ahead({ page: number }) : undefined}
        />
      )}
    </>
  );
}
