import { readBuild } from './build-info';

/**
 * The page /preview: what changed, and whether it can be published. It compares finished pages, so the last step of
 * `next build` (scripts/deploy-preview) replaces this answer with the page and shows this data on it. Only deploy previews
 * have this route (next.config.mjs).
 */
export const dynamic = 'force-static';

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex, nofollow' };

export function GET() {
  if (process.env.NODE_ENV === 'development')
    return new Response('A build makes this page: SITE_PREVIEW=1 npm run preview\n', { headers });
  return Response.json(readBuild(), { headers });
}
