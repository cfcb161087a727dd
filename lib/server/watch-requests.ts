import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { addressHeader, clientAddress } from '../contact/client-address';

/** What the framework's handlers know; of others it makes an empty 400, and an exception of TRACE. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** An address whose path no decoder takes, such as '/%', or no pattern, such as '/%0A', as one that no page has. */
function decodableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const escaped = [path.replaceAll('%', '%25'), ...query].join('?');
  try {
    return /\p{Cc}|[\u2028\u2029]/u.test(decodeURIComponent(path)) ? escaped : url;
  } catch {
    return escaped;
  }
}

/**
 * Looks at every request before the framework does, by the channel that Node documents for it.
 *
 * - The client's address goes into a header of our own and in place of X-Forwarded-For: what a client claims there
 *   must not be believed further on.
 * - A method that the framework does not know counts as one that no route takes, so that it is refused with 405.
 * - A path that cannot be decoded is not found, where the framework would break.
 * - The header of server actions goes, of which the site has none: the framework would log what it says.
 *
 * The framework opens the port before it starts this. A request of that moment has no address, and shares its limit
 * with others of its kind.
 *
 * @param proxies number of proxies in front (TRUST_PROXY).
 */
export function watchRequests(proxies: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for'];
    const address = clientAddress(socket.remoteAddress, forwarded?.toString(), proxies);
    headers[addressHeader()] = address;
    headers['x-forwarded-for'] = address;
    if (!METHODS.has(request.method ?? '')) request.method = 'PUT';
    delete headers['next-action'];
    request.url = decodableUrl(request.url ?? '/');
  });
}
