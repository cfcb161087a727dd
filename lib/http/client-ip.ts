import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';

const KEY = Symbol.for('contact.client-ip-header');

/**
 * Name of the header in which the server writes the client's IP address. It is random for each process, so that no
 * client can send it, and on globalThis because instrumentation and route are bundled separately.
 */
export function getClientIpHeader(): string {
  const shared = globalThis as { [KEY]?: string };
  shared[KEY] ??= `x-client-ip-${randomUUID()}`;
  return shared[KEY];
}

/** An IP address without port, brackets and zone, IPv4 in plain form; null for anything else. */
function normalizeIp(text: string | undefined): string | null {
  const bare = text?.trim().replace(/^\[(.*?)\](?::\d+)?$/, '$1') ?? '';
  const withoutPort = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*$/, '');
  const plain = withoutPort.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(plain) ? plain : null;
}

/**
 * The IP address of the client.
 *
 * @param forwardedFor X-Forwarded-For as received; each proxy appends the IP address that called it.
 * @param proxies number of proxies in front. Their entries, the last ones, can be trusted; the client may forge the
 *   others.
 * @returns 'unknown' when neither gives an address.
 */
export function getClientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const hop = proxies > 0 ? forwardedFor?.split(',').at(-proxies) : undefined;
  return normalizeIp(hop) ?? normalizeIp(socketAddress) ?? 'unknown';
}

/**
 * The unit that limits count by: an IPv4 address or an IPv6 block.
 *
 * @param bits prefix length of the block. A client usually gets a /64, and often many of them within a /48.
 */
export function getRateLimitKey(ip: string, bits: 64 | 48 = 64): string {
  if (isIP(ip) !== 6) return ip;
  const short = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const zeros = '0:'.repeat(8 - short.split(':').filter(Boolean).length);
  const groups = short.replace('::', `:${zeros}`).replace(/^:/, '').split(':');
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}
