import { sitePages } from '@/app/_lib/site-pages';
import { absolute } from '@/lib/routes/site-origin';
import { markdownPath } from '@/lib/seo/page-files';

/**
 * The Markdown version of every page that may be found: its address and its headers. Its text comes from the
 * finished HTML, so `next build` fills it in at the end (scripts/build/pages.ts). next.config.mjs leads
 * '/services/ai-training.md' here.
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
  return new Response('The Markdown of a page exists after `next build`.\n', {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      // The page itself is what a result should lead to.
      Link: `<${absolute(page.path)}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
