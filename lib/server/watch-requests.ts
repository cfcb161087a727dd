import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, normalize } from 'node:path';
import { addressHeader, clientAddress } from '../contact/client-address';
import { log } from '../log';

/** What the framework's handlers know; of others it makes an empty 400, and an exception of TRACE. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The tools of `next dev` post to addresses of their own. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** What one may write as it is or encoded, with the same meaning (RFC 3986, 2.3), and how it is encoded. */
const UNRESERVED = /%(2D|2E|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * The path and query that the framework can work with:
 *
 * - of an address with a host, 'http://x/faq', what follows the host (RFC 9112, 3.2.2);
 * - letters and digits as they are, so that '/f%61q' is '/faq';
 * - a path that no decoder takes, such as '/%', or no pattern, such as '/%0A', and '*', as one that no page has.
 */
function usableUrl(url: string): string {
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const [given = '', ...query] = relative.startsWith('/') ? relative.split('?') : [`/${relative}`];
  const path = given.replace(UNRESERVED, (code) => decodeURIComponent(code));
  const escaped = path.replaceAll('%', '%25');
  const whole = (chosen: string) => [chosen, ...query].join('?');
  try {
    return whole(/\p{Cc}|[\u2028\u2029]/u.test(decodeURIComponent(path)) ? escaped : path);
  } catch {
    return whole(escaped);
  }
}

const UNTRUSTED_PROXY =
  'A request has X-Forwarded-For, and TRUST_PROXY is 0. If a proxy stands in front, all visitors share one limit of the contact form: set TRUST_PROXY to the number of proxies.';

/** Bytes of the file at an address that `usableUrl` returned; without end where there is none. */
function sizeOf(url: string): number {
  const path = normalize(decodeURIComponent(url.split('?', 1)[0] ?? '/'));
  const file = path.startsWith('/_next/')
    ? join('.next', path.slice('/_next/'.length))
    : join('public', path);
  return (
    statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY
  );
}

/** Whether a Range header asks for one part that the file has (RFC 9110, 14.1.1); any other is to be ignored. */
function isRange(header: string, url: string): boolean {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '') return Number(last) > 0;
  return (last === '' || Number(first) <= Number(last)) && Number(first) < sizeOf(url);
}

/**
 * Looks at every request before the framework does, by the channel that Node documents for it.
 *
 * - The client's address goes into a header of our own and in place of X-Forwarded-For: what a client claims there
 *   must not be believed further on.
 * - A method that the framework does not know counts as one that no route takes, so that it is refused with 405. So
 *   does every method but GET and HEAD outside of the API, where the framework would answer 500 for a file, draw a
 *   page for POST, and keep a body for the middleware.
 * - An address is written in one way only, and one that the framework would break at is not found.
 * - A Range that is none, or is not in the file, is ignored: of a public file the framework would answer 500. So are
 *   the conditions on a GET that it would answer with 412.
 * - The header of server actions goes, of which the site has none: the framework would log what it says.
 *
 * The framework opens the port before it starts this. A request of that moment has no address, and shares its limit
 * with others of its kind.
 *
 * @param proxies number of proxies in front (TRUST_PROXY). With 0, the first forwarded request is logged as a warning.
 */
export function watchRequests(proxies: number): void {
  let warned = proxies > 0;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded && !warned) {
      warned = true;
      log('warn', 'settings.proxy', { message: UNTRUSTED_PROXY });
    }
    const address = clientAddress(socket.remoteAddress, forwarded?.toString(), proxies);
    headers[addressHeader()] = address;
    headers['x-forwarded-for'] = address;
    request.url = usableUrl(request.url ?? '/');
    if (!METHODS.has(request.method ?? '')) request.method = 'PUT';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !request.url.startsWith('/api/') && !isDevelopment) {
      request.method = 'PUT';
      request.url = '/';
    }
    delete headers['next-action'];
    if (headers.range && !isRange(headers.range, request.url)) delete headers.range;
    if (reads) {
      delete headers['if-match'];
      delete headers['if-unmodified-since'];
    }
  });
}
