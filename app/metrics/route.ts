import { createHash, timingSafeEqual } from 'node:crypto';
import { readEnv } from '@/lib/server/env';
import { metricsText } from '@/lib/server/metrics';

export const dynamic = 'force-dynamic';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Counters for Prometheus. Requires METRICS_TOKEN; answers 404 while that is not set. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  const { METRICS_TOKEN: token } = readEnv();
  if (!token) return new Response('Not found\n', { status: 404, headers });
  const given = request.headers.get('authorization') ?? '';
  if (!timingSafeEqual(hash(given), hash(`Bearer ${token}`))) {
    return new Response('Unauthorized\n', {
      status: 401,
      headers: { ...headers, 'WWW-Authenticate': 'Bearer' },
    });
  }
  const { type, text } = await metricsText();
  return new Response(text, { headers: { ...headers, 'Content-Type': type } });
}
