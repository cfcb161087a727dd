import { readEnv } from '@/lib/server/env';
import { mailHealthOf } from '@/lib/server/health';
import { metrics } from '@/lib/server/metrics';
import { operatorAnswer } from '@/lib/server/operator-answer';

/** What an alarm asks: whether this process can take mail. A balancer that asked it would turn pages off with it. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return operatorAnswer(mailHealthOf(readEnv(), metrics().status));
}
