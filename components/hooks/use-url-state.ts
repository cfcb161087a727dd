'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { UrlCodec } from '@/lib/routes/url-codec';
import { afterPaint } from './after-paint';

/** Listeners to the address on this page: browsers report Back and Forward, but not the page's own changes. */
const listeners = new Set<() => void>();

/** Browsers limit how often an address may change, so typing changes it at most this often. */
const PAUSE_MS = 400;
type AddressWrite = { method: 'pushState' | 'replaceState'; url: URL };
/** Addresses that listeners already see and the browser gets after the next frame or the pause. */
let writes: AddressWrite[] = [];
/** The address that the first of them replaces. */
let writtenFrom = '';
let pause: ReturnType<typeof setTimeout> | undefined;

/** The pending address, unless something else has changed the address since. */
const pendingUrl = () => (writtenFrom === window.location.href ? writes.at(-1)?.url : undefined);
const present = (): URL => new URL(pendingUrl() ?? window.location.href);

/** Writes the pending addresses. */
function flush(): void {
  const pending = pendingUrl() ? writes : [];
  writes = [];
  for (const { method, url } of pending) window.history[method](null, '', url);
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

/** Lets `write` wait. One that replaces an address that still waits takes its place. */
function enqueue(write: AddressWrite): void {
  if (!pendingUrl()) {
    writes = [];
    writtenFrom = window.location.href;
  }
  const last = writes.at(-1);
  if (last && write.method === 'replaceState') last.url = write.url;
  else writes.push(write);
}

/** Writes the address after the next frame, or after the pause if it was written just before. */
function replace(url: URL): void {
  enqueue({ method: 'replaceState', url });
  if (pause || composing) return;
  afterPaint(flush);
  pause = setTimeout(() => {
    pause = undefined;
    const url = pendingUrl();
    if (url) replace(url);
  }, PAUSE_MS);
}

/** Adds an entry after the next frame; Back finds the last address of the entry before. */
function push(url: URL): void {
  enqueue({ method: 'pushState', url });
  afterPaint(flush);
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
      const { pathname, search } = pendingUrl() ?? window.location;
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
