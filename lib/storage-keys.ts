/**
 * Everything the site keeps in the visitor's browser, in one list: the code takes its keys from here and
 * the cookies page prints the same list, so the page cannot promise less than the code does (DECISIONS-08).
 */
export type StoredItem = {
  key: string;
  area: 'localStorage' | 'sessionStorage';
  what: string;
  why: string;
  until: string;
};

export const storage = {
  theme: {
    key: 'site.theme',
    area: 'localStorage',
    what: 'The color theme you chose',
    why: 'So that each page opens in it',
    until: 'Until you clear it',
  },
  currency: {
    key: 'site.currency',
    area: 'localStorage',
    what: 'The display currency, and whether you chose it or the look-up did',
    why: 'So that prices stay in it and the look-up does not run again',
    until: 'Until you clear it',
  },
  consent: {
    key: 'site.consent',
    area: 'localStorage',
    what: 'Your answer to the cookie banner',
    why: 'So that you are not asked again',
    until: 'Six months',
  },
  contactDraft: {
    key: 'site.contact-draft',
    area: 'sessionStorage',
    what: 'What you typed into the contact form',
    why: 'So that nothing is lost when a page reloads or sending fails',
    until: 'Until it is sent or the tab closes',
  },
  carried: {
    key: 'site.carried',
    area: 'sessionStorage',
    what: 'Answers you take from a tool, the chat or a sign-up box to the contact form',
    why: 'So that you do not type them twice',
    until: 'Until the contact form has taken them or the tab closes',
  },
  chat: {
    key: 'site.chat',
    area: 'sessionStorage',
    what: 'Your conversation with the assistant',
    why: 'So that it stays open as you move between pages',
    until: 'Until you clear it or the tab closes',
  },
} as const satisfies Record<string, StoredItem>;

export type StorageName = keyof typeof storage;

/**
 * Reads one stored item as text.
 *
 * @returns the text, or null when nothing is stored or the browser refuses storage (private windows may).
 */
export function readStored(name: StorageName): string | null {
  try {
    return window[storage[name].area].getItem(storage[name].key);
  } catch {
    return null;
  }
}

/** Stores text under one of the listed keys, or removes it when `value` is null. Refused storage is ignored. */
export function writeStored(name: StorageName, value: string | null): void {
  try {
    const area = window[storage[name].area];
    if (value === null) area.removeItem(storage[name].key);
    else area.setItem(storage[name].key, value);
  } catch {
    // Storage may be full or switched off; the page works without it.
  }
}
