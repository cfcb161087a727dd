/** Fired on window when a filter has written the address: the browser says so only for Back and Forward. */
const WRITTEN = 'filters-written';

/** Calls back when the address changes, by a filter or by Back and Forward. @returns the way to stop it. */
export function onAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(WRITTEN, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(WRITTEN, onChange);
  };
}

/**
 * Writes the page's address without loading it. The anchor stays.
 *
 * @param address path and query.
 * @param how 'push' is an entry of the history, 'replace' takes the place of the present one.
 */
export function writeAddress(address: string, how: 'push' | 'replace' = 'push'): void {
  const { pathname, search, hash } = window.location;
  if (address === pathname + search) return;
  if (how === 'push') window.history.pushState(null, '', address + hash);
  else window.history.replaceState(null, '', address + hash);
  window.dispatchEvent(new Event(WRITTEN));
}
