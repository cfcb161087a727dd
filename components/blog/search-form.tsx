'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { Query } from '@/lib/blog/query';

/**
 * The form of the search (BLOG-01); every change of a field narrows the list at once.
 *
 * @param children its fields, drawn by the server: they hold what the visitor gives them, and what another way of
 *   asking (Back, a link, Clear filters) writes into them here.
 */
export function SearchForm({
  query: { q, category },
  ask,
  children,
}: {
  query: Query;
  ask: (change: Partial<Query>) => void;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const early = useRef(true);

  useEffect(() => {
    const field = (id: string) => form.current?.elements.namedItem(`article-${id}`) as HTMLInputElement;
    const [words, choice] = [field('search'), field('category')];
    const given = early.current && words.value + choice.value !== '';
    early.current = false;
    if (given) {
      // Typed or chosen before the page was ready, and nobody has been told. It is later than the address.
      if (words.value !== '') ask({ q: words.value });
      if (choice.value !== '') ask({ category: choice.value });
      return;
    }
    // A field that is given the value that it has would lose the place of its caret.
    if (words.value !== q) words.value = q;
    // When WebKit comes back to a page, it resets a field without autocomplete to its default.
    words.defaultValue = q;
    choice.value = category;
  }, [q, category, ask]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter must not load the page anew, so it is a form in any case
    <form
      ref={form}
      role="search"
      className="article-search"
      onSubmit={(event) => event.preventDefault()}
      onInput={({ target }) => {
        const { type, value } = target as HTMLInputElement;
        ask(type === 'search' ? { q: value } : { category: value });
      }}
    >
      {children}
    </form>
  );
}
