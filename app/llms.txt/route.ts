import { sitePages } from '@/app/_lib/site-pages';
import { company } from '@/content/company/company';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';
import { getMarkdownPath } from '@/lib/seo/page-files';

export const dynamic = 'force-static';

/** A table of contents for AI assistants (llmstxt.org): each page's Markdown version, with a description. */
export function GET() {
  const { name, tagline, email, phone, address } = company;
  const sections = [...new Set(sitePages.map(({ section }) => section))].map((section) => {
    const links = sitePages
      .filter((page) => page.section === section)
      .map(
        ({ path, meta }) => `- [${meta.title}](${toAbsoluteUrl(getMarkdownPath(path))}): ${meta.description}`,
      );
    return `## ${section}\n\n${links.join('\n')}`;
  });
  const parts = [
    `# ${name}`,
    `> ${tagline}`,
    `Each link opens a page as Markdown. Remove '.md' from the address for the page itself. Prices are in US dollars. Contact: ${email}, ${phone}, ${address}.`,
    ...sections,
  ];
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
