import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RedisConnection } from '../server/redis';
import { SEND_TIMEOUT_MS } from './delivery';
import { expiringMap } from './expiring-map';
import { createFingerprint } from './fingerprint';
import { createFirstValues } from './first-values';

/** Makes sure that one submission id sends one mail, however often it is posted. */
export type IdempotencyStore = {
  /** False when this id came with other content in the last day. Stores fingerprints only. */
  isSame: (id: string, content: string) => Promise<boolean>;
  /** Whether a request with this id was accepted in the last day. */
  accepted: (id: string) => Promise<boolean>;
  /**
   * Calls `send` unless the id was accepted before. Requests that arrive meanwhile share its result.
   *
   * @param send resolves to true when the mail system has accepted the message. It must not throw.
   * @returns whether the message has been accepted, now or before.
   */
  once: (id: string, send: () => Promise<boolean>) => Promise<boolean>;
};

const ID_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** At most about 10 MB of ids. */
const MAX_IDS = 50_000;

/** Remembers accepted submission ids for a day, in memory and in Redis when there is one. */
export function createIdempotencyStore(
  redis?: RedisConnection,
  fingerprint = createFingerprint(),
): IdempotencyStore {
  const firstContent = createFirstValues(ID_LIFETIME_MS / 1000, redis);
  const acceptedIds = expiringMap<true>(ID_LIFETIME_MS, MAX_IDS);
  const running = new Map<string, Promise<boolean>>();
  const shared = redis && createSharedStore(redis);

  async function accepted(id: string): Promise<boolean> {
    return acceptedIds.get(id) ?? (await shared?.accepted(id)) ?? false;
  }

  async function run(id: string, send: () => Promise<boolean>): Promise<boolean> {
    if (acceptedIds.get(id)) return true;
    const done = await (shared ? shared.once(id, send) : send());
    if (done) acceptedIds.set(id, true);
    return done;
  }

  return {
    isSame: async (id, content) => {
      const hash = fingerprint(content);
      // The key has the id's hash, too. After CONTACT_HASH_KEY changes, a retry is not compared with the old hash.
      return (await firstContent.getOrSet(`contact-content:${fingerprint(id)}`, hash)) === hash;
    },
    accepted,
    once: (id, send) => {
      const current = running.get(id);
      if (current) return current;
      const next = run(id, send).finally(() => running.delete(id));
      running.set(id, next);
      return next;
    },
  };
}

const ACCEPTED = 'accepted';
/** Longer than any delivery, so that the claim of a server that died while sending expires. */
const CLAIM_LIFETIME_MS = SEND_TIMEOUT_MS + 5_000;
const POLL_INTERVAL_MS = 150;

/** Releases the claim unless another server holds it by now. */
const RELEASE_SCRIPT = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Servers share their ids: one claims an id and sends, the others wait. Without Redis each server is on its own. */
function createSharedStore(redis: RedisConnection): Omit<IdempotencyStore, 'isSame'> {
  const keyOf = (id: string) => `contact-submission:${id}`;
  const read = (id: string) => redis.tryCommand((client) => client.get(keyOf(id)));

  /** The result of another server's send. A claim that is gone means that the send failed. */
  async function waitForResult(id: string): Promise<boolean> {
    const until = Date.now() + SEND_TIMEOUT_MS;
    while (Date.now() < until) {
      const value = await read(id);
      if (value === ACCEPTED) return true;
      if (!value) return false;
      await pause(POLL_INTERVAL_MS);
    }
    return false;
  }

  return {
    accepted: async (id) => (await read(id)) === ACCEPTED,
    once: async (id, send) => {
      const claim = randomUUID();
      const claimed = await redis.tryCommand((client) =>
        client.set(keyOf(id), claim, 'PX', CLAIM_LIFETIME_MS, 'NX'),
      );
      if (claimed === null) return waitForResult(id);
      const done = await send();
      await redis.tryCommand((client) =>
        done
          ? client.set(keyOf(id), ACCEPTED, 'PX', ID_LIFETIME_MS)
          : client.eval(RELEASE_SCRIPT, 1, keyOf(id), claim),
      );
      return done;
    },
  };
}
