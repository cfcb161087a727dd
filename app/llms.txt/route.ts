import { sitePages } from '@/app/_lib/site-pages';
import { company } from '@/content/company/company';
import { composeLlmsText } from '@/lib/seo/llms-txt';

export const dynamic = 'force-static';

/** A table of contents for AI assistants, prerendered. */
export function GET() {
  return new Response(composeLlmsText(sitePages, company), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
