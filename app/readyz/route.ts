import { readEnv } from '@/lib/server/env';
import { healthResponse, mailHealthOf } from '@/lib/server/health';
import { metrics } from '@/lib/server/metrics';

/**
 * For alerts: whether this process can send mail. Do not use it as a load balancer's check: a mail failure would take
 * the pages down.
 */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return healthResponse(mailHealthOf(readEnv(), metrics().status));
}
