'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { useUrlState } from '@/components/hooks/use-url-state';
import { Button } from '@/components/ui/button';
import { type Facet, type FilterValues, filterCodec, matches, withChoice } from '@/lib/filters/filters';
import { FilterBar } from './filter-bar';

/** The texts of a list; `one` and `many` are what its entries are called. */
type FilterWords = { label: string; one: string; many: string; none: string; reset: string };

/**
 * A list that visitors filter with buttons. The cards come finished from the server; the browser gets
 * the facets' values and decides which cards show.
 */
export function FilteredList({
  facets,
  entries,
  words,
  className,
}: {
  facets: readonly Facet[];
  entries: readonly { id: string; values: FilterValues; card: ReactNode }[];
  words: FilterWords;
  className?: string;
}) {
  const [selection, update] = useUrlState(useMemo(() => filterCodec(facets), [facets]));
  const status = useRef<HTMLParagraphElement>(null);
  const shown = entries.filter(({ values }) => matches(values, selection));
  const filtered = Object.keys(selection).length > 0;

  const reset = () => {
    update(() => ({}));
    // The pressed button disappears, so the focus moves to what it changed.
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
        onChoose={(name, value) => update((present) => withChoice(present, name, value))}
      />
      <div className="mt-2 mb-4 flex min-h-[44px] flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p ref={status} role="status" tabIndex={-1} className="type-small text-ink-2">
          {/* A new key for each choice, so that it is announced when the number stays the same. */}
          <span key={Object.entries(selection).join()}>
            {filtered ? `${shown.length} of ${entries.length} ${noun}` : `${entries.length} ${noun}`}
          </span>
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
        <div className="grid justify-items-start gap-5 border-t border-rule py-10">
          <p className="type-h3">{words.none}</p>
          {resetButton}
        </div>
      )}
    </>
  );
}
