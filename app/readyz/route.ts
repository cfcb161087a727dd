import { readEnv } from '@/lib/server/env';
import { createHealthResponse, getReadiness } from '@/lib/server/health';
import { getMetrics } from '@/lib/server/metrics';

/**
 * For alerts: whether this process can send mail. Do not use it as a load balancer's check: a mail failure would take
 * the pages down.
 */
export const dynamic = 'force-dynamic';

export const GET = (): Response => createHealthResponse(getReadiness(readEnv(), getMetrics().status));
