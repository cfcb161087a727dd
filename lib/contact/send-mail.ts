import 'server-only';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import type { ContactService } from './contact-service';
import { type Deliver, isMessageRejected, SEND_TIMEOUT_MS } from './delivery';
import { type ContactMail, composeMail } from './mail';
import type { ContactFields } from './schema';

/** Visitors need longer than this to fill in the form. */
const INSTANT_MS = 2_000;

/** Rejects when the signal aborts, for transports that ignore it. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** What may be logged about a failed delivery: codes and stage only, because a relay's message may quote the mail. */
function loggableFields(error: unknown): Record<string, string | number | undefined> {
  const { code, name, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return {
    // At the deadline the code is a number, and the name says more: TimeoutError.
    code: typeof code === 'string' ? code : String(name),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    stage: typeof command === 'string' ? command.split(' ')[0] : undefined,
  };
}

type MailService = Pick<ContactService, 'addresses' | 'content' | 'duplicates' | 'probeTo'>;

/** Composes the mail of a valid request. @param id its submission id. */
async function mailOf(fields: ContactFields, id: string, service: MailService): Promise<ContactMail> {
  const instant = fields.elapsedMs !== undefined && fields.elapsedMs < INSTANT_MS;
  const repeated =
    !service.content.readyMessages.includes(fields.message) &&
    (await service.duplicates.isDuplicate(id, fields.email, fields.message));
  const suspicion = instant ? 'instant' : repeated ? 'repeated' : null;
  // A probe goes to its own mailbox, which no person reads.
  const to = fields.source === 'probe' ? (service.probeTo ?? '') : service.addresses.to;
  return composeMail(fields, id, suspicion, service.content, { ...service.addresses, to });
}

/**
 * Delivers the mail of a valid request.
 *
 * @param id its submission id.
 * @returns whether the mail system accepted the mail. Does not throw.
 */
export async function sendMail(
  fields: ContactFields,
  id: string,
  service: MailService & { deliver: Deliver },
  requestId: string,
): Promise<boolean> {
  const mail = await mailOf(fields, id, service);
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const { status, mailSeconds } = metrics();
  const elapsed = mailSeconds.startTimer();
  status.sending += 1;
  const isProbe = fields.source === 'probe';
  const last = isProbe ? 'lastProbe' : 'lastMail';
  let result: 'accepted' | 'rejected' = 'rejected';
  try {
    await Promise.race([service.deliver(mail, signal), aborted(signal)]);
    result = 'accepted';
    status[last] = result;
    await service.duplicates.record(id, fields.email, fields.message);
    return true;
  } catch (error) {
    // A visitor's message that was rejected for its content says nothing about the next mail.
    if (isProbe || !isMessageRejected(error)) status[last] = result;
    log('error', 'mail.failed', { request: requestId, ...loggableFields(error) });
    return false;
  } finally {
    status.sending -= 1;
    elapsed({ result });
  }
}
