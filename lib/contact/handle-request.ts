import 'server-only';
import { randomUUID } from 'node:crypto';
import { log } from '@/lib/log';
import { addressHeader } from './client-address';
import type { ContactService } from './contact-service';
import { isForeignOrigin } from './origin';
import { answer, type Outcome, statusOf } from './outcome';
import { bodyType, readBody } from './read-body';
import { referenceOf } from './reference';
import { checkFields } from './schema';
import { sendRequest } from './send';

/** Every check in the order of its cost; the first that fails decides. */
async function decide(request: Request, service: ContactService, requestId: string): Promise<Outcome> {
  const address = request.headers.get(addressHeader()) ?? 'unknown';
  const wait = await service.limits.all(address);
  if (wait !== null) return { kind: 'limited', seconds: wait };
  if (isForeignOrigin(request.headers, service.content.siteOrigin)) return { kind: 'foreign-origin' };
  const type = bodyType(request.headers);
  if (type === null) return { kind: 'unsupported-type' };
  const body = await readBody(request, type);
  if (body.kind !== 'fields') return body;
  const checked = checkFields(service.schema, body.fields);
  if (!checked.ok) return { kind: 'invalid', message: checked.message, details: checked.details };

  const id = checked.fields.submissionId ?? randomUUID();
  const validWait = await service.limits.valid(address);
  // A retry of what was accepted sends nothing, so the limit need not keep the good news from the visitor.
  if (await service.submissions.accepted(id)) return { kind: 'accepted', reference: referenceOf(id) };
  if (validWait !== null) return { kind: 'limited', seconds: validWait };
  const { deliver } = service;
  if (deliver === null) return { kind: 'mail-not-configured' };
  const taken = await service.submissions.once(id, () =>
    sendRequest(checked.fields, id, { ...service, deliver }, requestId),
  );
  return taken ? { kind: 'accepted', reference: referenceOf(id) } : { kind: 'mail-refused' };
}

/**
 * Answers POST of the contact request. The log has the request's id and how it ended, and nothing that a
 * visitor wrote.
 */
export async function handleContact(request: Request, service: ContactService): Promise<Response> {
  const requestId = randomUUID();
  let outcome: Outcome;
  try {
    outcome = await decide(request, service, requestId);
  } catch (error) {
    // The message of an unknown error may quote a visitor; its name and place do not.
    const place = error instanceof Error ? error.stack?.match(/^\s+at .*$/m)?.[0].trim() : undefined;
    log('error', 'contact.broken', { request: requestId, name: (error as Error)?.name, place });
    outcome = { kind: 'broken' };
  }
  const { kind } = outcome;
  log(statusOf[kind] < 500 ? 'info' : 'error', 'contact', { request: requestId, outcome: kind });
  return answer(outcome, bodyType(request.headers) === 'form');
}
