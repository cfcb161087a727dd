import 'server-only';
import { randomUUID } from 'node:crypto';
import { log } from '@/lib/log';
import { addressHeader } from './client-address';
import type { ContactService } from './contact-service';
import { isCrossOrigin } from './origin';
import { bodyType, readBody } from './read-body';
import { type ContactResult, statusCodes, toResponse } from './result';
import { checkFields } from './schema';
import { sendMail } from './send-mail';
import { referenceOf } from './submission-id';

/** Runs every check in the order of its cost; the first that fails decides the result. */
async function processRequest(
  request: Request,
  service: ContactService,
  requestId: string,
): Promise<ContactResult> {
  const address = request.headers.get(addressHeader()) ?? 'unknown';
  const wait = await service.rateLimits.all(address);
  if (wait !== null) return { kind: 'limited', seconds: wait };
  if (isCrossOrigin(request.headers, service.content.siteOrigin)) return { kind: 'foreign-origin' };
  const type = bodyType(request.headers);
  if (type === null) return { kind: 'unsupported-type' };
  const body = await readBody(request, type);
  if (body.kind !== 'fields') return body;
  const checked = checkFields(service.schema, body.fields);
  if (!checked.ok) return { kind: 'invalid', message: checked.message, details: checked.details };

  const id = checked.fields.submissionId ?? randomUUID();
  const validWait = await service.rateLimits.valid(address);
  // A retry of an accepted request sends nothing, so it is told as accepted even above the limit.
  if (await service.submissions.accepted(id)) return { kind: 'accepted', reference: referenceOf(id) };
  if (validWait !== null) return { kind: 'limited', seconds: validWait };
  const { deliver } = service;
  if (deliver === null) return { kind: 'mail-not-configured' };
  const sent = await service.submissions.once(id, () =>
    sendMail(checked.fields, id, { ...service, deliver }, requestId),
  );
  return sent ? { kind: 'accepted', reference: referenceOf(id) } : { kind: 'mail-refused' };
}

/**
 * Answers POST of a contact request. The log gets the request's id and result, and nothing that a visitor wrote.
 */
export async function handleContactRequest(request: Request, service: ContactService): Promise<Response> {
  const requestId = randomUUID();
  let result: ContactResult;
  try {
    result = await processRequest(request, service, requestId);
  } catch (error) {
    // The message of an unknown error may quote what a visitor wrote; its name and place do not.
    const place = error instanceof Error ? error.stack?.match(/^\s+at .*$/m)?.[0].trim() : undefined;
    log('error', 'contact.broken', { request: requestId, name: (error as Error)?.name, place });
    result = { kind: 'broken' };
  }
  const { kind } = result;
  log(statusCodes[kind] < 500 ? 'info' : 'error', 'contact', { request: requestId, outcome: kind });
  return toResponse(result, bodyType(request.headers) === 'form');
}
