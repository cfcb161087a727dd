import 'server-only';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { ContactMail } from './mail';

/**
 * Delivers a message. Resolves only when the other side has taken responsibility for it.
 *
 * @throws when the message was rejected, or when `signal` aborted the delivery.
 */
export type Deliver = (mail: ContactMail, signal: AbortSignal) => Promise<void>;

/** Longest delivery, so that the visitor has an answer within 30 seconds. */
export const SEND_TIMEOUT_MS = 25_000;

/** Whether the relay works and rejected this message for good because of its content (5xx after DATA). */
export function isMessageRejected(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as Record<string, unknown>;
  return code === 'EMESSAGE' && typeof responseCode === 'number' && responseCode >= 500;
}

/** For each stage of the SMTP dialogue. The signal limits the delivery as a whole. */
const TIMEOUTS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Whether the relay is on this machine: nobody can listen in, so TLS is not required. */
const isLoopback = (host: string | undefined) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host ?? '');

/**
 * Delivers to the relay that SMTP_URL names. A relay on another machine must offer TLS, unless SMTP_URL ends in
 * `?requireTLS=false`: without TLS, anyone on the network path could read the password and the mails. Each mail gets
 * its own connection, because a pooled one would send again by itself when it closes.
 */
export function deliverBySmtp(url: string): Deliver {
  const named = parseConnectionUrl(url);
  const transport = createTransport({
    requireTLS: !isLoopback(named.host),
    ...named,
    ...TIMEOUTS_MS,
    pool: false,
    // The log would contain what visitors wrote.
    logger: false,
    debug: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    await transport.sendMail({ ...mail, signal });
  };
}

/**
 * Writes each message to `folder` as an .eml file that only this user can read. The file gets its name when it is
 * complete and on the disk, so a crash leaves no partial one.
 */
export function deliverToOutbox(folder: string): Deliver {
  return async (mail) => {
    const access = { disableFileAccess: true, disableUrlAccess: true };
    const message = await new MailComposer({ ...mail, ...access, newline: 'windows' }).compile().build();
    const time = new Date().toISOString().replaceAll(':', '-');
    const name = `${time}-${mail.messageId.replace(/^<|@.*$/g, '')}.eml`;
    const unfinished = join(folder, `.${name}.part`);
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(unfinished, message, { flag: 'wx', mode: 0o600, flush: true });
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
}
