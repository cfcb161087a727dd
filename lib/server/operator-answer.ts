import 'server-only';

/** The answer of /healthz and /readyz: 200 when `ok`, else 503. */
export function operatorAnswer(body: { ok: boolean }): Response {
  return Response.json(body, {
    status: body.ok ? 200 : 503,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}
