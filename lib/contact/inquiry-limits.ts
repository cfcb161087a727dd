import 'server-only';
import { isIP } from 'node:net';
import { getRateLimitKey } from '../http/client-ip';
import { createLimiter, type Limiter } from '../server/rate-limit';
import type { RedisConnection } from '../server/redis';

const HOUR_SECONDS = 60 * 60;

/** Shares of the mails per hour: of one network, and of the reserve above the limit. */
const NETWORK_SHARE = 0.1;
const RESERVE_SHARE = 0.2;

/** These belong to proxies that TRUST_PROXY does not count, or to probes, not to visitors. */
const PRIVATE_IP = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^(::1$|f[cd])/i;

/** The network that shares part of the hourly limit, an IPv4 /24 or an IPv6 /48; null for a private network. */
export function getNetworkKey(ip: string): string | null {
  const version = isIP(ip);
  if (version === 0 || PRIVATE_IP.test(ip)) return null;
  return version === 6 ? getRateLimitKey(ip, 48) : `${ip.split('.').slice(0, 3).join('.')}.0/24`;
}

/**
 * Limits the site's mails per hour, so that a flood from many addresses cannot fill the mailbox. One network gets a
 * tenth of them, so that it cannot use up the hour of all others. A reserve above the limit takes one mail of each
 * network that had none, so that a flood from some networks does not close the form for the rest.
 *
 * @param mails MAIL_HOURLY_LIMIT.
 */
export function createHourlyLimit(mails: number, redis?: RedisConnection) {
  const site = createLimiter('contact-site', mails, HOUR_SECONDS, redis);
  const reserve = createLimiter('contact-reserve', Math.floor(mails * RESERVE_SHARE), HOUR_SECONDS, redis);
  const share = Math.max(1, Math.floor(mails * NETWORK_SHARE));
  const networks = createLimiter('contact-network', share, HOUR_SECONDS, redis);
  return {
    /** Counts one mail. @returns the seconds to wait, or a function that undoes the count of a mail that was not sent. */
    consume: async (
      network: string | null,
    ): Promise<{ seconds: number } | { refund: () => Promise<void> }> => {
      const networkWait = network && (await networks.consume(network));
      if (networkWait) return { seconds: networkWait };
      const refund = async (limiter?: Limiter) => {
        await limiter?.refund('mails');
        if (network) await networks.refund(network);
      };
      const wait = await site.consume('mails');
      if (wait === null) return { refund: () => refund(site) };
      const isFirst = network && (await networks.count(network)) === 1;
      if (isFirst && (await reserve.consume('mails')) === null) return { refund: () => refund(reserve) };
      await refund();
      return { seconds: wait };
    },
  };
}
