import 'server-only';
import { randomUUID } from 'node:crypto';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import { hasOperatorToken } from '@/lib/server/operator-token';
import { addressHeader } from '../http/client-address';
import { isCrossOrigin } from '../http/origin';
import { bodyType, readBody } from '../http/read-body';
import type { ContactService } from './contact-service';
import { acceptedAs } from './idempotency';
import { networkKey } from './rate-limits';
import { answerTo, type ContactResult, toResponse } from './result';
import { type ContactFields, checkFields } from './schema';
import { sendMail } from './send-mail';

/**
 * The content that a submission id stands for: what the visitor filled in. A retry by our form repeats it exactly; the
 * rest may differ, because a visitor can leave out the campaign before trying again.
 */
const contentOf = ({ submissionId, website, elapsedMs, page, visit, source, ...content }: ContactFields) =>
  JSON.stringify(content);

function limited(limit: 'all' | 'valid', seconds: number): ContactResult {
  metrics().limitsHit.inc({ limit });
  return { kind: 'limited', seconds };
}

/** Runs the checks, cheap ones first; the first that fails decides the result. */
async function processRequest(
  request: Request,
  service: ContactService,
  requestId: string,
): Promise<ContactResult> {
  // Before anything is counted: a page of another site must not use up the limits of a visitor who has it open.
  if (isCrossOrigin(request.headers, service.content.siteOrigin)) return { kind: 'foreign-origin' };
  const address = request.headers.get(addressHeader()) ?? 'unknown';
  const wait = await service.rateLimits.all.consume(address);
  if (wait !== null) return limited('all', wait);
  const type = bodyType(request.headers);
  if (type === null) return { kind: 'unsupported-type' };
  const body = await readBody(request, type);
  if (body.kind !== 'fields') return body;
  const checked = checkFields(service.schema, body.fields);
  if (!checked.ok) return { kind: 'invalid', message: checked.message, details: checked.details };

  const { fields } = checked;
  // A stranger's probe must neither fill that mailbox nor change what /readyz reports.
  if (
    fields.source === 'probe' &&
    !(service.probeTo && hasOperatorToken(request.headers, service.operatorToken))
  )
    return {
      kind: 'invalid',
      message: 'A probe needs PROBE_TO on the server and METRICS_TOKEN as its token.',
    };

  let result: ContactResult = { kind: 'broken' };
  const validWait = await service.rateLimits.valid.consume(address);
  try {
    result = await submit(fields, address, validWait, service, requestId);
  } finally {
    // What fails on our side is not one of the visitor's tries.
    if (answerTo(result)[0] >= 500) await service.rateLimits.valid.refund(address);
  }
  return result;
}

/** Sends a valid request. @param wait seconds to wait when its client is over the limit of valid requests, else null. */
async function submit(
  fields: ContactFields,
  address: string,
  wait: number | null,
  service: ContactService,
  requestId: string,
): Promise<ContactResult> {
  const id = fields.submissionId ?? randomUUID();
  // A request above the limit leaves nothing behind, so that a flood cannot fill Redis.
  if (!(await service.submissions.isSame(id, contentOf(fields), wait === null)))
    return { kind: 'different-content' };
  // A retry of an accepted request sends nothing, so it is answered as accepted even above the limit.
  if (await service.submissions.isAccepted(id)) return acceptedAs(id);
  if (wait !== null) return limited('valid', wait);
  const { deliver } = service;
  if (deliver === null) return { kind: 'mail-not-configured' };
  // The hourly limit inside `once`, so that a simultaneous post with the same id is not counted twice.
  return service.submissions.once(id, async () => {
    const counted = await service.hourlyLimit.consume(networkKey(address));
    if ('waitSeconds' in counted) {
      metrics().limitsHit.inc({ limit: 'site' });
      return { kind: 'site-limited', seconds: counted.waitSeconds, contact: service.content.mailTo };
    }
    if (await sendMail(fields, id, { ...service, deliver }, requestId)) return acceptedAs(id);
    await counted.refund();
    return { kind: 'mail-rejected' };
  });
}

/** Rejected requests logged per minute, so that a flood of them cannot fill the disk. */
const MAX_REFUSALS_LOGGED = 60;
const MINUTE_MS = 60_000;
const refusals = { since: 0, logged: 0, omitted: 0 };

/** 'error' asks for a look at the server; 'warn' and 'info' do not, and may come in floods. */
function logLevel(result: ContactResult): 'info' | 'warn' | 'error' {
  if (result.kind === 'site-limited' || result.kind === 'mail-not-configured') return 'warn';
  return answerTo(result)[0] < 500 ? 'info' : 'error';
}

/** Logs one line per request; above the limit, only the number of rejected ones. The metrics count all. */
function logOutcome(result: ContactResult, request: string): void {
  const { kind: outcome } = result;
  const level = logLevel(result);
  if (outcome === 'accepted' || level === 'error') {
    log(level, 'contact', { request, outcome });
    return;
  }
  const now = Date.now();
  if (now - refusals.since >= MINUTE_MS) {
    if (refusals.omitted > 0) log('warn', 'contact.refusals', { omitted: refusals.omitted });
    Object.assign(refusals, { since: now, logged: 0, omitted: 0 });
  }
  if (refusals.logged < MAX_REFUSALS_LOGGED) log(level, 'contact', { request, outcome });
  else refusals.omitted += 1;
  refusals.logged += 1;
}

/** Answers POST of a contact request. The log gets the request's id and result, and nothing that a visitor typed. */
export async function handleContactRequest(request: Request, service: ContactService): Promise<Response> {
  const requestId = randomUUID();
  let result: ContactResult;
  try {
    result = await processRequest(request, service, requestId);
  } catch (error) {
    // The message of an unknown error may quote the visitor; its name and place do not.
    const place = error instanceof Error ? error.stack?.match(/^\s+at .*$/m)?.[0].trim() : undefined;
    log('error', 'contact.broken', { request: requestId, name: (error as Error)?.name, place });
    result = { kind: 'broken' };
  }
  metrics().inquiries.inc({ outcome: result.kind });
  logOutcome(result, requestId);
  return toResponse(result, bodyType(request.headers) === 'form');
}
