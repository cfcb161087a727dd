import { MAX_TITLE_LENGTH, resultTitle } from '@/lib/seo/metadata';
import type { SitePage } from '@/lib/seo/site-page';
import type { Finding } from './findings';

/** Shorter titles say too little in a list of results. */
const MIN_TITLE_LENGTH = 12;

/** Finds titles that search results would cut, and titles and descriptions that two pages share. */
export function searchResultFindings(pages: readonly SitePage[], name: string): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page): Finding[] => {
    const title = resultTitle(page, name);
    const { description } = page.meta;
    const problems = [
      title.length > MAX_TITLE_LENGTH &&
        `The title has ${title.length} characters; a result shows ${MAX_TITLE_LENGTH}: '${title}'.`,
      title.length < MIN_TITLE_LENGTH && `The title is short: '${title}'.`,
      seen.has(title) && `The title '${title}' is that of ${seen.get(title)} too.`,
      seen.has(description) && `The description is that of ${seen.get(description)} too.`,
    ];
    for (const text of [title, description]) seen.set(text, page.path);
    return problems.flatMap((message) =>
      message ? { grade: 'suggestion', file: `page ${page.path}`, message } : [],
    );
  });
}
