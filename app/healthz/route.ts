import { sitePages } from '@/app/_lib/site-pages';
import { healthOf } from '@/lib/server/health';
import { operatorAnswer } from '@/lib/server/operator-answer';

/** For a load balancer: whether the process is alive. It says nothing about mail; /readyz does. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return operatorAnswer(healthOf(sitePages.length));
}
