import 'server-only';
import { expiringMap } from './expiring-map';
import type { RedisConnection } from './redis';

/** Gives the value that `key` came with first, which is `value` when the key is new. */
export type FirstSeen = (key: string, value: string) => Promise<string>;

/** Most keys kept in memory. */
const CAPACITY = 50_000;

/**
 * Remembers first values: in Redis when there is one, else in memory.
 *
 * @param seconds how long each is remembered.
 */
export function createFirstSeen(seconds: number, redis?: RedisConnection): FirstSeen {
  const memory = expiringMap<string>(seconds * 1000, CAPACITY);
  return async (key, value) => {
    const results = await redis?.attempt((client) =>
      client.multi().set(key, value, 'EX', seconds, 'NX').get(key).exec(),
    );
    const shared = results?.[1]?.[1];
    if (typeof shared === 'string') return shared;
    const known = memory.get(key) ?? value;
    if (known === value) memory.set(key, value);
    return known;
  };
}
