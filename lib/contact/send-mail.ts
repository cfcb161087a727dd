import 'server-only';
import { log } from '@/lib/log';
import type { ContactService } from './contact-service';
import { type Deliver, SEND_DEADLINE } from './deliver';
import { composeMail } from './mail';
import type { ContactFields } from './schema';

/** A visitor needs longer than this to fill in the form, in milliseconds. */
const INSTANT = 2_000;

/** Rejects when the signal ends the wait, also for work that does not listen to it. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** What may be told of a failed send: codes and stage, since a relay's words may quote the message. */
function failure(error: unknown): Record<string, string | number | undefined> {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    stage: typeof command === 'string' ? command.split(' ')[0] : undefined,
  };
}

/**
 * Composes and delivers the mail of one valid request.
 *
 * @param id its submission id.
 * @param deadline milliseconds after which the mail system counts as silent.
 * @returns whether the mail system has taken responsibility. Never throws for the mail system's sake.
 */
export async function sendRequest(
  fields: ContactFields,
  id: string,
  service: Pick<ContactService, 'addresses' | 'content' | 'repeated'> & { deliver: Deliver },
  requestId: string,
  deadline = SEND_DEADLINE,
): Promise<boolean> {
  const instant = fields.elapsedMs !== undefined && fields.elapsedMs < INSTANT;
  const repeated = await service.repeated(id, fields.email, fields.message);
  const suspicion = instant ? 'instant' : repeated ? 'repeated' : null;
  const mail = composeMail(fields, id, suspicion, service.content, service.addresses);
  const signal = AbortSignal.timeout(deadline);
  try {
    await Promise.race([service.deliver(mail, signal), ended(signal)]);
    return true;
  } catch (error) {
    log('error', 'mail.failed', { request: requestId, ...failure(error) });
    return false;
  }
}
