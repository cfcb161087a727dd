import { readBuild } from './build-info';

/**
 * The page /preview, only of deploy previews (next.config.mjs). The last step of `next build` replaces this answer with
 * the page and shows this data on it (scripts/deploy-preview).
 */
export const dynamic = 'force-static';

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex, nofollow' };

export function GET() {
  if (process.env.NODE_ENV === 'development')
    return new Response('A build makes this page: SITE_PREVIEW=1 npm run preview\n', { headers });
  return Response.json(readBuild(), { headers });
}
