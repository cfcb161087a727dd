import { absolute } from '../routes/site-origin';
import { isContradictory } from './contradictory-facts';
import type { Publisher } from './graph';
import { markdownPath } from './page-files';
import type { SitePage } from './site-page';

/**
 * The site's table of contents for assistants (llmstxt.org): the Markdown alternate of each page and a line about it.
 * Descriptions that state the founding date, the hours or the return are left out, since those differ on the site.
 */
export function llmsText(pages: readonly SitePage[], company: Publisher): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const line = ({ path, meta }: SitePage) => {
    const about = isContradictory(meta.description, company) ? '' : `: ${meta.description}`;
    return `- [${meta.title}](${absolute(markdownPath(path))})${about}`;
  };
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
