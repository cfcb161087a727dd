import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RedisConnection } from '../server/redis';

/** Hashes a text so that nobody can compute the hash, or test a guess, without the key. */
export type Fingerprint = (text: string) => string;

/** @param key CONTACT_HASH_KEY. The default is a random key, for hashes that never leave this process. */
export function createFingerprint(key: string | Buffer = randomBytes(32)): Fingerprint {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** So that a flood cannot fill the memory. */
const MAX_KEYS = 50_000;

/**
 * Remembers the first value of each key, in Redis when there is one, else in memory.
 *
 * @param seconds how long each is remembered.
 */
export function createFirstValues(seconds: number, redis?: RedisConnection) {
  const memory = new LRUCache<string, string>({ max: MAX_KEYS, ttl: seconds * 1000, noUpdateTTL: true });
  return {
    /** The first value, or undefined for a new key. */
    get: async (key: string) => (await redis?.tryCommand((client) => client.get(key))) ?? memory.get(key),
    /** The first value, which is `value` when the key is new. */
    getOrSet: async (key: string, value: string): Promise<string> => {
      const results = await redis?.tryCommand((client) =>
        client.multi().set(key, value, 'EX', seconds, 'NX').get(key).exec(),
      );
      const shared = results?.[1]?.[1];
      if (typeof shared === 'string') return shared;
      const first = memory.get(key) ?? value;
      memory.set(key, first);
      return first;
    },
  };
}
