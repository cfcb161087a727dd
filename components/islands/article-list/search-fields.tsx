'use client';

import { Search } from 'lucide';
import { useEffect, useRef } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { Glyph } from '@/components/ui/glyph';
import type { Query } from '@/lib/blog/query';

/** The search box and the category (BLOG-01); every change narrows the list at once. */
export function SearchFields({
  query,
  categories,
  ask,
}: {
  query: Query;
  categories: readonly string[];
  ask: (change: Partial<Query>) => void;
}) {
  const form = useRef<HTMLFormElement>(null);

  // What was typed or chosen before the page was ready stands in the fields, and nobody has been told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is ready
  useEffect(() => {
    const early = (id: string) => (form.current?.elements.namedItem(id) as HTMLInputElement | null)?.value;
    const [q = '', category = ''] = [early('article-search'), early('article-category')];
    if (window.location.search === '' && (q !== '' || category !== '')) ask({ q, category });
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter must not load the page anew, so it is a form in any case
    <form ref={form} role="search" className="article-search" onSubmit={(event) => event.preventDefault()}>
      <div className="article-search-words">
        <TextField
          id="article-search"
          label="Search articles"
          type="search"
          placeholder="Title or summary"
          autoComplete="off"
          enterKeyHint="search"
          value={query.q}
          onChange={(event) => ask({ q: event.target.value })}
        />
        <Glyph of={Search} />
      </div>
      <SelectField
        id="article-category"
        label="Category"
        value={query.category}
        onChange={(event) => ask({ category: event.target.value })}
      >
        <option value="">All categories</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
    </form>
  );
}
