import { type StorageName, storage } from '@/lib/storage/storage-keys';

const texts: Record<StorageName, { what: string; why: string; until: string }> = {
  theme: {
    what: 'The color theme you chose',
    why: 'Each page opens in it',
    until: 'Until you clear it',
  },
  currency: {
    what: 'The currency, and whether you or the lookup chose it',
    why: 'Prices stay in it, and the lookup does not run again',
    until: 'Until you clear it',
  },
  consent: {
    what: 'Your choice in the cookie banner',
    why: 'We don’t ask again while it’s kept',
    until: 'Six months',
  },
  attribution: {
    what: 'The first page you opened, and the campaign named in a link that brought you',
    why: 'The contact form can say what brought you here; you see it before you send it',
    until: 'Until the tab closes',
  },
  contactDraft: {
    what: 'What you typed into the contact form',
    why: 'Nothing is lost if a page reloads or sending fails',
    until: 'Until it is sent or the tab closes',
  },
  prefill: {
    what: 'What you take from a tool, the chat or a sign-up box to the contact form',
    why: 'You don’t have to type it twice',
    until: 'Until the contact form has it or the tab closes',
  },
  businessCase: {
    what: 'Results of the tools, and what you typed into the business case',
    why: 'The business case starts from what you have already answered',
    until: 'Until you start over or the tab closes',
  },
  chat: {
    what: 'Your conversation with the assistant, and text you haven’t sent yet',
    why: 'It stays open as you move between pages',
    until: 'Until you clear it or the tab closes',
  },
  reload: {
    what: 'The site version an open page has already reloaded for, and the field you were in',
    why: 'The page reloads only once, and you continue where you were',
    until: 'Until the tab closes',
  },
};

/**
 * Everything the site stores in the visitor's browser, as the cookies page prints it. A key without a description
 * does not compile, so the page cannot promise less than the code does.
 */
export const storedItems = (Object.keys(texts) as StorageName[]).map((name) => ({
  ...storage[name],
  ...texts[name],
}));
