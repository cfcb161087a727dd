'use client';

import clsx from 'clsx';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useUrlState } from '@/components/hooks/use-url-state';
import { Button } from '@/components/ui/button';
import { needsScript } from '@/lib/build-attributes';
import {
  countMatches,
  createFilterCodec,
  type Facet,
  type FilterValues,
  matchesSelection,
  setFilterChoice,
} from '@/lib/filters/filters';

/** A choice has a ring before its label, filled when it is chosen. It is higher on touch screens. */
const choice = clsx(
  'flex min-h-9 max-sm:min-h-11 items-center gap-1.5 rounded-control border-[1.5px] border-edge px-2 text-small [line-height:1.3] font-medium',
  'whitespace-nowrap before:size-2.5 before:flex-none before:rounded-full before:border-2 before:border-before',
  'hover:border-ink aria-pressed:border-lane aria-pressed:bg-tint aria-pressed:before:border-lane',
  'aria-pressed:before:bg-lane pointer-coarse:min-h-11 pointer-coarse:px-3',
);

/** The texts of a list; `one` and `many` are what its entries are called. */
type FilterWords = { label: string; one: string; many: string; none: string; reset: string };

type Props = {
  facets: readonly Facet[];
  entries: readonly { id: string; values: FilterValues; card: ReactNode }[];
  words: FilterWords;
  className?: string;
};

/** A list that visitors filter with buttons, each with the number of entries it would leave. The server renders the cards. */
export function FilteredList({ facets, entries, words, className }: Props) {
  const [selection, update] = useUrlState(useMemo(() => createFilterCodec(facets), [facets]));
  const values = entries.map((entry) => entry.values);
  const status = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const shown = entries.filter(({ values }) => matchesSelection(values, selection));
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
      {/* Hidden without JavaScript, where the buttons do nothing and the whole list shows. */}
      <section
        aria-label={words.label}
        {...needsScript}
        className="grid grid-cols-1 gap-y-3 border-t border-edge pt-4 lg:gap-y-0"
      >
        {facets.map(({ name, legend, all, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: no browser lays out the legend of a fieldset in a row
          <div
            key={name}
            role="group"
            aria-labelledby={`${id}-${name}`}
            className="min-w-0 lg:flex lg:gap-x-3"
          >
            <p
              id={`${id}-${name}`}
              className="flex-none text-small font-semibold [line-height:1.5] lg:mt-4 lg:min-w-18"
            >
              {legend}
            </p>
            {/* A line that scrolls on a phone. The inner space keeps the focus ring visible, which scrolling would clip. */}
            <ul
              data-sideways=""
              className="flex min-w-0 gap-2 py-2 max-sm:-mr-(--pad) max-sm:overflow-x-auto max-sm:pr-(--pad) max-sm:[scrollbar-width:none] sm:flex-wrap"
            >
              {[{ value: null, label: all }, ...options].map(({ value, label }) => (
                <li key={value ?? ''}>
                  <button
                    type="button"
                    className={choice}
                    aria-pressed={(selection[name] ?? null) === value}
                    onClick={() => update((present) => setFilterChoice(present, name, value))}
                  >
                    <span>{label}</span>{' '}
                    <span className="text-ink-2 even-digits">
                      {countMatches(values, selection, name, value)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
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
