'use client';

import { useCallback, useMemo } from 'react';
import { useAddress, useUrlState } from '@/components/hooks/use-url-state';
import { addressOf, type BlogQuery, blogCodec } from '@/lib/blog/query';

/**
 * The state of the list of articles, which is the page's address.
 *
 * @param page the prerendered page's number.
 * @returns the query; the address that a change of it leads to; and a function that makes the change.
 */
export function useQuery(page: number, categories: readonly string[]) {
  const codec = useMemo(() => blogCodec(page, categories), [page, categories]);
  const [query, update] = useUrlState(codec);
  const search = useAddress()?.replace(/^[^?]*/, '') ?? '';
  const hrefOf = (change: Partial<BlogQuery>) => addressOf(search, { ...query, ...change });
  const ask = useCallback(
    (change: Partial<BlogQuery>) => update((present) => ({ ...present, page: 1, ...change })),
    [update],
  );
  return { query, hrefOf, ask };
}
