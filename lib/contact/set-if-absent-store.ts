import 'server-only';
import { LRUCache } from 'lru-cache';
import type { RedisConnection } from '../server/redis';

/** A limit, so that a flood cannot fill the memory. */
const MAX_KEYS = 50_000;

/** Keeps the first value of each key for `seconds`, in Redis when there is one, else in memory. */
export function createSetIfAbsentStore(seconds: number, redis?: RedisConnection) {
  const memory = new LRUCache<string, string>({ max: MAX_KEYS, ttl: seconds * 1000, noUpdateTTL: true });
  return {
    /** The stored value; undefined for a new key. */
    get: async (key: string) => (await redis?.tryCommand((client) => client.get(key))) ?? memory.get(key),
    /** Stores `value` when the key is new. @returns the stored value. */
    setIfAbsent: async (key: string, value: string): Promise<string> => {
      const results = await redis?.tryCommand((client) =>
        client.multi().set(key, value, 'EX', seconds, 'NX').get(key).exec(),
      );
      const inRedis = results?.[1]?.[1];
      if (typeof inRedis === 'string') return inRedis;
      const first = memory.get(key) ?? value;
      memory.set(key, first);
      return first;
    },
    delete: async (key: string): Promise<void> => {
      memory.delete(key);
      await redis?.tryCommand((client) => client.del(key));
    },
  };
}
