'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { UrlCodec } from '@/lib/url-codec';

/** Readers of the address on this page: browsers report Back and Forward, but not what a page writes itself. */
const listeners = new Set<() => void>();

/** Browsers refuse to rewrite an address for each keystroke, so it is rewritten at most this often. */
const PAUSE_MS = 400;
/** The address that the readers see already and the browser gets after the pause. */
let waiting: URL | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;

const present = (): URL => new URL(waiting ?? window.location.href);

/** Gives the browser the address that waits. */
function flush(): void {
  if (waiting) window.history.replaceState(null, '', waiting);
  waiting = null;
}

/** Rewrites the address now, or after the pause when it was rewritten just before. */
function replace(url: URL): void {
  waiting = url;
  if (pause) return;
  flush();
  pause = setTimeout(() => {
    pause = undefined;
    if (waiting) replace(waiting);
  }, PAUSE_MS);
}

function push(url: URL): void {
  // Back must find the last state of this entry.
  flush();
  window.history.pushState(null, '', url);
}

/** Back and Forward lead to an address that is newer than the one that waits. */
function forget(): void {
  waiting = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', forget);
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
    () => (waiting ?? window.location).pathname + (waiting ?? window.location).search,
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
