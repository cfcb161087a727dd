import 'server-only';
import { randomUUID } from 'node:crypto';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
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
const contentOf = ({
  submissionId,
  website,
  elapsedMs,
  page,
  attribution,
  source,
  ...content
}: ContactFields) => JSON.stringify(content);

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
  const wait = await service.rateLimits.all(address);
  if (wait !== null) return limited('all', wait);
  const type = bodyType(request.headers);
  if (type === null) return { kind: 'unsupported-type' };
  const body = await readBody(request, type);
  if (body.kind !== 'fields') return body;
  const checked = checkFields(service.schema, body.fields);
  if (!checked.ok) return { kind: 'invalid', message: checked.message, details: checked.details };

  const { fields } = checked;
  if (fields.source === 'probe' && !service.probeTo)
    return { kind: 'invalid', message: 'This server takes no probes: PROBE_TO is not set.' };

  const id = fields.submissionId ?? randomUUID();
  const validWait = await service.rateLimits.valid(address);
  if (!(await service.submissions.isSame(id, contentOf(fields)))) return { kind: 'different-content' };
  // A retry of an accepted request sends nothing, so it is answered as accepted even above the limit.
  if (await service.submissions.isAccepted(id)) return acceptedAs(id);
  if (validWait !== null) return limited('valid', validWait);
  const { deliver } = service;
  if (deliver === null) return { kind: 'mail-not-configured' };
  const network = networkKey(address);
  // The hourly limit inside `once`, so that a simultaneous post with the same id is not counted twice.
  return service.submissions.once(id, async () => {
    const seconds = await service.hourlyLimit.take(network);
    if (seconds !== null) {
      metrics().limitsHit.inc({ limit: 'site' });
      return { kind: 'site-limited', seconds, contact: service.content.mailTo };
    }
    if (await sendMail(fields, id, { ...service, deliver }, requestId)) return acceptedAs(id);
    await service.hourlyLimit.giveBack(network);
    return { kind: 'mail-rejected' };
  });
}

/** Rejected requests logged per minute, so that a flood of them cannot fill the disk. */
const MAX_REFUSALS_LOGGED = 60;
const MINUTE_MS = 60_000;
const refusals = { since: 0, logged: 0, omitted: 0 };

/** Logs one line per request; above the limit, only the number of rejected ones. The metrics count all. */
function logOutcome(result: ContactResult, request: string): void {
  const { kind: outcome } = result;
  const [status] = answerTo(result);
  if (status < 400 || status >= 500) {
    log(status < 500 ? 'info' : 'error', 'contact', { request, outcome });
    return;
  }
  const now = Date.now();
  if (now - refusals.since >= MINUTE_MS) {
    if (refusals.omitted > 0) log('warn', 'contact.refusals', { omitted: refusals.omitted });
    Object.assign(refusals, { since: now, logged: 0, omitted: 0 });
  }
  if (refusals.logged < MAX_REFUSALS_LOGGED) log('info', 'contact', { request, outcome });
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
