'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { UrlCodec } from '@/lib/routes/url-codec';

/** Listeners to the address on this page: browsers report Back and Forward, but not the page's own changes. */
const listeners = new Set<() => void>();

/** Browsers limit how often an address may change, so typing changes it at most this often. */
const PAUSE_MS = 400;
/** The address that listeners already see and the browser gets after the pause, and the one it replaces. */
let waiting: { url: URL; after: string } | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;

/** The pending address, unless something else has changed the address since. */
const isWaiting = () => (waiting?.after === window.location.href ? waiting.url : null);
const present = (): URL => new URL(isWaiting() ?? window.location.href);

/** Writes the pending address. */
function flush(): void {
  const url = isWaiting();
  waiting = null;
  if (url) window.history.replaceState(null, '', url);
}

/** While a word is being composed, its letters are not yet what the visitor means, so the address waits. */
let composing = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', flush);
  document.addEventListener('compositionstart', () => {
    composing = true;
  });
  document.addEventListener('compositionend', () => {
    composing = false;
    flush();
  });
}

/** Writes the address now, or after the pause if it was written just before. */
function replace(url: URL): void {
  waiting = { url, after: window.location.href };
  if (pause || composing) return;
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
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The page's address, with a change that the browser gets after the pause. */
export const getCurrentAddress = (): string => present().href;

/** Changes the address in place. */
export function changeAddress(change: (url: URL) => void): void {
  const url = present();
  change(url);
  if (url.href === present().href) return;
  replace(url);
  for (const listener of listeners) listener();
}

/** Path and query of the page's address; null on the server and in the first client render. */
export function usePageAddress(): string | null {
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
 * State in the page's address: a link to it restores the state, and Back and Forward step through it.
 *
 * @param codec must be stable between renders.
 * @returns the state, and a function that changes it: it receives the current state and returns the next one. An
 *   unchanged state or address writes nothing.
 */
export function useUrlState<State>(codec: UrlCodec<State>) {
  const address = usePageAddress();
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
