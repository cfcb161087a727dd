import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimitKey } from '../http/client-address';
import type { RedisConnection } from './redis';

/** All clients of an IPv6 /48 together may send this many requests for each of one client. */
const WIDE_FACTOR = 20;
/** Each limit forgets its least recent clients above this number, so that a flood cannot fill the memory. */
const MAX_KEYS = 20_000;
/** The limiter sets a timer for each new key. Set by a request, it would keep that request in memory until it fires. */
const outsideRequest = AsyncLocalStorage.snapshot();

/** Counts requests by any key, in Redis when there is one. @param duration in seconds. */
export function createLimiter(name: string, points: number, duration: number, redis?: RedisConnection) {
  const options = { keyPrefix: name, points, duration };
  const memory = new RateLimiterMemory(options);
  const limiter = redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis.client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      })
    : memory;
  const current = () => (redis?.isAway() ? memory : limiter);
  const keys = new LRUCache<string, true>({ max: MAX_KEYS, dispose: (_, key) => void memory.delete(key) });
  return {
    /** Null, or the seconds to wait when `key` has used up its points. */
    consume: async (key: string): Promise<number | null> => {
      await redis?.opened;
      keys.set(key, true);
      try {
        await outsideRequest(() => current().consume(key));
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // After the clock was set back, nobody should wait longer than the window.
        return Math.min(duration, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
    giveBack: async (key: string): Promise<void> => {
      await current().reward(key);
    },
  };
}

/**
 * One limit per client, and a wider one per IPv6 /48, because one client may own many addresses.
 *
 * @returns counts one request of an address. Resolves to null, or to the seconds to wait when it is over the limit.
 */
export function createClientLimit(name: string, points: number, duration: number, redis?: RedisConnection) {
  const one = createLimiter(name, points, duration, redis);
  const wide = createLimiter(`${name}-48`, points * WIDE_FACTOR, duration, redis);
  return async (address: string) => {
    if (isIP(address) !== 6) return one.consume(rateLimitKey(address));
    const network = rateLimitKey(address, 48);
    const wideWait = await wide.consume(network);
    if (wideWait !== null) return wideWait;
    const wait = await one.consume(rateLimitKey(address));
    // A rejected request does not count against its neighbors.
    if (wait !== null) await wide.giveBack(network);
    return wait;
  };
}
