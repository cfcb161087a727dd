'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { UrlCodec } from '@/lib/routes/url-codec';

/** Readers of the address on this page: browsers report Back and Forward, but not what a page writes itself. */
const listeners = new Set<() => void>();

/** Browsers refuse to rewrite an address for each keystroke, so it is rewritten at most this often. */
const PAUSE_MS = 400;
/** The address that the readers see already and the browser gets after the pause, and the one that it follows. */
let waiting: { url: URL; after: string } | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;

/** The address that waits, unless something else has written another one since. */
const isWaiting = () => (waiting?.after === window.location.href ? waiting.url : null);
const present = (): URL => new URL(isWaiting() ?? window.location.href);

/** Gives the browser the address that waits. */
function flush(): void {
  const url = isWaiting();
  waiting = null;
  if (url) window.history.replaceState(null, '', url);
}

/** Rewrites the address now, or after the pause when it was rewritten just before. */
function replace(url: URL): void {
  waiting = { url, after: window.location.href };
  if (pause) return;
  flush();
  pause = setTimeout(() => {
    pause = undefined;
    const url = isWaiting();
    if (url) replace(url);
  }, PAUSE_MS);
}

function push(url: URL): void {
  // Back must find the last state of this entry.
  flush();
  window.history.pushState(null, '', url);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('pagehide', flush);
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
    () => {
      const { pathname, search } = isWaiting() ?? window.location;
      return pathname + search;
    },
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
      const url = present();
      const before = codec.read(url);
      const after = change(before);
      codec.write(url, after);
      if (after === before || url.href === present().href) return;
      if (codec.replaces?.(before, after)) replace(url);
      else push(url);
      for (const listener of listeners) listener();
    },
    [codec],
  );
  return [state, update] as const;
}
