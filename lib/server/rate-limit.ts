import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { getRateLimitKey } from '../http/client-ip';
import type { RedisConnection } from './redis';

/** All clients of an IPv6 /48 together may send this many requests for each of one client. */
const WIDE_FACTOR = 20;
/** Each limit forgets its least recent clients above this number, so that a flood cannot fill the memory. */
const MAX_KEYS = 20_000;
/** The limiter sets a timer for each new key. Set by a request, it would keep that request in memory until it fires. */
const runOutsideRequest = AsyncLocalStorage.snapshot();

export type Limiter = ReturnType<typeof createLimiter>;

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
  const chooseLimiter = () => (redis?.isAway() ? memory : limiter);
  const keys = new LRUCache<string, true>({ max: MAX_KEYS, dispose: (_, key) => void memory.delete(key) });
  const refund = async (key: string) => void (await runOutsideRequest(() => chooseLimiter().reward(key)));
  return {
    /** Null, or the seconds to wait when `key` has used up its points. What must wait does not count. */
    consume: async (key: string): Promise<number | null> => {
      await redis?.opened;
      keys.set(key, true);
      try {
        await runOutsideRequest(() => chooseLimiter().consume(key));
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        await refund(key);
        // After the clock was set back, nobody should wait longer than the window.
        return Math.min(duration, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
    refund,
    count: async (key: string): Promise<number> => (await chooseLimiter().get(key))?.consumedPoints ?? 0,
  };
}

/** One limit per client, and a wider one per IPv6 /48, because one client may own many addresses. */
export function createClientLimit(name: string, points: number, duration: number, redis?: RedisConnection) {
  const clients = createLimiter(name, points, duration, redis);
  const networks = createLimiter(`${name}-48`, points * WIDE_FACTOR, duration, redis);
  const getNetwork = (ip: string) => (isIP(ip) === 6 ? getRateLimitKey(ip, 48) : null);
  return {
    /** Counts one request of an IP address. Resolves to null, or to the seconds to wait when it is over the limit. */
    consume: async (ip: string): Promise<number | null> => {
      const network = getNetwork(ip);
      const networkWait = network && (await networks.consume(network));
      if (networkWait) return networkWait;
      const wait = await clients.consume(getRateLimitKey(ip));
      // A rejected request does not count against its neighbors.
      if (wait !== null && network) await networks.refund(network);
      return wait;
    },
    /** Undoes one `consume`. */
    refund: async (ip: string): Promise<void> => {
      const network = getNetwork(ip);
      if (network) await networks.refund(network);
      await clients.refund(getRateLimitKey(ip));
    },
  };
}
