'use client';

import { countOf, type Facet, type Selection, type Values } from '@/lib/filters/filters';

/** One row of buttons for each facet. A choice says how many entries it would leave; none of them is switched off. */
export function FilterBar({
  label,
  facets,
  entries,
  selection,
  choose,
}: {
  label: string;
  facets: readonly Facet[];
  entries: readonly Values[];
  selection: Selection;
  choose: (choices: Record<string, string | null>) => void;
}) {
  return (
    <section aria-label={label} className="filter-bar">
      {facets.map(({ name, legend, all, options }) => (
        <fieldset key={name} className="filter-facet">
          <legend className="filter-legend">{legend}</legend>
          <div className="filter-choices">
            {[{ value: null, label: all }, ...options].map((option) => (
              <button
                key={option.value ?? ''}
                type="button"
                className="filter-choice"
                aria-pressed={(selection[name] ?? null) === option.value}
                onClick={() => choose({ [name]: option.value })}
              >
                {option.label}{' '}
                <span className="filter-count">{countOf(entries, selection, name, option.value)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
