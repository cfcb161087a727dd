import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that rules of the check are about, each rule under its name. */
export const places = {
  /** No copy of their own: schemas, and files that put together what others say. */
  withoutCopy: [
    'app',
    'content/schemas',
    'content/company/facts.ts',
    'content/resources/downloads.ts',
    'content/chat/languages.ts',
    'content/chat/phrases.ts',
  ],
  /** Each file is one page. */
  collections: [
    'content/articles',
    'content/audiences',
    'content/case-studies',
    'content/guides',
    'content/industries',
    'content/services',
    'content/videos',
  ],
  /** Say how many of a thing the site has. Articles and guides speak of other things. */
  counting: [
    'content/audiences',
    'content/chat',
    'content/company',
    'content/contact',
    'content/faq',
    'content/industries',
    'content/pricing',
    'content/services',
    'content/site',
    'content/tools',
  ],
  /** Share no sentence; lists, tools and worksheets repeat what they are about. */
  longTexts: ['content/articles', 'content/case-studies', 'content/guides', 'content/videos'],
  handbook: ['content/resources/implementation-guide.ts'],
  toolsAndForms: ['content/business-case', 'content/contact', 'content/site/navigation.ts', 'content/tools'],
  chat: ['content/chat'],
  all: ['content'],
  drawings: ['content/illustrations'],
  pictures: ['content/articles/pictures'],
  alsoAsked: ['content/search/also-asked.ts'],
  redirects: ['content/site/redirects.ts'],
  announcement: ['content/site/announcement.ts'],
  facts: ['content/company/facts.ts'],
} as const satisfies Record<string, readonly string[]>;

export const isIn = (file: string, rule: keyof typeof places): boolean =>
  places[rule].some((place) => file === place || file.startsWith(`${place}/`));

/** Places that are gone, so that a rule would find nothing there. */
export const lostPlaces = (root: string): string[] =>
  Object.values(places)
    .flat()
    .filter((place) => !existsSync(join(root, place)));
