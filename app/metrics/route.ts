import { inquiryOutcomes } from '@/lib/contact/inquiry-result';
import { getClientIpHeader } from '@/lib/http/client-ip';
import { readEnv } from '@/lib/server/env';
import { formatMetrics } from '@/lib/server/metrics';
import { hasOperatorToken } from '@/lib/server/operator-token';
import { createLimiter } from '@/lib/server/rate-limit';

export const dynamic = 'force-dynamic';

/** Wrong tokens of one address in ten minutes. The right one is always taken, whoever tries others from there. */
const wrongTokens = createLimiter('metrics', 10, 600);

/** Counters for Prometheus. Requires METRICS_TOKEN; responds with 404 while that is not set. */
export async function GET(request: Request): Promise<Response> {
  const refuse = (status: number, text: string, more: Record<string, string> = {}) =>
    new Response(`${text}\n`, {
      status,
      headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...more },
    });
  const { METRICS_TOKEN: token } = readEnv();
  if (!token) return refuse(404, 'Not found');
  if (!hasOperatorToken(request.headers, token)) {
    const wait = await wrongTokens.consume(request.headers.get(getClientIpHeader()) ?? 'unknown');
    return wait === null
      ? refuse(401, 'Unauthorized', { 'WWW-Authenticate': 'Bearer' })
      : refuse(429, 'Too many wrong tokens', { 'Retry-After': String(wait) });
  }
  const { type, text } = await formatMetrics(inquiryOutcomes);
  return new Response(text, {
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Content-Type': type },
  });
}
