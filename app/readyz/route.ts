import { readEnv } from '@/lib/server/env';
import { mailHealthOf } from '@/lib/server/health';
import { metrics } from '@/lib/server/metrics';
import { operatorAnswer } from '@/lib/server/operator-answer';

/**
 * For alerts: whether this process can send mail. Do not use it as a load balancer's check: a mail failure would take
 * the pages down.
 */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return operatorAnswer(mailHealthOf(readEnv(), metrics().status));
}
