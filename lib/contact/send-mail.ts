import 'server-only';
import { log } from '@/lib/server/log';
import { getMetrics } from '@/lib/server/metrics';
import { type Deliver, isMessageRejected, SEND_TIMEOUT_MS } from './delivery';
import type { InquiryDependencies } from './inquiry-dependencies';
import { composeMail, type InquiryMail } from './mail';
import type { InquiryFields } from './schema';

/** Visitors need longer than this to fill in the form. */
const INSTANT_MS = 2_000;

/** Rejects when the signal aborts, for transports that ignore it. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** What may be logged about a failed delivery: codes and stage only, because a relay's message may quote the mail. */
function pickLoggableFields(error: unknown): Record<string, string | number | undefined> {
  const { code, name, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return {
    // At the deadline the code is a number, and the name says more: TimeoutError.
    code: typeof code === 'string' ? code : String(name),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    stage: typeof command === 'string' ? command.split(' ')[0] : undefined,
  };
}

type MailDependencies = Pick<InquiryDependencies, 'mailAddresses' | 'content' | 'duplicates' | 'probeTo'>;

/** Composes the mail of a valid inquiry. @param id its submission id. */
async function composeInquiryMail(
  fields: InquiryFields,
  id: string,
  dependencies: MailDependencies,
): Promise<InquiryMail> {
  const isInstant = fields.elapsedMs !== undefined && fields.elapsedMs < INSTANT_MS;
  const isRepeated =
    !dependencies.content.readyMessages.includes(fields.message) &&
    (await dependencies.duplicates.isDuplicate(id, fields.email, fields.message));
  const suspicion = isInstant ? 'instant' : isRepeated ? 'repeated' : null;
  // A probe goes to its own mailbox, which no person reads.
  const to = fields.source === 'probe' ? (dependencies.probeTo ?? '') : dependencies.mailAddresses.to;
  return composeMail(fields, id, suspicion, dependencies.content, { ...dependencies.mailAddresses, to });
}

/**
 * Delivers the mail of a valid inquiry.
 *
 * @param id its submission id.
 * @returns whether the mail system accepted the mail. Does not throw.
 */
export async function sendMail(
  fields: InquiryFields,
  id: string,
  dependencies: MailDependencies & { deliver: Deliver },
  requestId: string,
): Promise<boolean> {
  const mail = await composeInquiryMail(fields, id, dependencies);
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const { status, mailSeconds } = getMetrics();
  const stopTimer = mailSeconds.startTimer();
  status.sending += 1;
  const isProbe = fields.source === 'probe';
  const lastResult = isProbe ? 'lastProbe' : 'lastMail';
  let result: 'accepted' | 'rejected' = 'rejected';
  try {
    await Promise.race([dependencies.deliver(mail, signal), rejectOnAbort(signal)]);
    result = 'accepted';
    status[lastResult] = result;
    await dependencies.duplicates.record(id, fields.email, fields.message);
    return true;
  } catch (error) {
    // A visitor's message that was rejected for its content says nothing about the next mail.
    if (isProbe || !isMessageRejected(error)) status[lastResult] = result;
    log('error', 'mail.failed', { request: requestId, ...pickLoggableFields(error) });
    return false;
  } finally {
    status.sending -= 1;
    stopTimer({ result });
  }
}
