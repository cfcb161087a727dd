'use client';

import { countOf, type Facet, type FilterValues, type Selection } from '@/lib/filters/filters';
import styles from './filter-bar.module.css';

/**
 * The facets with their buttons: one row each on a wide screen, a line that scrolls on a phone. Each choice shows how
 * many entries it would leave, and none is ever disabled. Hidden without JavaScript, where the buttons do nothing.
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
  entries: readonly FilterValues[];
  selection: Selection;
  onChoose: (name: string, value: string | null) => void;
}) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-1 gap-y-3 border-t border-edge pt-4 lg:gap-y-0 noscript:hidden"
    >
      {facets.map(({ name, legend, all, options }) => (
        <fieldset key={name} className="min-w-0 lg:grid lg:grid-cols-[4.5rem_1fr]">
          {/* Only a floated legend takes part in the grid. */}
          <legend className="text-[0.875rem] font-semibold leading-normal lg:float-left lg:mt-4">
            {legend}
          </legend>
          <ul aria-label={legend} className={styles.choices}>
            {[{ value: null, label: all }, ...options].map((option) => (
              <li key={option.value ?? ''}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={(selection[name] ?? null) === option.value}
                  onClick={() => onChoose(name, option.value)}
                >
                  {option.label} <span>{countOf(entries, selection, name, option.value)}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </section>
  );
}
