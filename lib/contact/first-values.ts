import 'server-only';
import { LRUCache } from 'lru-cache';
import type { RedisConnection } from '../server/redis';

/** Remembers the first value of each key. */
type FirstValues = {
  /** The first value, or undefined for a new key. */
  get: (key: string) => Promise<string | undefined>;
  /** The first value, which is `value` when the key is new. */
  getOrSet: (key: string, value: string) => Promise<string>;
};

/** So that a flood cannot fill the memory. */
const MAX_KEYS = 50_000;

/**
 * Remembers first values in Redis when there is one, else in memory.
 *
 * @param seconds how long each is remembered.
 */
export function createFirstValues(seconds: number, redis?: RedisConnection): FirstValues {
  const memory = new LRUCache<string, string>({ max: MAX_KEYS, ttl: seconds * 1000, noUpdateTTL: true });
  return {
    get: async (key) => (await redis?.tryCommand((client) => client.get(key))) ?? memory.get(key),
    getOrSet: async (key, value) => {
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
