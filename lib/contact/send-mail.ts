import 'server-only';
import { log } from '@/lib/server/log';
import { getMetrics } from '@/lib/server/metrics';
import { composeMail } from './compose-mail';
import { type DeliverMail, getContentRefusal, pickLoggableFields, SEND_TIMEOUT_MS } from './delivery';
import type { InquiryDependencies } from './inquiry-dependencies';
import type { ValidInquiry } from './inquiry-schema';

/** Visitors need longer than this to fill in the form. */
const INSTANT_MS = 2_000;

/** Delivers the mail of a valid inquiry. Does not throw. @returns whether the mail system accepted it. */
export async function sendMail(
  fields: ValidInquiry,
  id: string,
  deps: InquiryDependencies & { deliver: DeliverMail },
  requestId: string,
): Promise<boolean> {
  const isInstant = fields.elapsedMs !== undefined && fields.elapsedMs < INSTANT_MS;
  const isRepeated =
    !deps.content.readyMessages.includes(fields.message) &&
    (await deps.duplicates.isDuplicate(id, fields.email, fields.message));
  const suspicion = isInstant ? 'instant' : isRepeated ? 'repeated' : null;
  const isProbe = fields.source === 'probe';
  const addresses = isProbe ? { ...deps.mailAddresses, to: deps.probeTo ?? '' } : deps.mailAddresses;
  const mail = composeMail(fields, id, suspicion, deps.content, addresses);
  const { status, mailSeconds } = getMetrics();
  const stopTimer = mailSeconds.startTimer();
  status.sending += 1;
  const lastResult = isProbe ? 'lastProbe' : 'lastMail';
  let result: 'accepted' | 'rejected' = 'rejected';
  try {
    await deps.deliver(mail, AbortSignal.timeout(SEND_TIMEOUT_MS));
    result = 'accepted';
    status[lastResult] = result;
    if (status.relay === 'away') status.relay = 'ready';
    await deps.duplicates.record(id, fields.email, fields.message);
    return true;
  } catch (error) {
    const refusal = isProbe ? null : getContentRefusal(error);
    // A message that was rejected for its content says nothing about the next mail, and a first one that the relay
    // deferred may be the message's fault too.
    if (refusal === 'deferred' && status.lastMail !== 'deferred')
      status.lastMail = status.lastMail === 'rejected' ? 'rejected' : 'deferred';
    else if (refusal !== 'rejected') status[lastResult] = result;
    log('error', 'mail.failed', { request: requestId, ...pickLoggableFields(error) });
    return false;
  } finally {
    status.sending -= 1;
    stopTimer({ result });
  }
}
