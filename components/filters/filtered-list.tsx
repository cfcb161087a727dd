'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type Facet, matches, type Values } from '@/lib/filters/filters';
import { FilterBar } from './filter-bar';
import { useSelection } from './use-selection';

/** The list's own words; `one` and `many` are what its entries are called. */
export type FilterWords = { label: string; one: string; many: string; none: string; reset: string };

/**
 * A list that its visitors narrow with buttons. The cards come finished from the server; the browser gets
 * the facets' values and decides which cards stand.
 */
export function FilteredList({
  facets,
  entries,
  words,
  className,
}: {
  facets: readonly Facet[];
  entries: readonly { id: string; values: Values; card: ReactNode }[];
  words: FilterWords;
  className?: string;
}) {
  const [selection, choose] = useSelection(facets);
  const status = useRef<HTMLParagraphElement>(null);
  const shown = entries.filter(({ values }) => matches(values, selection));
  const filtered = Object.keys(selection).length > 0;

  const reset = () => {
    choose(Object.fromEntries(facets.map(({ name }) => [name, null])));
    // The button that was pressed goes away; focus goes to what it changed.
    status.current?.focus();
  };
  const resetButton = (
    <Button variant="outline" size="sm" onClick={reset}>
      {words.reset}
    </Button>
  );
  const noun = entries.length === 1 ? words.one : words.many;

  return (
    <>
      <FilterBar
        label={words.label}
        facets={facets}
        entries={entries.map(({ values }) => values)}
        selection={selection}
        choose={choose}
      />
      <div className="filter-state">
        <p ref={status} role="status" tabIndex={-1} className="type-small text-ink-2">
          {filtered ? `${shown.length} of ${entries.length} ${noun}` : `${entries.length} ${noun}`}
        </p>
        {filtered && shown.length > 0 && resetButton}
      </div>
      {shown.length > 0 ? (
        <ul className={className}>
          {shown.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      ) : (
        <div className="filter-none">
          <p className="type-h3">{words.none}</p>
          {resetButton}
        </div>
      )}
    </>
  );
}
