'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { UrlCodec } from '@/lib/routes/url-codec';
import { afterPaint } from './after-paint';

/** Listeners to the address on this page: browsers report Back and Forward, but not the page's own changes. */
const listeners = new Set<() => void>();

/** Browsers limit how often an address may change, so typing changes it after a pause. */
const PAUSE_MS = 400;
/** The address that listeners already see, in place of the one that was there; the browser gets it later. */
let pending: { method: 'pushState' | 'replaceState'; url: URL; from: string } | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

/** What is pending, unless something else has changed the address since. */
const getPending = () => (pending?.from === window.location.href ? pending : undefined);
const present = (): URL => new URL(getPending()?.url ?? window.location.href);

function flush(): void {
  const write = getPending();
  pending = undefined;
  clearTimeout(pause);
  if (write) window.history[write.method](null, '', write.url);
}

/** While a word is being composed, its letters are not yet what the visitor means, so the address waits. */
let composing = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', flush);
  for (const type of ['compositionstart', 'compositionend'])
    document.addEventListener(type, () => {
      composing = type === 'compositionstart';
      if (!composing) flush();
    });
}

/** Changes the address: a step adds an entry after the next frame, and anything else replaces it after a pause. */
function write(url: URL, isStep: boolean): void {
  // Write the pending URL to the current history entry first, so that Back returns to it.
  if (isStep) flush();
  const method = isStep ? 'pushState' : (getPending()?.method ?? 'replaceState');
  pending = { method, url, from: window.location.href };
  clearTimeout(pause);
  if (isStep) afterPaint(flush);
  else pause = setTimeout(() => composing || flush(), PAUSE_MS);
  for (const listener of listeners) listener();
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

/** Changes the address: in place, or as a step where `change` returns true. */
export function changeAddress(change: (url: URL) => unknown): void {
  const url = present();
  const isStep = change(url) === true;
  if (url.href !== present().href) write(url, isStep);
}

/** Path and query of the page's address; null on the server and in the first client render. */
export const usePageAddress = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => {
      const { pathname, search } = getPending()?.url ?? window.location;
      return pathname + search;
    },
    () => null,
  );

/**
 * State in the page's address: a link to it restores the state, and Back and Forward step through it. `codec` must keep its
 * identity. @returns the state, and a function that changes it from the current one.
 */
export function useUrlState<State>(codec: UrlCodec<State>) {
  const address = usePageAddress();
  const state = useMemo(
    () => (address === null ? codec.initial : codec.read(new URL(address, window.location.origin))),
    [address, codec],
  );
  const update = useCallback(
    (change: (present: State) => State) =>
      changeAddress((url) => {
        const before = codec.read(url);
        const after = change(before);
        if (after !== before) codec.write(url, after);
        return !codec.replaces?.(before, after);
      }),
    [codec],
  );
  return [state, update] as const;
}
