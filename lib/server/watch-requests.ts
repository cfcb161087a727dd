import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { addressHeader, clientAddress } from '../contact/client-address';
import { sendLength } from './file-length.mjs';

/** What the framework's handlers know; of others it makes an empty 400, and an exception of TRACE. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The requests that came in between the opening of the port and now: the framework listens first, starts
 * afterwards, and lets them wait. Node has no documented way to list them; should this one go, such a request
 * has no address and shares its limit with others of its kind.
 */
function requestsUnderWay(): ServerResponse[] {
  const handles = (process as { _getActiveHandles?: () => unknown[] })._getActiveHandles?.() ?? [];
  return handles.flatMap((handle) => {
    const response = (handle as { _httpMessage?: unknown } | null)?._httpMessage;
    return response instanceof ServerResponse ? [response] : [];
  });
}

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
 * Looks at every request before the framework does, and puts five things right.
 *
 * It writes the client's address into a header of our own and in place of X-Forwarded-For: what a client
 * claims there must not be believed further on (CALLS-22). And it lets methods that the framework does not
 * know count as one that no route takes, so that they are refused in the same way (CALLS-06).
 * And a path that cannot be decoded is not found, where the framework would break.
 * And the header of server actions goes, of which the site has none: the framework would log what it says.
 * And the answer that is a whole file says how long it is.
 *
 * @param proxies number of proxies in front (TRUST_PROXY).
 */
export function watchRequests(proxies: number): void {
  const prepare = (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for'];
    const address = clientAddress(socket.remoteAddress, forwarded?.toString(), proxies);
    headers[addressHeader()] = address;
    headers['x-forwarded-for'] = address;
    if (!METHODS.has(request.method ?? '')) request.method = 'PUT';
    delete headers['next-action'];
    request.url = decodableUrl(request.url ?? '/');
    sendLength(response);
  };
  for (const response of requestsUnderWay()) prepare(response.req, response);
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    prepare(request, response);
  });
}
