'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { handleComposedInput } from '@/components/hooks/handle-composed-input';
import type { BlogQuery } from '@/lib/blog/query';
import { needsScript } from '@/lib/build-attributes';

type Props = { query: BlogQuery; onSearch: (change: Partial<BlogQuery>) => void; children: ReactNode };

/** The search form, which filters the list at once. Its fields are rendered by the server and uncontrolled. */
export function SearchForm({ query: { q, category }, onSearch, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const firstRun = useRef(true);

  useEffect(() => {
    const field = (id: string) => form.current?.elements.namedItem(`article-${id}`) as HTMLInputElement;
    const [words, choice] = [field('search'), field('category')];
    const isFirst = firstRun.current;
    firstRun.current = false;
    // Input from before hydration is newer than the address.
    if (isFirst && words.value + choice.value !== '')
      return onSearch({
        ...(words.value && { q: words.value }),
        ...(choice.value && { category: choice.value }),
      });
    // When Back, a link or Clear filters changed the query. Setting an unchanged value would move the caret.
    if (words.value !== q) words.value = q;
    // On Back, WebKit resets a field without autocomplete to its default.
    words.defaultValue = q;
    choice.value = category;
  }, [q, category, onSearch]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter must not reload the page, so this must be a form
    <form
      ref={form}
      role="search"
      {...needsScript}
      className="grid gap-x-6 gap-y-4 md:grid-cols-[1fr_minmax(0,18rem)]"
      onSubmit={(event) => event.preventDefault()}
      // The clear button empties the text and keeps the category.
      onReset={(event) => {
        event.preventDefault();
        onSearch({ q: '' });
        event.currentTarget.querySelector('input')?.focus();
      }}
      {...handleComposedInput(({ type, value }) =>
        onSearch(type === 'search' ? { q: value } : { category: value }),
      )}
    >
      {children}
    </form>
  );
}
