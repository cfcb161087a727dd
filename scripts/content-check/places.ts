import { existsSync } from 'node:fs';
import { join } from 'node:path';

const content = (names: string): string[] => names.split(' ').map((name) => `content/${name}`);

/** Files and folders that rules of the check are about, each rule under its name. */
export const places = {
  /** No copy of their own: schemas, and files that put together what others say. */
  withoutCopy: [
    'app',
    ...content('schemas company/facts.ts resources/downloads.ts chat/languages.ts chat/phrases.ts'),
  ],
  /** Each file is one page. */
  collections: content('articles audiences case-studies guides industries services videos'),
  /** Say how many of a thing the site has. Articles and guides speak of other things. */
  counting: content('audiences chat company contact faq industries pricing services site tools'),
  /** Share no sentence; lists, tools and worksheets repeat what they are about. */
  longTexts: content('articles case-studies guides videos'),
  handbook: content('resources/implementation-guide.ts'),
  toolsAndForms: content('business-case contact site/navigation.ts tools'),
  chat: content('chat'),
  all: ['content'],
  alsoAsked: content('search/also-asked.ts'),
  redirects: content('site/redirects.ts'),
  announcement: content('site/announcement.ts'),
};

export const isIn = (file: string, rule: keyof typeof places): boolean =>
  places[rule].some((place) => file === place || file.startsWith(`${place}/`));

/** Places that are gone, so that a rule would find nothing there. */
export const lostPlaces = (root: string): string[] =>
  Object.values(places)
    .flat()
    .filter((place) => !existsSync(join(root, place)));
