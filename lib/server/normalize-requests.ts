import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { join, normalize, posix } from 'node:path';
import { getClientIp, getClientIpHeader } from '../http/client-ip';
import { FILE_POLICY, securityHeaders } from '../http/security-headers.mjs';
import { log } from './log';

/** Methods that Next.js supports. It responds to others with an empty 400, and throws on TRACE. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** `next dev` posts to addresses of its own and uses a WebSocket. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Percent-encoded unreserved characters, which mean the same as the characters themselves (RFC 3986, 2.3). */
const UNRESERVED = /%(2D|2E|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/** An encoded slash or backslash. No URL of the site has one. */
const ENCODED_SLASH = /%(2F|5C)/i;

/**
 * Rewrites a request target to a path and query that Next.js can handle:
 *
 * - 'http://x/faq' becomes '/faq' (RFC 9112, 3.2.2);
 * - letters and digits are decoded, so that '/f%61q' is '/faq';
 * - dot segments are resolved (RFC 3986, 5.2.4: '/faq/.' is '/faq/') and double slashes merged, so that every check,
 *   and a proxy, sees the same path;
 * - a fragment is dropped: it is not part of a request (RFC 9110, 4.2.5);
 * - '*' and paths that cannot be decoded or matched, such as '/%' and '/%0A', become paths that no page has. So do
 *   paths with a backslash, an encoded one or an encoded slash: a proxy may take them for slashes and see another path.
 */
function normalizeUrl(url: string): string {
  const relative = url.replace(/#.*$/s, '').replace(/^https?:\/\/[^/?]*/i, '');
  const [givenPath = '', ...query] = relative.startsWith('/') ? relative.split('?') : [`/${relative}`];
  const decodedPath = givenPath
    .replace(UNRESERVED, (code) => decodeURIComponent(code))
    .replaceAll('\\', '%5C');
  const path = posix.normalize(decodedPath.replace(/\/\.{1,2}$/, '$&/'));
  const escaped = path.replaceAll('%', '%25');
  const withQuery = (chosen: string) => [chosen, ...query].join('?');
  try {
    return withQuery(
      ENCODED_SLASH.test(path) || /\p{Cc}|[\u2028\u2029]/u.test(decodeURIComponent(path)) ? escaped : path,
    );
  } catch {
    return withQuery(escaped);
  }
}

const UNTRUSTED_PROXY =
  'A request has X-Forwarded-For, and TRUST_PROXY is 0. If a proxy stands in front, all visitors share one limit of the contact form: set TRUST_PROXY to the number of proxies.';

/** Size in bytes of the file at a URL that `normalizeUrl` returned, or Infinity if there is none. */
function readFileSize(url: string): number {
  const path = normalize(decodeURIComponent(url.split('?', 1)[0] ?? '/'));
  const file = join(path.startsWith('/_next/') ? '.next' : 'public', path.replace(/^\/_next/, ''));
  try {
    return statSync(/* turbopackIgnore: true */ file).size;
  } catch {
    // Not only ENOENT but ENOTDIR and ENAMETOOLONG, too: the URL alone causes them.
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether a Range header asks for one range inside the file (RFC 9110, 14.1.1). */
function isRange(header: string, url: string): boolean {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '') return Number(last) > 0;
  return (last === '' || Number(first) <= Number(last)) && Number(first) < readFileSize(url);
}

const DEFAULT_HEADERS = [...securityHeaders, { key: 'Content-Security-Policy', value: FILE_POLICY }];

/**
 * Adds the security headers that redirects and errors of Next.js lack (a 304 would change a page's stored policy), and
 * ends the connections of a server that is closing: it waits for them, and a proxy would go on using them.
 */
function completeHeaders(response: ServerResponse, server: Server): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    if (!server.listening) this.setHeader('Connection', 'close');
    if (args[0] >= 300 && args[0] !== 304)
      for (const { key, value } of DEFAULT_HEADERS) if (!this.hasHeader(key)) this.setHeader(key, value);
    return writeHead.apply(this, args);
  } as typeof writeHead;
  // For a response that began before the server began to close.
  response.on('close', () => server.listening || response.req.socket.end());
}

/** Headers of the framework's router. It redirects a request with RSC to an address with its whole query. */
const ROUTER_HEADERS = [
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Cookies of draft mode, which the site does not use: Next.js would respond to an unknown one with Set-Cookie. */
const DRAFT_COOKIES = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/**
 * Turns off protocol upgrades. Next.js listens for them and keeps every socket that it does not handle open forever.
 * A server without that listener ignores the Upgrade header and responds as usual.
 *
 * A connection names its server, so the first connection is early enough to remove the listener.
 */
function ignoreUpgrades(): void {
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket;
    server?.removeAllListeners('upgrade');
  });
}

/**
 * Normalizes every request before Next.js handles it. docs/decisions/2026-11-23-requests-are-normalized-in-one-place.md
 * says why it subscribes to Node's diagnostics channels.
 *
 * - The client's IP address goes into a header of our own and replaces X-Forwarded-For, which a client can forge.
 * - A method that Next.js does not support becomes PUT, which no route accepts, so the response is 405. The same goes
 *   for every method but GET and HEAD outside of `/api/`: Next.js would respond with 500 for a file, render a page for
 *   POST, and buffer the body for the middleware.
 * - The path gets one spelling (`normalizeUrl`).
 * - An invalid Range header is dropped, because Next.js would respond with 500 for a public file; so are the
 *   conditions on a GET to which it would respond with 412.
 * - The Next-Action header is dropped: the site has no server actions, and Next.js would log its value. So are
 *   X-Middleware-Prefetch, to which it would respond with an empty object without a policy, the cookies of draft
 *   mode, and the headers of its router on a request for `/api/` or one that is not GET or HEAD.
 *
 * Next.js opens the port before it runs this. A request of that moment has no IP address and shares its limit with
 * others of its kind.
 *
 * @param proxies number of proxies in front (TRUST_PROXY). With 0, the first forwarded request is logged as a warning.
 */
export function normalizeRequests(proxies: number): void {
  if (!isDevelopment) ignoreUpgrades();
  let hasWarned = proxies > 0;
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as RequestStart;
    if (!isDevelopment) completeHeaders(response, server);
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded && !hasWarned) {
      hasWarned = true;
      log('warn', 'settings.proxy', { message: UNTRUSTED_PROXY });
    }
    const clientIp = getClientIp(socket.remoteAddress, forwarded?.toString(), proxies);
    headers[getClientIpHeader()] = clientIp;
    headers['x-forwarded-for'] = clientIp;
    request.url = normalizeUrl(request.url ?? '/');
    if (!METHODS.has(request.method ?? '')) request.method = 'PUT';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !request.url.startsWith('/api/') && !isDevelopment) {
      request.method = 'PUT';
      request.url = '/';
    }
    delete headers['next-action'];
    delete headers['x-middleware-prefetch'];
    if (headers.cookie) headers.cookie = headers.cookie.replace(DRAFT_COOKIES, '').replace(/^;\s*/, '');
    if (headers.range && !isRange(headers.range, request.url)) delete headers.range;
    if (isRead) {
      delete headers['if-match'];
      delete headers['if-unmodified-since'];
    }
    if (!isRead || request.url.startsWith('/api/')) for (const name of ROUTER_HEADERS) delete headers[name];
  });
}
