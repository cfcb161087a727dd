import 'server-only';
import { readdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import { type Deliver, isAboutMessage, isMessageRejected, SEND_TIMEOUT_MS } from './delivery';
import { mailFileName, writeDurably } from './durable-file';
import type { ContactMail } from './mail';
import type { HourlyLimit } from './rate-limits';

/** A mail that waits on the disk, and the network whose share of the hour it counts against. */
type SpooledMail = { mail: ContactMail; network: string | null };

/** Mails above the hourly limit wait here. While any wait, later ones wait behind them. */
export type Spool = {
  /** Whether mails wait. A new one must then wait, too, or frequent senders would take each hour's places. */
  isWaiting: () => Promise<boolean>;
  /** Writes a mail to the disk; it is sent when the limit allows. @returns false when it cannot be written. */
  keep: (spooled: SpooledMail) => Promise<boolean>;
  /**
   * Sends what the limit allows now, and tries again every minute until nothing is left. Networks take turns: the
   * oldest mail of each, then the second of each, and so on.
   */
  send: () => Promise<void>;
};

/** Waiting and rejected mails together. */
const MAX_MAILS = 5_000;
const RETRY_INTERVAL_MS = 60_000;
const WAITING_SUFFIX = '.json';
/**
 * A file with this suffix is being sent. A server that stops meanwhile leaves it behind; after CLAIM_LIFETIME_MS it
 * waits again.
 */
const CLAIMED_SUFFIX = '.sending';
/** The relay rejected this mail for good. The operator removes it. */
const REJECTED_SUFFIX = '.rejected';
const CLAIM_LIFETIME_MS = 10 * 60_000;

/** Mails not sent yet: waiting or claimed. */
const countUnsent = (entries: readonly string[]) =>
  entries.filter(
    (name) => !name.startsWith('.') && (name.endsWith(WAITING_SUFFIX) || name.endsWith(CLAIMED_SUFFIX)),
  ).length;
const countRejected = (entries: readonly string[]) =>
  entries.filter((name) => name.endsWith(REJECTED_SUFFIX)).length;
const waitingFiles = (entries: readonly string[]) =>
  entries.filter((name) => name.endsWith(WAITING_SUFFIX) && !name.startsWith('.')).sort();

/** Whether an earlier process left mails in the folder, waiting or rejected. */
export function hasSpooledMails(folder: string): boolean {
  try {
    const entries = readdirSync(folder);
    return countUnsent(entries) + countRejected(entries) > 0;
  } catch {
    return false;
  }
}

/** Releases the claims of servers that stopped while sending. */
async function releaseOldClaims(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(CLAIMED_SUFFIX)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs <= CLAIM_LIFETIME_MS) continue;
    // Another server may be faster.
    await rename(file, file.slice(0, -CLAIMED_SUFFIX.length)).catch(() => undefined);
  }
}

/** Claims a file for this server. @returns null when another server was faster. */
async function claim(file: string): Promise<string | null> {
  const claimed = `${file}${CLAIMED_SUFFIX}`;
  const now = new Date();
  try {
    // Touch it before renaming, so that no other server takes it for an old claim.
    await utimes(file, now, now);
    await rename(file, claimed);
    return claimed;
  } catch {
    return null;
  }
}

/** @returns null when another server has taken the mail, or the file is damaged. */
async function readSpooledMail(file: string): Promise<SpooledMail | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

type WaitingMail = { name: string } & Pick<SpooledMail, 'network'>;

/** The waiting mails in the order of `Spool.send`. */
async function inSendOrder(folder: string, names: readonly string[]): Promise<WaitingMail[]> {
  const turns = new Map<string | null, number>();
  const queue: (WaitingMail & { turn: number })[] = [];
  for (const name of names) {
    const spooled = await readSpooledMail(join(folder, name));
    if (!spooled) continue;
    const turn = turns.get(spooled.network) ?? 0;
    turns.set(spooled.network, turn + 1);
    queue.push({ name, network: spooled.network, turn });
  }
  return queue.sort((one, other) => one.turn - other.turn);
}

/**
 * Keeps mails in `folder` until the hourly limit allows them, across restarts. A crash between the delivery of a mail
 * and the removal of its file sends a second copy under the same Message-ID.
 */
export function createSpool(
  folder: string,
  limit: HourlyLimit,
  deliver: Deliver,
  maxMails = MAX_MAILS,
): Spool {
  let isScheduled = false;
  let sending = false;
  const list = () => readdir(folder).catch((): string[] => []);

  /** @returns whether to try the next mail. */
  async function sendOne({ name, network }: WaitingMail): Promise<boolean> {
    // Another network may still have a share.
    if ((await limit.take(network)) !== null) return true;
    const file = join(folder, name);
    const claimed = await claim(file);
    if (!claimed) {
      await limit.giveBack(network);
      return true;
    }
    const { mail } = JSON.parse(await readFile(claimed, 'utf8')) as SpooledMail;
    const { status } = metrics();
    try {
      await deliver(mail, AbortSignal.timeout(SEND_TIMEOUT_MS));
    } catch (error) {
      const rejected = isMessageRejected(error);
      log('error', 'spool.failed', { rejected });
      if (!rejected) status.lastMail = 'rejected';
      await limit.giveBack(network);
      // A rejected mail stays for the operator; any other goes to the end of the queue.
      const next = join(folder, mailFileName(mail.messageId, WAITING_SUFFIX));
      await rename(claimed, rejected ? `${file}${REJECTED_SUFFIX}` : next);
      // When the relay itself fails, all others would fail, too.
      return isAboutMessage(error);
    }
    status.lastMail = 'accepted';
    await rm(claimed);
    log('info', 'spool.sent');
    return true;
  }

  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      await releaseOldClaims(folder);
      for (const one of await inSendOrder(folder, waitingFiles(await list())))
        if (!(await sendOne(one))) break;
    } catch (error) {
      log('error', 'spool.broken', { code: (error as NodeJS.ErrnoException).code });
    } finally {
      sending = false;
    }
    const entries = await list();
    const left = countUnsent(entries);
    Object.assign(metrics().status, { spooled: left, rejected: countRejected(entries) });
    if (left > 0) sendLater();
  }

  function sendLater(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      void send();
    }, RETRY_INTERVAL_MS).unref();
  }

  return {
    isWaiting: async () => countUnsent(await list()) > 0,
    send,
    keep: async ({ mail, network }) => {
      try {
        const entries = await list();
        const before = countUnsent(entries);
        if (before + countRejected(entries) >= maxMails) return false;
        const date = new Date().toUTCString().replace('GMT', '+0000');
        const kept: SpooledMail = { mail: { ...mail, date }, network };
        await writeDurably(folder, mailFileName(mail.messageId, WAITING_SUFFIX), JSON.stringify(kept));
        metrics().status.spooled = before + 1;
        sendLater();
        return true;
      } catch (error) {
        log('error', 'spool.full', { code: (error as NodeJS.ErrnoException).code });
        return false;
      }
    },
  };
}
