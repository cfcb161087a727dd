'use client';

import { countOf, type Facet, type Selection, type Values } from '@/lib/filters/filters';

/** A choice has a node before its words, filled where it is chosen. A finger gets more height than a pointer. */
const choice =
  "inline-flex min-h-9 flex-none items-center gap-1.5 whitespace-nowrap rounded-control border-[1.5px] border-edge px-2.5 text-[0.875rem] font-medium leading-[1.3] before:size-2.5 before:flex-none before:rounded-full before:border-2 before:border-before before:content-[''] hover:border-ink aria-pressed:border-lane aria-pressed:bg-tint aria-pressed:before:border-lane aria-pressed:before:bg-lane pointer-coarse:min-h-11 pointer-coarse:px-3 [&>span]:text-ink-2 [&>span]:tabular-nums [&>span]:[font-kerning:none]";

/**
 * The facets with their buttons: side by side on a wide screen, on a phone each a line that scrolls. A choice says how
 * many entries it would leave, and none is ever disabled.
 * Without scripts the buttons could do nothing, so the whole list stands alone.
 *
 * @param onChoose gets the facet's name and the value, null for the choice that keeps everything.
 */
export function FilterBar({
  label,
  facets,
  entries,
  selection,
  onChoose,
}: {
  label: string;
  facets: readonly Facet[];
  entries: readonly Values[];
  selection: Selection;
  onChoose: (name: string, value: string | null) => void;
}) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-1 gap-x-8 gap-y-3 border-t border-edge pt-4 lg:has-[>:nth-child(2)]:split-5-7 noscript:hidden"
    >
      {facets.map(({ name, legend, all, options }) => (
        <div key={name} className="min-w-0">
          <p id={`filter-${name}`} className="text-[0.875rem] font-semibold leading-normal">
            {legend}
          </p>
          {/* The inner space keeps the focus ring visible, which scrolling would clip. */}
          <fieldset
            aria-labelledby={`filter-${name}`}
            className="-mx-(--pad) flex min-w-0 gap-2 overflow-x-auto px-(--pad) py-2 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
          >
            {[{ value: null, label: all }, ...options].map((option) => (
              <button
                key={option.value ?? ''}
                type="button"
                className={choice}
                aria-pressed={(selection[name] ?? null) === option.value}
                onClick={() => onChoose(name, option.value)}
              >
                {option.label} <span>{countOf(entries, selection, name, option.value)}</span>
              </button>
            ))}
          </fieldset>
        </div>
      ))}
    </section>
  );
}
