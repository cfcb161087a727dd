import 'server-only';
import { addressHeader } from '@/lib/http/client-address';
import { json } from '@/lib/http/json';
import { isCrossOrigin } from '@/lib/http/origin';
import { createClientLimit } from '@/lib/http/rate-limit';
import { readBody } from '@/lib/http/read-body';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import { readReports } from './read-reports';

const CONTENT_TYPES = /^application\/(reports\+json|csp-report|json)\s*(;|$)/i;

/** For the limits per client and for all clients, so that nobody can fill the log. */
const WINDOW_SECONDS = 600;
const clientLimit = createClientLimit('reports', 30, WINDOW_SECONDS);
const siteLimit = createClientLimit('reports-all', 600, WINDOW_SECONDS);

/**
 * Answers POST of browser reports (Reporting API, `report-uri` and our own script). Logs one line for each.
 *
 * @param pages paths of this site.
 */
export async function handleReports(
  request: Request,
  siteOrigin: string,
  pages: ReadonlySet<string>,
): Promise<Response> {
  if (isCrossOrigin(request.headers, siteOrigin))
    return json(403, { message: 'Reports from other sites are not accepted.' });
  const wait =
    (await clientLimit(request.headers.get(addressHeader()) ?? 'unknown')) ?? (await siteLimit('everyone'));
  if (wait !== null) {
    metrics().limitsHit.inc({ limit: 'reports' });
    return json(429, { message: 'Too many reports.' }, { 'Retry-After': String(wait) });
  }
  if (!CONTENT_TYPES.test(request.headers.get('content-type') ?? ''))
    return json(415, { message: 'Send reports as application/reports+json.' });
  const body = await readBody(request, 'json');
  if (body.kind === 'too-large') return json(413, { message: 'The report is too large.' });
  const reports = body.kind === 'fields' ? readReports(body.fields, pages) : null;
  if (!reports) return json(400, { message: 'This is no report that a browser sends.' });
  for (const report of reports) {
    metrics().reports.inc({ type: report.type });
    log('warn', 'browser.report', report);
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
