import 'server-only';
import { BlockList, isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimitKey } from '../http/client-address';
import type { RedisConnection } from '../server/redis';

/** Counts one request of a client. Resolves to null, or to the seconds to wait when it is over the limit. */
export type RateLimit = (address: string) => Promise<number | null>;

/** A client may send this many requests for each valid request. */
const ALL_FACTOR = 20;
/** All clients of an IPv6 /48 together may send this many requests for each of one client. */
const WIDE_FACTOR = 20;
const HOUR_SECONDS = 60 * 60;

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
    // The wider one first: above it, no new addresses fill the memory.
    const network = rateLimitKey(address, 48);
    const wideWait = await wide.consume(network);
    if (wideWait !== null) return wideWait;
    const wait = await one.consume(rateLimitKey(address));
    // A rejected request does not count against its neighbors.
    if (wait !== null) await wide.giveBack(network);
    return wait;
  };
}

/**
 * `valid` counts valid requests; `all` counts every same-origin request.
 *
 * @param points valid requests that a client may make in `seconds` (CONTACT_LIMIT, CONTACT_LIMIT_WINDOW).
 */
export function createRateLimits(points: number, seconds: number, redis?: RedisConnection) {
  return {
    valid: createClientLimit('contact-valid', points, seconds, redis),
    all: createClientLimit('contact-all', points * ALL_FACTOR, seconds, redis),
  };
}

/** One network's share of the mails per hour. */
const NETWORK_SHARE = 0.1;

/** Machines in front of the site rather than visitors: a proxy that TRUST_PROXY does not count, or a probe. */
const PRIVATE_NETWORKS = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE_NETWORKS.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
] as const)
  PRIVATE_NETWORKS.addSubnet(address, prefix, 'ipv6');

/** The network that shares part of the hourly limit, an IPv4 /24 or an IPv6 /48; null for a private network. */
export function networkKey(address: string): string | null {
  const version = isIP(address);
  if (version === 0 || PRIVATE_NETWORKS.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null;
  return version === 6 ? rateLimitKey(address, 48) : `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

/**
 * Limits the site's mails per hour, so that a flood from many addresses cannot fill the mailbox. One network gets a
 * tenth of them, so that it cannot use up the hour of all others.
 */
export type HourlyLimit = {
  /** Counts one mail. @param network from `networkKey`. Resolves to null, or to the seconds to wait. */
  take: (network: string | null) => Promise<number | null>;
  /** Undoes the count of a mail that was not sent. */
  giveBack: (network: string | null) => Promise<void>;
};

/** @param mails MAIL_HOURLY_LIMIT. */
export function createHourlyLimit(mails: number, redis?: RedisConnection): HourlyLimit {
  const site = createLimiter('contact-site', mails, HOUR_SECONDS, redis);
  const share = Math.max(1, Math.floor(mails * NETWORK_SHARE));
  const networks = createLimiter('contact-network', share, HOUR_SECONDS, redis);
  // The mail was not sent, so it does not count.
  const take = async (limiter: typeof site, key: string) => {
    const wait = await limiter.consume(key);
    if (wait !== null) await limiter.giveBack(key);
    return wait;
  };
  return {
    take: async (network) => {
      const networkWait = network === null ? null : await take(networks, network);
      if (networkWait !== null) return networkWait;
      const wait = await take(site, 'mails');
      if (wait !== null && network !== null) await networks.giveBack(network);
      return wait;
    },
    giveBack: async (network) => {
      await site.giveBack('mails');
      if (network !== null) await networks.giveBack(network);
    },
  };
}
