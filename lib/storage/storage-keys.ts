/**
 * Everything the site stores in the visitor's browser: key and storage area. content/legal/stored-items.ts describes
 * each item, and the cookies page prints that.
 */
export const storage = {
  theme: { key: 'site.theme', area: 'localStorage' },
  currency: { key: 'site.currency', area: 'localStorage' },
  consent: { key: 'site.consent', area: 'localStorage' },
  attribution: { key: 'site.attribution', area: 'sessionStorage' },
  contactDraft: { key: 'site.contact-draft', area: 'sessionStorage' },
  prefill: { key: 'site.prefill', area: 'sessionStorage' },
  businessCase: { key: 'site.business-case', area: 'sessionStorage' },
  chat: { key: 'site.chat', area: 'sessionStorage' },
  reload: { key: 'site.reload', area: 'sessionStorage' },
} as const satisfies Record<string, { key: string; area: 'localStorage' | 'sessionStorage' }>;

export type StorageName = keyof typeof storage;

/**
 * Values that the browser did not store, because storage is blocked (as in private windows) or full. They last as
 * long as the page.
 */
const unstored = new Map<StorageName, string | null>();

/** @returns the text, or null when nothing is stored. */
export function readStored(name: StorageName): string | null {
  try {
    if (unstored.has(name)) return unstored.get(name) ?? null;
    return window[storage[name].area].getItem(storage[name].key);
  } catch {
    return null;
  }
}

/** Stores text; null removes it. @returns false when the browser did not, so that it is lost with this page. */
export function writeStored(name: StorageName, value: string | null): boolean {
  try {
    const area = window[storage[name].area];
    if (value === null) area.removeItem(storage[name].key);
    else area.setItem(storage[name].key, value);
    unstored.delete(name);
    return true;
  } catch {
    unstored.set(name, value);
    return false;
  }
}

/**
 * Calls back when another tab stores something, and when the page is restored from the back/forward cache, since the
 * page in between may have stored something. @returns a function that unsubscribes.
 */
export function onStoredElsewhere(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}
