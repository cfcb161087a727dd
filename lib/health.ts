import type { Env } from './env';
import { isPreview } from './preview';

/** Whether the site can do its work. Says of settings only whether they are there. */
export type Health = {
  ok: boolean;
  content: { configured: boolean; pages: number };
  /** `way` is where contact mails go: to a relay, or into files. */
  mail: { configured: boolean; way?: 'relay' | 'files' };
  preview: boolean;
};

/**
 * Whether content and mail are configured.
 *
 * @param pages number of pages that may be found.
 */
export function healthOf({
  pages,
  env,
}: {
  pages: number;
  env: Pick<Env, 'SMTP_URL' | 'MAIL_OUTBOX_DIR'>;
}): Health {
  const way: Health['mail']['way'] = env.MAIL_OUTBOX_DIR ? 'files' : env.SMTP_URL ? 'relay' : undefined;
  const content = { configured: pages > 0, pages };
  const mail = { configured: way !== undefined, ...(way && { way }) };
  return { ok: content.configured && mail.configured, content, mail, preview: isPreview };
}
