import { toAbsoluteUrl } from '../routes/site-origin';
import { getMarkdownPath } from './page-files';
import type { SitePage } from './site-page';
import type { Publisher } from './structured-data';

/**
 * Table of contents for AI assistants (llmstxt.org): each page's Markdown version, with a description.
 */
export function composeLlmsText(pages: readonly SitePage[], company: Publisher): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const line = ({ path, meta }: SitePage) =>
    `- [${meta.title}](${toAbsoluteUrl(getMarkdownPath(path))}): ${meta.description}`;
  return [
    `# ${company.name}`,
    `> ${company.tagline}`,
    `Each link opens a page as Markdown. Remove '.md' from the address for the page itself. Prices are in US dollars. Contact: ${company.email}, ${company.phone}, ${company.address}.`,
    ...sections.map((section) =>
      [`## ${section}`, '', ...pages.filter((page) => page.section === section).map(line)].join('\n'),
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
