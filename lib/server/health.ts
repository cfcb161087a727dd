import { isPreview } from '../preview/is-preview';
import type { Env } from './env';
import type { ServerStatus } from './metrics';

/** Whether the process is alive and has its content. */
export type Health = { ok: boolean; pages: number; preview: boolean };

/** @param pages number of pages that may be found. */
export function healthOf(pages: number): Health {
  return { ok: pages > 0, pages, preview: isPreview };
}

/** Whether the site can take mail. Says of settings only whether they are there. */
export type MailHealth = {
  ok: boolean;
  mail: {
    /** Where contact mails go: to a relay, or into files. */
    transport: 'relay' | 'files' | null;
    last: ServerStatus['lastMail'];
    sending: number;
  };
  /** Without Redis the form works with limits of its own, so this alone makes nothing unready. */
  redis: ServerStatus['redis'];
};

/** So many mails wait only for a mail system that hangs: an answer takes a second, and a visitor sends one. */
const MAX_SENDING = 50;

/**
 * Ready unless mail is not configured, the mail system did not take the last mail, or many are still being sent.
 *
 * @param status of this process; `npm run probe:inquiry` renews it.
 */
export function mailHealthOf(
  { SMTP_URL, MAIL_OUTBOX_DIR }: Pick<Env, 'SMTP_URL' | 'MAIL_OUTBOX_DIR'>,
  { sending, lastMail, redis }: ServerStatus,
): MailHealth {
  const transport = MAIL_OUTBOX_DIR ? 'files' : SMTP_URL ? 'relay' : null;
  const ok = transport !== null && lastMail !== 'rejected' && sending < MAX_SENDING;
  return { ok, mail: { transport, last: lastMail, sending }, redis };
}
