/**
 * What this build publishes, for a later preview to compare itself with: texts by page and field, chat replies,
 * redirects, and hashes of pictures and downloads. It comes from the finished pages, so `next build` fills it in at
 * the end (scripts/build/pages.ts).
 */
export const dynamic = 'force-static';

export function GET() {
  return new Response('{}', {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
