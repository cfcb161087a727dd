'use client';

import { countOf, type Facet, type Selection, type Values } from '@/lib/filters/filters';

/** A choice has a node before its words, filled where it is chosen. */
const choice =
  "inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-edge py-1.5 pr-3.5 pl-3 text-left text-[0.9375rem] font-medium leading-[1.3] before:size-3 before:flex-none before:rounded-full before:border-2 before:border-before before:content-[''] hover:border-ink aria-pressed:border-lane aria-pressed:bg-tint aria-pressed:before:border-lane aria-pressed:before:bg-lane [&>span]:text-ink-2 [&>span]:tabular-nums [&>span]:[font-kerning:none]";

/**
 * One row of buttons for each facet. A choice says how many entries it would leave, and none is ever disabled.
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
    <section aria-label={label} className="grid gap-5 border-t border-edge pt-5 noscript:hidden">
      {facets.map(({ name, legend, all, options }) => (
        // WebKit puts no legend into a grid: it has its place beside the buttons.
        <fieldset key={name} className="lg:relative lg:pl-36">
          <legend className="mb-2 text-[0.9375rem] font-semibold lg:absolute lg:top-2.5 lg:left-0 lg:m-0">
            {legend}
          </legend>
          <div className="flex flex-wrap gap-2">
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
          </div>
        </fieldset>
      ))}
    </section>
  );
}
