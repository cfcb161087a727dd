import 'server-only';
import { readdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
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
/** A file with this ending is being sent. A server that stopped meanwhile leaves one, which counts as waiting later. */
const CLAIMED = '.sending';
const CLAIM_LIFETIME_MS = 10 * 60_000;

/** Mails that are not sent yet: waiting, or claimed. */
const countIn = (entries: readonly string[]) =>
  entries.filter((name) => !name.startsWith('.') && (name.endsWith(ENDING) || name.endsWith(CLAIMED))).length;
const namesIn = (entries: readonly string[]) =>
  entries.filter((name) => name.endsWith(ENDING) && !name.startsWith('.')).sort();

/** Whether mails of an earlier process wait in the folder. */
export function hasKept(folder: string): boolean {
  try {
    return countIn(readdirSync(folder)) > 0;
  } catch {
    return false;
  }
}

/** Makes the claims of servers that stopped while sending wait again. */
async function releaseOldClaims(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(CLAIMED)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > CLAIM_LIFETIME_MS) await rename(file, file.slice(0, -CLAIMED.length));
  }
}

/** Takes a file for this server. @returns null when another server was faster. */
async function claim(file: string): Promise<string | null> {
  const claimed = `${file}${CLAIMED}`;
  try {
    await rename(file, claimed);
  } catch {
    return null;
  }
  const now = new Date();
  await utimes(claimed, now, now);
  return claimed;
}

/**
 * Keeps mails in `folder` until the hourly limit allows them. A server that starts again goes on with what it finds.
 * A crash between the delivery of a mail and the removal of its file sends a second copy under the same Message-ID.
 */
export function createSpool(folder: string, limit: HourlyLimit, deliver: Deliver): Spool {
  let timer: NodeJS.Timeout | undefined;
  let sending = false;
  const list = () => readdir(folder).catch((): string[] => []);

  /** @returns whether the next mail should be tried. */
  async function sendOne(name: string): Promise<boolean> {
    const file = join(folder, name);
    const claimed = await claim(file);
    if (!claimed) return true;
    const { mail, network } = JSON.parse(await readFile(claimed, 'utf8')) as Kept;
    if ((await limit.take(network)) !== null) {
      // Another network may still have a share.
      await rename(claimed, file);
      return true;
    }
    try {
      await deliver(mail, AbortSignal.timeout(SEND_DEADLINE));
    } catch (error) {
      const refused = isMessageRefused(error);
      log('error', 'spool.failed', { refused });
      await limit.giveBack(network);
      // What the relay will never take stays for the operator.
      await rename(claimed, refused ? `${file}.refused` : file);
      return refused;
    }
    await rm(claimed);
    log('info', 'spool.sent');
    return true;
  }

  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      await releaseOldClaims(folder);
      for (const name of namesIn(await list())) if (!(await sendOne(name))) break;
    } catch (error) {
      log('error', 'spool.broken', { code: (error as NodeJS.ErrnoException).code });
    } finally {
      sending = false;
    }
    const left = countIn(await list());
    metrics().status.kept = left;
    clearTimeout(timer);
    timer = left > 0 ? setTimeout(() => void send(), INTERVAL_MS).unref() : undefined;
  }

  return {
    send,
    keep: async (kept) => {
      try {
        const before = countIn(await list());
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
