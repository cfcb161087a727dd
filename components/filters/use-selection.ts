'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { withChoices } from '@/lib/filters/choices';
import { type Facet, readSelection, type Selection } from '@/lib/filters/filters';
import { onAddress, writeAddress } from './address';

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
    onAddress,
    () => window.location.search,
    () => '',
  );
  const selection = useMemo(() => readSelection(search, facets), [search, facets]);
  const choose = useCallback((choices: Record<string, string | null>) => {
    const { pathname, search: before } = window.location;
    writeAddress(pathname + withChoices(before, choices));
  }, []);
  return [selection, choose];
}
