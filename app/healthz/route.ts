import { sitePages } from '@/app/_lib/site-pages';
import { createHealthResponse, getHealth } from '@/lib/server/health';

/** For a load balancer: whether the process is alive. It says nothing about mail; /readyz does. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return createHealthResponse(getHealth(sitePages.length));
}
