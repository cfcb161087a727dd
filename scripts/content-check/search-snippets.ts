import { MAX_TITLE_LENGTH, resultTitle } from '@/lib/seo/metadata';
import type { SitePage } from '@/lib/seo/site-page';
import type { Finding } from './findings';

/** Shorter titles say too little in a list of results. */
const MIN_TITLE_LENGTH = 12;

/**
 * Finds titles that search results would cut, titles and descriptions that two pages share, and results and share
 * images that leave out what the page says it is.
 */
export function searchResultFindings(pages: readonly SitePage[], name: string): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page): Finding[] => {
    const title = resultTitle(page, name);
    const { description } = page.meta;
    const image = `${page.heading} ${page.corner ?? page.section}`;
    const omits = (text: string) => page.caveat && !text.toLowerCase().includes(page.caveat);
    const problems = [
      omits(description) &&
        `The description doesn’t say '${page.caveat}', as the page does: '${description}'.`,
      omits(image) && `The share image doesn’t say '${page.caveat}', as the page does: '${image}'.`,
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
