import { readEnv } from '@/lib/env';
import { readinessOf } from '@/lib/health';
import { metrics } from '@/lib/server/metrics';
import { operatorAnswer } from '@/lib/server/operator-answer';

/** What an alarm asks: whether this process can take mail. A balancer that asked it would turn pages off with it. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return operatorAnswer(readinessOf(readEnv(), metrics().status));
}
