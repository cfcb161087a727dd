import { MAX_TITLE_LENGTH, resultTitle } from '@/lib/seo/metadata';
import type { SitePage } from '@/lib/seo/site-page';
import type { Finding } from './findings';

/** Length limits of a description; content/schemas/fields.ts enforces them. */
const DESCRIPTION_LENGTH = { min: 70, max: 160 };
/** Shorter titles say too little in a list of results. */
const MIN_TITLE_LENGTH = 12;

/** Finds titles and descriptions that search results would cut, or that two pages share. */
export function searchResultFindings(pages: readonly SitePage[], name: string): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page): Finding[] => {
    const title = resultTitle(page, name);
    const { description } = page.meta;
    const { min, max } = DESCRIPTION_LENGTH;
    const { length } = description;
    const problems = [
      title.length > MAX_TITLE_LENGTH &&
        `The title has ${title.length} characters; a result shows ${MAX_TITLE_LENGTH}: '${title}'.`,
      title.length < MIN_TITLE_LENGTH && `The title is short: '${title}'.`,
      (length < min || length > max) && `The description has ${length} characters; write ${min} to ${max}.`,
      seen.has(title) && `The title '${title}' is that of ${seen.get(title)} too.`,
      seen.has(description) && `The description is that of ${seen.get(description)} too.`,
    ];
    for (const text of [title, description]) seen.set(text, page.path);
    return problems.flatMap((message) =>
      message ? { grade: 'suggestion', file: `page ${page.path}`, message } : [],
    );
  });
}
