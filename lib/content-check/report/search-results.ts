import { MAX_TITLE_LENGTH, resultTitle } from '../../seo/metadata';
import type { SitePage } from '../../seo/site-page';
import type { Finding } from './source';

/** Length limits of a description; content/schemas/fields.ts enforces them. */
const DESCRIPTION_LENGTH = { min: 70, max: 160 };
/** Shorter titles say too little in a list of results. */
const MIN_TITLE_LENGTH = 12;

/** Finds titles and descriptions that search results would cut, or that two pages share. */
export function searchResultFindings(pages: readonly SitePage[], name: string): Finding[] {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  return pages.flatMap((page) => {
    const title = resultTitle(page, name);
    const { description } = page.meta;
    const found: Finding[] = [];
    const say = (grade: Finding['grade'], message: string) =>
      found.push({ grade, file: `page ${page.path}`, message });
    if (title.length > MAX_TITLE_LENGTH)
      say(
        'suggestion',
        `The title has ${title.length} characters; a result shows ${MAX_TITLE_LENGTH}: '${title}'.`,
      );
    if (title.length < MIN_TITLE_LENGTH) say('suggestion', `The title is short: '${title}'.`);
    if (description.length < DESCRIPTION_LENGTH.min || description.length > DESCRIPTION_LENGTH.max)
      say(
        'suggestion',
        `The description has ${description.length} characters; write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}.`,
      );
    if (titles.has(title)) say('suggestion', `The title '${title}' is that of ${titles.get(title)} too.`);
    if (descriptions.has(description))
      say('suggestion', `The description is that of ${descriptions.get(description)} too.`);
    titles.set(title, page.path);
    descriptions.set(description, page.path);
    return found;
  });
}
