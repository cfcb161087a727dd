import { respondJson } from '../http/json-response';
import type { Env } from './env';
import type { ServerStatus } from './metrics';

/** Mails that are being sent or wait for it. A send takes about a second, so this many mean that the relay hangs. */
const MAX_SENDING = 50;

/**
 * Whether the site can send mail: not when mail is not configured, before the relay has taken the greeting of the start,
 * when the mail system rejected the last mail to MAIL_TO or the last probe, or when MAX_SENDING wait. Reveals of the
 * settings only whether they exist. Redis is for information: without it, the form works with limits in memory.
 */
export function getReadiness(
  { SMTP_URL, MAIL_OUTBOX_DIR }: Pick<Env, 'SMTP_URL' | 'MAIL_OUTBOX_DIR'>,
  { sending, lastMail, lastProbe, relay, redis }: ServerStatus,
) {
  const transport = MAIL_OUTBOX_DIR ? 'files' : SMTP_URL ? 'relay' : null;
  const isConnected = transport === 'files' || relay === 'ready';
  const ok =
    transport !== null && isConnected && ![lastMail, lastProbe].includes('rejected') && sending < MAX_SENDING;
  return { ok, mail: { transport, relay, lastMail, lastProbe, sending }, redis };
}

/** The response of /healthz and /readyz: 200 when `ok`, else 503. */
export const createHealthResponse = <Body extends { ok: boolean }>(body: Body): Response =>
  respondJson(body.ok ? 200 : 503, body, { 'X-Robots-Tag': 'noindex' });
