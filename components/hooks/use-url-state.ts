'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { UrlCodec } from '@/lib/url-codec';

/** Readers of the address on this page: browsers report Back and Forward, but not what a page writes itself. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Path and query of the page's address; null on the server and in the first client render. */
export function useAddress(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => null,
  );
}

/**
 * State that lives in the page's address: a link to it is the state, and Back and Forward go through it.
 *
 * @param codec must keep its identity between renders.
 * @returns the state, and a function that changes it: given the state of the address at that moment, it returns
 *   the next one. An unchanged state or address writes nothing.
 */
export function useUrlState<State>(codec: UrlCodec<State>) {
  const address = useAddress();
  const state = useMemo(
    () => (address === null ? codec.initial : codec.read(new URL(address, window.location.origin))),
    [address, codec],
  );
  const update = useCallback(
    (change: (present: State) => State) => {
      const url = new URL(window.location.href);
      const before = codec.read(url);
      const after = change(before);
      codec.write(url, after);
      if (after === before || url.href === window.location.href) return;
      if (codec.replaces?.(before, after)) window.history.replaceState(null, '', url);
      else window.history.pushState(null, '', url);
      for (const listener of listeners) listener();
    },
    [codec],
  );
  return [state, update] as const;
}
