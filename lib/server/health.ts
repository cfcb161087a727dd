import { isDeployPreview } from '../deploy-preview';
import { json } from '../http/json';
import type { Env } from './env';
import type { ServerStatus } from './metrics';

/** Whether the process is alive and has content. */
type Health = { ok: boolean; pages: number; preview: boolean };

/** @param pages number of indexed pages. */
export function healthOf(pages: number): Health {
  return { ok: pages > 0, pages, preview: isDeployPreview };
}

/** Whether the site can send mail. Reveals of the settings only whether they exist. */
type MailHealth = {
  ok: boolean;
  mail: {
    /** Where contact mails go: to a relay or into files. */
    transport: 'relay' | 'files' | null;
    last: ServerStatus['lastMail'];
    sending: number;
  };
  /** Information only: without Redis, the form works with limits in memory. */
  redis: ServerStatus['redis'];
};

/** A send takes about a second, so this many at once mean that the mail system hangs. */
const MAX_SENDING = 50;

/**
 * `ok` unless mail is not configured, the mail system rejected the last mail, or MAX_SENDING are being sent.
 *
 * @param status of this process; `npm run probe:inquiry` updates it.
 */
export function mailHealthOf(
  { SMTP_URL, MAIL_OUTBOX_DIR }: Pick<Env, 'SMTP_URL' | 'MAIL_OUTBOX_DIR'>,
  { sending, lastMail, redis }: ServerStatus,
): MailHealth {
  const transport = MAIL_OUTBOX_DIR ? 'files' : SMTP_URL ? 'relay' : null;
  const ok = transport !== null && lastMail !== 'rejected' && sending < MAX_SENDING;
  return { ok, mail: { transport, last: lastMail, sending }, redis };
}

/** The answer of /healthz and /readyz: 200 when `ok`, else 503. */
export const healthResponse = (body: Health | MailHealth): Response =>
  json(body.ok ? 200 : 503, body, { 'X-Robots-Tag': 'noindex' });
