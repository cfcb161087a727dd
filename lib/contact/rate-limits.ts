import 'server-only';
import { isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limitKey } from './client-address';
import type { RedisConnection } from './redis';

/** Counts one request of a client. Resolves to the seconds to wait when it was one too many, else to null. */
export type RateLimit = (address: string) => Promise<number | null>;

/** A client may make this many times as many requests as valid requests. */
const ALL_FACTOR = 20;
/** All clients of an IPv6 /48 together may make this many times as many requests as one. */
const WIDE_FACTOR = 20;
const HOUR = 60 * 60;

function createLimiter(name: string, points: number, duration: number, redis?: RedisConnection) {
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
    /** Seconds to wait when `key` has used up its points, else null. */
    consume: async (key: string): Promise<number | null> => {
      await redis?.opened;
      try {
        await limiter.consume(key);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // If the clock was set back, nobody should wait for longer than the window.
        return Math.min(duration, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
    giveBack: async (key: string): Promise<void> => {
      await limiter.reward(key);
    },
  };
}

/** One limit for each client, and a wider one for those who own many IPv6 addresses. */
export function createClientLimit(
  name: string,
  points: number,
  duration: number,
  redis?: RedisConnection,
): RateLimit {
  const one = createLimiter(name, points, duration, redis);
  const wide = createLimiter(`${name}-48`, points * WIDE_FACTOR, duration, redis);
  return async (address) => {
    const wait = await one.consume(limitKey(address));
    if (wait !== null || isIP(address) !== 6) return wait;
    return wide.consume(limitKey(address, 48));
  };
}

/**
 * The two limits of the contact request: `valid` counts requests that passed validation, `all` every one of this
 * site's pages.
 *
 * @param points valid requests that a client may make in `seconds` (CONTACT_LIMIT, CONTACT_LIMIT_WINDOW).
 */
export function createRateLimits(points: number, seconds: number, redis?: RedisConnection) {
  return {
    valid: createClientLimit('contact-valid', points, seconds, redis),
    all: createClientLimit('contact-all', points * ALL_FACTOR, seconds, redis),
  };
}

/** The mails that the whole site may send in an hour, so that a flood from many addresses cannot fill the mailbox. */
export type HourlyLimit = {
  /** Counts one mail. Resolves to the seconds to wait when it is one too many, else to null. */
  take: () => Promise<number | null>;
  /** A mail that was counted has not been sent. */
  giveBack: () => Promise<void>;
};

export function createHourlyLimit(mails: number, redis?: RedisConnection): HourlyLimit {
  const limiter = createLimiter('contact-site', mails, HOUR, redis);
  return { take: () => limiter.consume('mails'), giveBack: () => limiter.giveBack('mails') };
}
