import { type StorageName, storage } from './storage-keys';

const texts: Record<StorageName, { what: string; why: string; until: string }> = {
  theme: {
    what: 'The color theme you chose',
    why: 'So that each page opens in it',
    until: 'Until you clear it',
  },
  currency: {
    what: 'The display currency, and whether you chose it or the look-up did',
    why: 'So that prices stay in it and the look-up does not run again',
    until: 'Until you clear it',
  },
  consent: {
    what: 'Your answer to the cookie banner',
    why: 'So that you are not asked again',
    until: 'Six months',
  },
  contactDraft: {
    what: 'What you typed into the contact form',
    why: 'So that nothing is lost when a page reloads or sending fails',
    until: 'Until it is sent or the tab closes',
  },
  handoff: {
    what: 'Answers you take from a tool, the chat or a sign-up box to the contact form',
    why: 'So that you do not type them twice',
    until: 'Until the contact form has taken them or the tab closes',
  },
  chat: {
    what: 'Your conversation with the assistant',
    why: 'So that it stays open as you move between pages',
    until: 'Until you clear it or the tab closes',
  },
};

export type StoredItem = {
  key: string;
  area: 'localStorage' | 'sessionStorage';
} & (typeof texts)[StorageName];

/**
 * Everything the site keeps in the visitor's browser, as the cookies page prints it. A key without its text does
 * not compile, so the page cannot promise less than the code does (DECISIONS-08).
 */
export const storedItems: readonly StoredItem[] = (Object.keys(texts) as StorageName[]).map((name) => ({
  ...storage[name],
  ...texts[name],
}));
