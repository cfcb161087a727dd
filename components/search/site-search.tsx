// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a text keep their places
'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { Price } from '@/components/currency/price';
import { handleComposedInput } from '@/components/hooks/handle-composed-input';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { useUrlState } from '@/components/hooks/use-url-state';
import type { SearchTexts } from '@/content/schemas/search';
import { splitAtPrices } from '@/lib/currency/format';
import * as routes from '@/lib/routes';
import type { UrlCodec } from '@/lib/routes/url-codec';
import { titleOf } from '@/lib/search/section';
import { stemsOf } from '@/lib/search/words';
import { loadSearch } from './load-search';
import { SearchField } from './search-field';

/** The query in the address of the search page, '/search?q=…'. */
const searchCodec: UrlCodec<string> = {
  initial: '',
  read: (url) => url.searchParams.get('q')?.trim() ?? '',
  write: ({ searchParams }, query) => (query ? searchParams.set('q', query) : searchParams.delete('q')),
  // Typing adds one history entry, not one per pause.
  replaces: (before) => before !== '',
};

/** Delay after typing, so that screen readers announce results and not each letter. */
const DEBOUNCE_MS = 400;
const MAX_PAGES = 10;

/**
 * The search form and its results: each page with its best section. The query is in the address. Without JavaScript the
 * form leads to the same page, which lists all pages.
 *
 * @param children the list of all pages, shown while there are no results
 */
export function SiteSearch({ texts, children }: { texts: SearchTexts; children: ReactElement }) {
  const [query, update] = useUrlState(searchCodec);
  const { loaded: search, failed, retry } = useLazyModule(loadSearch, query !== '');
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirstRun = useRef(true);

  const searchFor = (text: string) => {
    clearTimeout(timer.current);
    if (failed) retry();
    update(() => text.trim());
  };

  useEffect(() => {
    const input = form.current?.elements.namedItem('q') as HTMLInputElement;
    const typed = input.value.trim();
    // Input from before hydration is newer than the address.
    if (isFirstRun.current && typed !== '') update(() => typed);
    // Back and Forward change the address. Setting an unchanged value would move the caret.
    else if (typed !== query) input.value = query;
    isFirstRun.current = false;
  }, [query, update]);

  const hits = search && query !== '' ? search.searchPages(query, MAX_PAGES) : [];
  const count = hits.length === 0 ? 'No page' : hits.length === 1 ? '1 page' : `${hits.length} pages`;
  return (
    <>
      <search>
        <form
          ref={form}
          action={routes.search}
          onSubmit={(event) => {
            event.preventDefault();
            searchFor(new FormData(event.currentTarget).get('q') as string);
          }}
          {...handleComposedInput(({ value }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => searchFor(value), DEBOUNCE_MS);
          })}
        >
          <SearchField texts={texts.field} />
        </form>
      </search>
      <p role="status" className="type-small mt-4 mb-6 min-h-6 text-ink-2">
        {query !== '' && (failed ? texts.failed : search ? `${count} found for “${query}”` : texts.loading)}
      </p>
      {search && query !== '' && hits.length === 0 && (
        <p className="mb-10 max-w-reading">
          <span>{`${texts.none.before} `}</span>
          <a href={routes.contact} className="text-link">
            {texts.none.link}
          </a>
          <span>{texts.none.after}</span>
        </p>
      )}
      {hits.length === 0 ? (
        children
      ) : (
        <ul className="border-t border-edge">
          {hits.map(({ section, stems }) => (
            <li key={section.href} className="grid gap-y-2 border-b border-rule py-6 lg:split-4-7">
              <h2 className="type-h3">
                <a href={section.href} className="text-link">
                  <Marked text={titleOf(section)} stems={stems} />
                </a>
              </h2>
              <p className="max-w-reading wrap-anywhere">
                <Marked text={section.text} stems={stems} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Text with the words of some stems highlighted. */
const Marked = ({ text, stems }: { text: string; stems: ReadonlySet<string> }) =>
  text.split(/((?:\{usd:\d+\})|[\p{L}\p{N}'’]+)/u).map((part, index) => {
    const usd = splitAtPrices(part)[1];
    if (usd !== undefined) return <Price key={index} usd={Number(usd)} />;
    if (!stemsOf(part).some((stem) => stems.has(stem))) return <span key={index}>{part}</span>;
    return (
      <mark key={index} className="bg-tint font-semibold text-ink">
        {part}
      </mark>
    );
  });
