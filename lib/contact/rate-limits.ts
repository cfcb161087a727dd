import 'server-only';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limitKey } from './client-address';
import type { RedisConnection } from './redis';

/** Counts one request of a client. Resolves to the seconds to wait when it was one too many, else to null. */
export type RateLimit = (address: string) => Promise<number | null>;

/** A client may make this many times as many requests as valid requests. */
const ALL_FACTOR = 20;

function createLimit(name: string, points: number, duration: number, redis?: RedisConnection): RateLimit {
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
  return async (address) => {
    await redis?.opened;
    try {
      await limiter.consume(limitKey(address));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // If the clock was set back, nobody should wait for longer than the window.
      return Math.min(duration, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  };
}

/**
 * The two limits of the contact request: `valid` counts requests that passed validation, `all` every one.
 *
 * @param points valid requests that a client may make in `seconds` (CONTACT_LIMIT, CONTACT_LIMIT_WINDOW).
 */
export function createRateLimits(points: number, seconds: number, redis?: RedisConnection) {
  return {
    valid: createLimit('contact-valid', points, seconds, redis),
    all: createLimit('contact-all', points * ALL_FACTOR, seconds, redis),
  };
}
