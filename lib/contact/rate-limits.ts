import 'server-only';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limitKey } from './client-address';
import type { SharedStore } from './shared-store';

/** Counts one request of a client; gives the seconds to wait when it was one too many, else null. */
export type Limit = (address: string) => Promise<number | null>;

/** All requests of a client may be this many times as many as its valid ones (CALLS-21). */
const WIDER = 20;

function limit(name: string, points: number, duration: number, store?: SharedStore): Limit {
  const options = { keyPrefix: name, points, duration };
  const memory = new RateLimiterMemory(options);
  const limiter = store
    ? new RateLimiterRedis({
        ...options,
        storeClient: store.client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      })
    : memory;
  return async (address) => {
    await store?.opened;
    try {
      await limiter.consume(limitKey(address));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // A clock that was set back must not make visitors wait for longer than the window.
      return Math.min(duration, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  };
}

/**
 * The two limits of the contact request: `valid` counts requests that passed validation, `all` every one.
 *
 * @param points valid requests that a client may make in `seconds` (CONTACT_LIMIT, CONTACT_LIMIT_WINDOW).
 */
export function contactLimits(points: number, seconds: number, store?: SharedStore) {
  return {
    valid: limit('contact-valid', points, seconds, store),
    all: limit('contact-all', points * WIDER, seconds, store),
  };
}
