import 'server-only';
import { isIP } from 'node:net';
import { rateLimitKey } from '../http/client-address';
import { createClientLimit, createLimiter } from '../server/rate-limit';
import type { RedisConnection } from '../server/redis';

/** A client may send this many requests for each valid request. */
const ALL_FACTOR = 20;
const HOUR_SECONDS = 60 * 60;

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

/** These belong to proxies that TRUST_PROXY does not count, or to probes, not to visitors. */
const PRIVATE_ADDRESS = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^(::1$|f[cd])/i;

/** The network that shares part of the hourly limit, an IPv4 /24 or an IPv6 /48; null for a private network. */
export function networkKey(address: string): string | null {
  const version = isIP(address);
  if (version === 0 || PRIVATE_ADDRESS.test(address)) return null;
  return version === 6 ? rateLimitKey(address, 48) : `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

/**
 * Limits the site's mails per hour, so that a flood from many addresses cannot fill the mailbox. One network gets a
 * tenth of them, so that it cannot use up the hour of all others.
 *
 * @param mails MAIL_HOURLY_LIMIT.
 */
export function createHourlyLimit(mails: number, redis?: RedisConnection) {
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
    /** Counts one mail. @param network from `networkKey`. Resolves to null, or to the seconds to wait. */
    take: async (network: string | null): Promise<number | null> => {
      const networkWait = network === null ? null : await take(networks, network);
      if (networkWait !== null) return networkWait;
      const wait = await take(site, 'mails');
      if (wait !== null && network !== null) await networks.giveBack(network);
      return wait;
    },
    /** Undoes the count of a mail that was not sent. */
    giveBack: async (network: string | null): Promise<void> => {
      await site.giveBack('mails');
      if (network !== null) await networks.giveBack(network);
    },
  };
}
