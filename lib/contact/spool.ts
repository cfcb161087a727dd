import 'server-only';
import { readdirSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@/lib/log';
import { metrics } from '@/lib/server/metrics';
import { type Deliver, isMessageRefused, SEND_DEADLINE } from './delivery';
import { mailFileName, writeDurably } from './durable-file';
import type { ContactMail } from './mail';
import type { HourlyLimit } from './rate-limits';

/** A mail that waits on the disk, with the network whose share of the hour it counts against. */
type Kept = { mail: ContactMail; network: string | null };

/** Mails above the hourly limit wait here. */
export type Spool = {
  /** Writes a mail to the disk and sends it when the limit allows. @returns false when it cannot be kept. */
  keep: (kept: Kept) => Promise<boolean>;
  /** Sends what the limit allows now, oldest first, and tries again every minute until nothing is left. */
  send: () => Promise<void>;
};

const MAX_MAILS = 5_000;
const INTERVAL_MS = 60_000;
const ENDING = '.json';

const namesIn = (entries: readonly string[]) =>
  entries.filter((name) => name.endsWith(ENDING) && !name.startsWith('.')).sort();

/** Whether mails of an earlier process wait in the folder. */
export function hasKept(folder: string): boolean {
  try {
    return namesIn(readdirSync(folder)).length > 0;
  } catch {
    return false;
  }
}

/**
 * Keeps mails in `folder` until the hourly limit allows them. A server that starts again goes on with what it finds.
 * Two servers must not share a folder: both would send its mails.
 *
 * A crash between the delivery of a mail and the removal of its file sends a second copy under the same Message-ID.
 */
export function createSpool(folder: string, limit: HourlyLimit, deliver: Deliver): Spool {
  let timer: NodeJS.Timeout | undefined;
  let sending = false;
  const list = async () => namesIn(await readdir(folder).catch(() => []));

  /** @returns whether the next mail should be tried. */
  async function sendOne(name: string): Promise<boolean> {
    const file = join(folder, name);
    const { mail, network } = JSON.parse(await readFile(file, 'utf8')) as Kept;
    // Another network may still have a share.
    if ((await limit.take(network)) !== null) return true;
    try {
      await deliver(mail, AbortSignal.timeout(SEND_DEADLINE));
    } catch (error) {
      await limit.giveBack(network);
      log('error', 'spool.failed', { refused: isMessageRefused(error) });
      if (!isMessageRefused(error)) return false;
      // The relay will never take it: it stays for the operator.
      await rename(file, `${file}.refused`);
      return true;
    }
    await rm(file);
    log('info', 'spool.sent');
    return true;
  }

  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      for (const name of await list()) if (!(await sendOne(name))) break;
    } catch (error) {
      log('error', 'spool.broken', { code: (error as NodeJS.ErrnoException).code });
    } finally {
      sending = false;
    }
    const left = (await list()).length;
    metrics().status.kept = left;
    clearTimeout(timer);
    if (left > 0) timer = setTimeout(() => void send(), INTERVAL_MS).unref();
  }

  return {
    send,
    keep: async (kept) => {
      try {
        const before = (await list()).length;
        if (before >= MAX_MAILS) return false;
        await writeDurably(folder, mailFileName(kept.mail.messageId, ENDING), JSON.stringify(kept));
        metrics().status.kept = before + 1;
        timer ??= setTimeout(() => void send(), INTERVAL_MS).unref();
        return true;
      } catch (error) {
        log('error', 'spool.full', { code: (error as NodeJS.ErrnoException).code });
        return false;
      }
    },
  };
}
