'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onAddress, writeAddress } from '@/components/filters/address';
import { addressOf, pageAddress, type Query, readQuery } from '@/lib/blog/query';

/**
 * The list's state, which is the page's address: the page's own number on the server and at the first client
 * render, then what the address says.
 *
 * @param page the prerendered page's number.
 * @returns the query; the address that a change of it leads to; and a function that makes the change.
 */
export function useQuery(page: number, categories: readonly string[]) {
  const address = useSyncExternalStore(
    onAddress,
    () => window.location.pathname + window.location.search,
    () => pageAddress(page),
  );
  const query = useMemo(() => readQuery(address, categories), [address, categories]);
  const search = address.replace(/^[^?]*/, '');
  const hrefOf = (change: Partial<Query>) => addressOf(search, { ...query, ...change });
  const ask = useCallback(
    (change: Partial<Query>) => {
      const { pathname, search: before } = window.location;
      const present = readQuery(pathname + before, categories);
      // While somebody types, the search is one entry of the history and not one for each letter.
      const typing = change.q !== undefined && present.q !== '';
      writeAddress(addressOf(before, { ...present, page: 1, ...change }), typing ? 'replace' : 'push');
    },
    [categories],
  );
  return { query, hrefOf, ask };
}
