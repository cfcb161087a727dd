import 'server-only';
import type { RedisConnection } from '../server/redis';
import { expiringMap } from './expiring-map';

/** Remembers the first value of each key. */
type FirstValues = {
  /** The first value, or undefined for a new key. */
  get: (key: string) => Promise<string | undefined>;
  /** The first value, which is `value` when the key is new. */
  getOrSet: (key: string, value: string) => Promise<string>;
};

const MAX_KEYS = 50_000;

/**
 * Remembers first values in Redis when there is one, else in memory.
 *
 * @param seconds how long each is remembered.
 */
export function createFirstValues(seconds: number, redis?: RedisConnection): FirstValues {
  const memory = expiringMap<string>(seconds * 1000, MAX_KEYS);
  return {
    get: async (key) => (await redis?.tryCommand((client) => client.get(key))) ?? memory.get(key),
    getOrSet: async (key, value) => {
      const results = await redis?.tryCommand((client) =>
        client.multi().set(key, value, 'EX', seconds, 'NX').get(key).exec(),
      );
      const shared = results?.[1]?.[1];
      if (typeof shared === 'string') return shared;
      const known = memory.get(key) ?? value;
      if (known === value) memory.set(key, value);
      return known;
    },
  };
}
