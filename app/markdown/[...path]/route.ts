import { drawPage } from '@/app/markdown/pages';
import { readings } from '@/app/markdown/readings';
import { sitePages } from '@/content/site-pages';
import { treeOf } from '@/lib/markdown-alternate/tree';
import { writeMarkdown } from '@/lib/markdown-alternate/write';
import { markdownPath } from '@/lib/seo/page-files';
import { absolute } from '@/lib/site-origin';

/**
 * Every page that may be found as Markdown, written when the site is built from the page's own components and
 * content. next.config.mjs leads '/services/ai-training.md' here.
 */
export const dynamic = 'force-static';
export const dynamicParams = false;

const paramsOf = (path: string) => markdownPath(path).slice(1).replace(/\.md$/, '').split('/');

export function generateStaticParams() {
  return sitePages.map(({ path }) => ({ path: paramsOf(path) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const asked = (await params).path.join('/');
  const page = sitePages.find(({ path }) => paramsOf(path).join('/') === asked);
  if (!page) return new Response(null, { status: 404 });
  const address = absolute(page.path);
  const text = await writeMarkdown(await treeOf(await drawPage(page.path), readings), address);
  const prices = text.includes('$') ? ' Prices are in US dollars.' : '';
  return new Response(`> The text of <${address}>.${prices}\n\n${text}`, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      // The page itself is what a result should lead to.
      Link: `<${address}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
