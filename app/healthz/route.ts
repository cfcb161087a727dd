import { sitePages } from '@/app/_lib/site-pages';
import { healthOf } from '@/lib/server/health';
import { operatorAnswer } from '@/lib/server/operator-answer';

/** What a load balancer asks: whether the process is alive. Mail is not its matter (app/readyz). */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return operatorAnswer(healthOf(sitePages.length));
}
