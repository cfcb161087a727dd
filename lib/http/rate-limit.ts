import 'server-only';
import { isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisConnection } from '../server/redis';
import { rateLimitKey } from './client-address';

/** Counts one request of a client. Resolves to null, or to the seconds to wait when it is over the limit. */
export type RateLimit = (address: string) => Promise<number | null>;

/** All clients of an IPv6 /48 together may send this many requests for each of one client. */
const WIDE_FACTOR = 20;

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
  return {
    /** Null, or the seconds to wait when `key` has used up its points. */
    consume: async (key: string): Promise<number | null> => {
      await redis?.opened;
      try {
        await (redis?.isPaused() ? memory : limiter).consume(key);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // After the clock was set back, nobody should wait longer than the window.
        return Math.min(duration, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
    giveBack: async (key: string): Promise<void> => {
      await (redis?.isPaused() ? memory : limiter).reward(key);
    },
  };
}

/** One limit per client, and a wider one per IPv6 /48, because one client may own many addresses. */
export function createClientLimit(
  name: string,
  points: number,
  duration: number,
  redis?: RedisConnection,
): RateLimit {
  const one = createLimiter(name, points, duration, redis);
  const wide = createLimiter(`${name}-48`, points * WIDE_FACTOR, duration, redis);
  return async (address) => {
    if (isIP(address) !== 6) return one.consume(rateLimitKey(address));
    // The wider limit first, so that a flood above it adds no more addresses to the memory.
    const network = rateLimitKey(address, 48);
    const wideWait = await wide.consume(network);
    if (wideWait !== null) return wideWait;
    const wait = await one.consume(rateLimitKey(address));
    // A rejected request does not count against its neighbors.
    if (wait !== null) await wide.giveBack(network);
    return wait;
  };
}
