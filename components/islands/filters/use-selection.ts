'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Facet, readSelection, type Selection, withChoices } from '@/lib/filters/filters';

/** Fired on window when a filter has written the query: the browser says so only for Back and Forward. */
const WRITTEN = 'filters-written';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(WRITTEN, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(WRITTEN, onChange);
  };
}

/**
 * The filters' state, which is the page's query: nothing on the server and at the first client render, then
 * what the address says. Each change is an entry of the history.
 *
 * @returns the choices, and a function that makes some: a value for each facet, null takes a choice back.
 */
export function useSelection(
  facets: readonly Facet[],
): [Selection, (choices: Record<string, string | null>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const selection = useMemo(() => readSelection(search, facets), [search, facets]);
  const choose = useCallback((choices: Record<string, string | null>) => {
    const { pathname, search: before, hash } = window.location;
    const after = withChoices(before, choices);
    if (after === before) return;
    window.history.pushState(null, '', pathname + after + hash);
    window.dispatchEvent(new Event(WRITTEN));
  }, []);
  return [selection, choose];
}
