import 'server-only';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { InquiryMail } from './compose-mail';

/**
 * Delivers a message. Resolves only when the other side has taken responsibility for it.
 *
 * @throws when the message was rejected, or when `signal` aborted the delivery.
 */
export type DeliverMail = (mail: InquiryMail, signal: AbortSignal) => Promise<void>;

/** Longest delivery, so that the visitor gets a response within 30 seconds. */
export const SEND_TIMEOUT_MS = 25_000;

type RelayError = { code?: unknown; responseCode?: number } | null | undefined;

/**
 * How a relay that took sender and recipient refused the message itself, after DATA: for good ('rejected', 5xx), which
 * only a message's content causes, or for now ('deferred', 4xx). Null for any other failure.
 */
export function getContentRefusal(error: unknown): 'rejected' | 'deferred' | null {
  const { code, responseCode = 0 } = (error as RelayError) ?? {};
  if (code !== 'EMESSAGE') return null;
  return responseCode >= 500 ? 'rejected' : 'deferred';
}

/** No file and no URL becomes part of a message. */
const NO_FOREIGN_CONTENT = { disableFileAccess: true, disableUrlAccess: true };

/** The loggable facts of a failure: codes and stage only, because a relay's message may quote the mail or the password. */
export function pickLoggableFields(error: unknown): Record<string, string | number | undefined> {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    stage: typeof command === 'string' ? command.split(' ')[0] : undefined,
  };
}

/**
 * Deliveries at a time, because relays limit the connections of a client. The mail library's pool alone is not enough:
 * it limits connections, so a delivery that pauses would lose its place, and all behind it would fail in turn.
 */
const MAX_DELIVERIES = 3;

/** Options that SMTP_URL cannot change. */
const FIXED_OPTIONS = {
  ...NO_FOREIGN_CONTENT,
  // For each stage of the SMTP dialogue. The signal limits the delivery as a whole.
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  // The pool never sends again by itself: only `deliverBySmtp` knows whether the relay may have the message. A mail takes
  // over the connection of the one before it, so that the relay never sees more connections than deliveries.
  ...{ pool: true, maxConnections: MAX_DELIVERIES, maxRequeues: 0, idleTimeout: 1 },
  // The log would contain what visitors wrote.
  logger: false,
  debug: false,
} as const;

/** Whether the relay may take the mail later: a 4xx reply (RFC 5321, 4.2.1), or a connection that failed. */
function isTemporary(error: unknown): boolean {
  const { code, responseCode } = (error as RelayError) ?? {};
  return responseCode ? responseCode < 500 : /^E(CONNECTION|SOCKET|TIMEDOUT|DNS)$/.test(String(code));
}

/**
 * A transport to the relay that SMTP_URL names. A relay on another machine must offer TLS, unless SMTP_URL ends in
 * `?requireTLS=false`: without TLS, anyone on the network path could read the password and the mails.
 */
export function createRelayTransport(url: string) {
  const relay = new URL(url);
  for (const name of Object.keys(FIXED_OPTIONS)) relay.searchParams.delete(name);
  // Loopback traffic needs no TLS.
  const requireTLS = !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(relay.hostname);
  return createTransport({ requireTLS, ...FIXED_OPTIONS, url: relay.href });
}

/**
 * Delivers to the relay that SMTP_URL names.
 *
 * @param retryDelaysMs pause before each further try. Only failures before the relay asks for the message are tried
 *   again: afterward it may have taken the mail, and the visitor decides.
 */
export function deliverBySmtp(url: string, retryDelaysMs = [1_000, 3_000, 7_000]): DeliverMail {
  const transport = createRelayTransport(url);
  const messages = new WeakMap<object, Readable>();
  // The transport reads the message only after the relay has replied to DATA.
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc((input) => {
      const output = Readable.from(input, { objectMode: false });
      messages.set(data.envelope as object, output);
      return output;
    });
    done();
  });
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (mail, signal) => {
    if (running < MAX_DELIVERIES) running += 1;
    // The deliveries ahead in the queue have earlier deadlines, so this one starts before its own deadline.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      for (const delay of [...retryDelaysMs, null]) {
        // A copy for each try: it is the key of this try in `messages`.
        const envelope = { ...mail.envelope };
        try {
          await transport.sendMail({ ...mail, envelope, signal });
          return;
        } catch (error) {
          const isMessageRead = messages.get(envelope)?.readableDidRead ?? false;
          if (delay === null || isMessageRead || !isTemporary(error)) throw error;
          await pause(delay, undefined, { signal });
        }
      }
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const toBuffer = { streamTransport: true, buffer: true, newline: 'windows' } as const;
const composer = createTransport({ ...NO_FOREIGN_CONTENT, ...toBuffer });

/**
 * Writes each message to `folder` as an .eml file that only this user can read. The file gets its name when it is
 * complete and on the disk, so a crash leaves no partial one.
 */
export function deliverToOutbox(folder: string): DeliverMail {
  return async (mail) => {
    const { message } = await composer.sendMail(mail);
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
