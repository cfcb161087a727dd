import { sitePages } from '@/content/site-pages';
import { readEnv } from '@/lib/env';
import { healthOf } from '@/lib/health';

/** What a load balancer or an operator asks; answered by the running server with its own settings. */
export const dynamic = 'force-dynamic';

export function GET() {
  const health = healthOf({ pages: sitePages.length, env: readEnv() });
  return Response.json(health, {
    status: health.ok ? 200 : 503,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}
