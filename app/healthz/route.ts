import { sitePages } from '@/app/_lib/site-pages';
import { isDeployPreview } from '@/lib/deploy-preview';
import { createHealthResponse } from '@/lib/server/health';

/** For a load balancer: whether the process is alive. It says nothing about mail; /readyz does. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const pages = sitePages.length;
  return createHealthResponse({ ok: pages > 0, pages, preview: isDeployPreview });
}
