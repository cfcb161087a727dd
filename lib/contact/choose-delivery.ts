import 'server-only';
import type { Env } from '@/lib/env';
import type { Deliver } from './deliver';
import { deliverBySmtp } from './deliver-by-smtp';
import { deliverToOutbox } from './deliver-to-outbox';

/** The way out that the settings name; null when they name none (CALLS-11, CALLS-15). */
export function chooseDelivery(env: Pick<Env, 'SMTP_URL' | 'MAIL_OUTBOX_DIR'>): Deliver | null {
  if (env.MAIL_OUTBOX_DIR) return deliverToOutbox(env.MAIL_OUTBOX_DIR);
  return env.SMTP_URL ? deliverBySmtp(env.SMTP_URL) : null;
}
