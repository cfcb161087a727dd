import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { getClientIp, getClientIpHeader } from '../http/client-ip';
import { FILE_POLICY, securityHeaders } from '../http/security-headers.mjs';
import { log } from './log';
import { countRequest } from './metrics';

const isDevelopment = process.env.NODE_ENV === 'development';

/** A request target with '-' for what no path of ours has: a proxy may read it otherwise, and Next.js fails on some. */
const toKnownUrl = (url: string) =>
  url.replace(/^[^?]*/, (path) =>
    path
      .replace(/[^\w.~/-]/g, '-')
      .replace(/(^|\/)\.{1,2}(?=\/|$)/g, '$1-')
      .replace(/^(?!\/)/, '/'),
  );

const UNTRUSTED_PROXY =
  'A request has X-Forwarded-For, and TRUST_PROXY is 0. If a proxy stands in front, all visitors share one limit of the contact form: set TRUST_PROXY to the number of proxies.';

/**
 * Headers that the site does not use. Next.js would log Next-Action, respond to X-Middleware-Prefetch without a policy,
 * set a cookie for one of draft mode, and respond with 412 to the last two.
 */
const UNUSED_HEADERS = 'next-action x-middleware-prefetch cookie if-match if-unmodified-since'.split(' ');

/** Headers of the framework's router. It redirects a request with RSC to an address with its whole query. */
const ROUTER_HEADERS =
  'rsc next-url next-router-state-tree next-router-prefetch next-router-segment-prefetch'.split(' ');

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

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

/**
 * Prepares every request before Next.js handles it. docs/decisions/2026-11-23-requests-are-normalized-in-one-place.md
 * says why it subscribes to Node's diagnostics channels. Next.js opens the port before it runs this: a request of that
 * moment has no IP address and shares its limit with others of its kind.
 *
 * @param proxies number of proxies in front (TRUST_PROXY). With 0, the first forwarded request is logged as a warning.
 */
export function normalizeRequests(proxies: number): void {
  let hasWarned = proxies > 0 || isDevelopment;
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Exchange;
    const { headers, socket, method = '' } = request;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded && !hasWarned) {
      hasWarned = true;
      log('warn', 'settings.proxy', { message: UNTRUSTED_PROXY });
    }
    // A header of our own, and no other for what a client can forge.
    const clientIp = getClientIp(socket.remoteAddress, forwarded?.toString(), proxies);
    headers[getClientIpHeader()] = clientIp;
    headers['x-forwarded-for'] = clientIp;
    if (isDevelopment) return;
    completeHeaders(response, server);
    const url = toKnownUrl(request.url ?? '/');
    const isRead = method === 'GET' || method === 'HEAD';
    const isCall = url.startsWith('/api/');
    request.url = isRead || isCall ? url : '/';
    // Next.js responds to PUT with 405. It fails on methods that it does not know, and logs a form that is posted to no
    // route as a server action.
    const isForRoute = /^\/api\/contact(?:\?|$)/.test(url) && /^(OPTIONS|POST|PATCH|DELETE)$/.test(method);
    if (!isRead && !isForRoute) request.method = 'PUT';
    for (const name of [...UNUSED_HEADERS, ...(isCall || !isRead ? ROUTER_HEADERS : [])])
      delete headers[name];
    // The end of a broken download. Next.js would respond with 500 to others.
    if (!/^bytes=\d+-$/.test(headers.range ?? '')) delete headers.range;
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Exchange;
    countRequest(request.url ?? '/', response.statusCode);
  });
  // Next.js keeps every socket that it does not upgrade open forever. A connection names its server, so the first one is
  // early enough to remove the listener.
  if (!isDevelopment)
    subscribe('net.server.socket', (message) => {
      const { server } = (message as { socket: Socket & { server?: Server } }).socket;
      server?.removeAllListeners('upgrade');
    });
}
