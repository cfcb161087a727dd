import { sitePages } from '@/app/_lib/site-pages';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';
import { getMarkdownPath } from '@/lib/seo/page-files';

/**
 * Address and headers of each indexed page's Markdown version. The text comes from the finished HTML, so the last
 * step of `next build` (scripts/build/finish-pages.ts) fills it in. next.config.mjs rewrites '/services/ai-training.md' to
 * this route.
 */
export const dynamic = 'force-static';
export const dynamicParams = false;

const paramsOf = (path: string) => getMarkdownPath(path).slice(1).replace(/\.md$/, '').split('/');

export const generateStaticParams = () => sitePages.map(({ path }) => ({ path: paramsOf(path) }));

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const requested = (await params).path.join('/');
  const page = sitePages.find(({ path }) => paramsOf(path).join('/') === requested);
  if (!page) return new Response(null, { status: 404 });
  return new Response('The Markdown of a page exists after `next build`.\n', {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      // A search result should lead to the page itself.
      Link: `<${toAbsoluteUrl(page.path)}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
