import 'server-only';
import { randomUUID } from 'node:crypto';
import { log } from '@/lib/server/log';
import { getMetrics } from '@/lib/server/metrics';
import { createLimiter } from '@/lib/server/rate-limit';
import { getClientIpHeader } from '../http/client-ip';
import { isCrossOrigin } from '../http/cross-origin';
import { getBodyType, readBody } from '../http/read-body';
import type { InquiryDependencies } from './inquiry-dependencies';
import { getNetworkKey } from './inquiry-limits';
import { getStatusAndMessage, type InquiryResult, toResponse } from './inquiry-result';
import { checkFields, type ValidInquiry } from './inquiry-schema';
import { sendMail } from './send-mail';

/**
 * The content that a submission id stands for: what the visitor filled in. A retry by our form repeats it exactly; the
 * rest may differ, because a visitor can leave out the campaign before trying again.
 */
function serializeContent(fields: ValidInquiry): string {
  const { submissionId, website, elapsedMs, page, attribution, source, ...content } = fields;
  return JSON.stringify(content);
}

/** Runs the checks, cheap ones first; the first that fails decides the result. */
async function processInquiry(
  request: Request,
  deps: InquiryDependencies,
  requestId: string,
): Promise<InquiryResult> {
  // Before anything is counted: a page of another site must not use up the limits of a visitor who has it open.
  if (isCrossOrigin(request.headers, deps.content.siteOrigin)) return { kind: 'foreign-origin' };
  const clientIp = request.headers.get(getClientIpHeader()) ?? 'unknown';
  const seconds = await deps.rateLimits.all.consume(clientIp);
  if (seconds !== null) return { kind: 'limited', limit: 'all', seconds };
  const type = getBodyType(request.headers);
  if (type === null) return { kind: 'unsupported-type' };
  const body = await readBody(request, type);
  if (body.kind !== 'fields') return body;
  const checked = checkFields(deps.schema, body.fields);
  if ('kind' in checked) return checked;
  const { fields } = checked;
  if (fields.source === 'probe' && !deps.acceptsProbe(request.headers))
    return { kind: 'invalid', message: 'A probe needs PROBE_TO on the server, and METRICS_TOKEN.' };

  let status = 500;
  const wait = await deps.rateLimits.valid.consume(clientIp);
  try {
    const result = await sendOnce(fields, clientIp, wait, deps, requestId);
    [status] = getStatusAndMessage(result);
    return result;
  } finally {
    // A failure on our side does not count as a try of the visitor.
    if (status >= 500) await deps.rateLimits.valid.refund(clientIp);
  }
}

/** Sends a valid inquiry, unless it was accepted before. `wait`: seconds, when the client is over the limit of these. */
async function sendOnce(
  fields: ValidInquiry,
  clientIp: string,
  wait: number | null,
  deps: InquiryDependencies,
  requestId: string,
): Promise<InquiryResult> {
  const { deliver } = deps;
  if (deliver === null) return { kind: 'mail-not-configured' };
  const id = fields.submissionId ?? randomUUID();
  // An inquiry above a limit leaves nothing behind, so that a flood cannot fill Redis.
  if (!(await deps.idempotency.hasSameContent(id, serializeContent(fields), wait === null)))
    return { kind: 'different-content' };
  // A retry of an accepted inquiry sends nothing, so it counts as accepted even above the limit.
  if (await deps.idempotency.isAccepted(id)) return { kind: 'accepted', id };
  if (wait !== null) return { kind: 'limited', limit: 'valid', seconds: wait };
  // The hourly limit is counted inside `runOnce`, so that a simultaneous post with the same id is not counted twice.
  return deps.idempotency.runOnce(id, async () => {
    const counted = await deps.hourlyLimit.consume(getNetworkKey(clientIp));
    if ('seconds' in counted) {
      await deps.idempotency.forgetContent(id);
      return { kind: 'site-limited', limit: 'site', ...counted, contact: deps.content.mailTo };
    }
    if (await sendMail(fields, id, { ...deps, deliver }, requestId)) return { kind: 'accepted', id };
    await counted.refund();
    return { kind: 'mail-rejected' };
  });
}

/** Rejected requests logged per minute, so that a flood of them cannot fill the disk. The metrics count all. */
const rejectionsLogged = createLimiter('contact-log', 60, 60);

/** Logs one line: 'error' asks for a look at the server; 'warn' and 'info' do not, and may come in floods. */
async function logOutcome(result: InquiryResult, request: string): Promise<void> {
  const { kind: outcome } = result;
  const isBusy = outcome === 'site-limited' || outcome === 'mail-not-configured';
  const level = isBusy ? 'warn' : getStatusAndMessage(result)[0] < 500 ? 'info' : 'error';
  const isRare = outcome === 'accepted' || level === 'error';
  if (isRare || (await rejectionsLogged.consume('all')) === null) log(level, 'contact', { request, outcome });
}

/** Responds to a POST of an inquiry. The log gets the request's id and result, and nothing that a visitor typed. */
export async function handleInquiry(request: Request, deps: InquiryDependencies): Promise<Response> {
  const requestId = randomUUID();
  let result: InquiryResult;
  try {
    result = await processInquiry(request, deps, requestId);
  } catch (error) {
    // The message of an unknown error may quote the visitor; its name and place do not.
    const place = error instanceof Error ? error.stack?.match(/^\s+at .*$/m)?.[0].trim() : undefined;
    log('error', 'contact.broken', { request: requestId, name: (error as Error)?.name, place });
    result = { kind: 'broken' };
  }
  getMetrics().inquiries.inc({ outcome: result.kind });
  if ('limit' in result) getMetrics().limitsHit.inc({ limit: result.limit });
  await logOutcome(result, requestId);
  return toResponse(result, getBodyType(request.headers) === 'form');
}
