import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RedisConnection } from '../server/redis';
import { SEND_TIMEOUT_MS } from './delivery';
import type { InquiryResult } from './inquiry-result';
import { createSetIfAbsentStore } from './set-if-absent-store';

const ID_LIFETIME_MS = 24 * 60 * 60 * 1000;
const MAX_IDS = 50_000;
/** Longer than any delivery, so that the claim of a server that died while sending expires. */
const CLAIM_LIFETIME_MS = SEND_TIMEOUT_MS + 5_000;
const POLL_INTERVAL_MS = 150;
const SHARED_AT_ONCE = 500;
/** The value of an accepted id in Redis. Before that, the value is the claim of the server that sends. */
const ACCEPTED = 'accepted';
/** Releases the claim unless another server holds it by now. */
const RELEASE_SCRIPT = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Makes sure that one submission id sends one mail, however often it is posted. Remembers accepted ids for a day, in
 * memory and in Redis when there is one. With Redis, one server claims an id and sends, the others wait; without it,
 * each server is on its own.
 */
export function createIdempotencyStore(computeHash: (text: string) => string, redis?: RedisConnection) {
  const firstContent = createSetIfAbsentStore(ID_LIFETIME_MS / 1000, redis);
  const acceptedIds = new LRUCache<string, true>({ max: MAX_IDS, ttl: ID_LIFETIME_MS });
  const runningSends = new Map<string, Promise<InquiryResult>>();
  const getKey = (id: string) => `contact-submission:${id}`;
  // The key has the id's hash, too. After CONTACT_HASH_KEY changes, a retry is not compared with the old hash.
  const getContentKey = (id: string) => `contact-content:${computeHash(id)}`;
  const readShared = async (id: string) => redis?.tryCommand((client) => client.get(getKey(id)));
  const getRemainingMs = (id: string) => Math.ceil(acceptedIds.getRemainingTTL(id));
  // Shares the ids that were accepted while Redis was away, and those that Redis lost in a restart. `tryCommand` is
  // not used: so many at once may exceed its timeout, which would count as another outage.
  redis?.onBack(async () => {
    const ids = [...acceptedIds.keys()];
    while (ids.length > 0) {
      const batch = redis.client.pipeline();
      for (const id of ids.splice(0, SHARED_AT_ONCE))
        batch.set(getKey(id), ACCEPTED, 'PX', getRemainingMs(id));
      await batch.exec().catch(() => undefined);
    }
  });

  /** The result of another server's send. */
  async function waitForResult(id: string): Promise<InquiryResult> {
    const until = performance.now() + SEND_TIMEOUT_MS;
    let sawOutage = false;
    while (performance.now() < until) {
      const value = await readShared(id);
      if (value === ACCEPTED) return { kind: 'accepted', id };
      // A claim that is gone means that the send failed, unless Redis may have lost it.
      if (value === null && !sawOutage) return { kind: 'mail-rejected' };
      sawOutage ||= value === undefined;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    return { kind: 'unconfirmed' };
  }

  async function claimAndSend(id: string, send: () => Promise<InquiryResult>): Promise<InquiryResult> {
    if (acceptedIds.has(id)) return { kind: 'accepted', id };
    const claim = randomUUID();
    const claimed = await redis?.tryCommand((client) =>
      client.set(getKey(id), claim, 'PX', CLAIM_LIFETIME_MS, 'NX'),
    );
    const result = claimed === null ? await waitForResult(id) : await send();
    if (result.kind === 'accepted') {
      acceptedIds.set(id, true);
      await redis?.tryCommand((client) => client.set(getKey(id), ACCEPTED, 'PX', getRemainingMs(id)));
    } else await redis?.tryCommand((client) => client.eval(RELEASE_SCRIPT, 1, getKey(id), claim));
    return result;
  }

  return {
    /** False when this id came with other content in the last day. `isStored`: whether a new id's is remembered. */
    hasSameContent: async (id: string, content: string, isStored = true) => {
      const hash = computeHash(content);
      const key = getContentKey(id);
      const first = isStored ? await firstContent.setIfAbsent(key, hash) : await firstContent.get(key);
      return (first ?? hash) === hash;
    },
    forgetContent: (id: string) => firstContent.delete(getContentKey(id)),
    /** Whether a request with this id was accepted in the last day. */
    isAccepted: async (id: string) => acceptedIds.has(id) || (await readShared(id)) === ACCEPTED,
    /**
     * Calls `send` unless the id was accepted before. Requests that arrive meanwhile share its result, which is
     * 'unconfirmed' when another server has the request and Redis could not tell what became of it. `send` must not throw.
     */
    runOnce: (id: string, send: () => Promise<InquiryResult>): Promise<InquiryResult> => {
      const current = runningSends.get(id);
      if (current) return current;
      const next = claimAndSend(id, send).finally(() => runningSends.delete(id));
      runningSends.set(id, next);
      return next;
    },
  };
}
