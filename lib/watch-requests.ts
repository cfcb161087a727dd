import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { addressHeader, clientAddress } from './contact/client-address';

/** What the framework's handlers know; of others it makes an empty 400, and an exception of TRACE. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The requests that came in between the opening of the port and now: the framework listens first, starts
 * afterwards, and lets them wait. Node has no documented way to list them; should this one go, such a request
 * has no address and shares its limit with others of its kind.
 */
function requestsUnderWay(): IncomingMessage[] {
  const handles = (process as { _getActiveHandles?: () => unknown[] })._getActiveHandles?.() ?? [];
  return handles.flatMap((handle) => {
    const response = (handle as { _httpMessage?: unknown } | null)?._httpMessage;
    return response instanceof ServerResponse ? [response.req] : [];
  });
}

/**
 * Looks at every request before the framework does, and puts two things right.
 *
 * It writes the client's address into a header of our own and in place of X-Forwarded-For: what a client
 * claims there must not be believed further on (CALLS-22). And it lets methods that the framework does not
 * know count as one that no route takes, so that they are refused in the same way (CALLS-06).
 *
 * @param proxies number of proxies in front (TRUST_PROXY).
 */
export function watchRequests(proxies: number): void {
  const prepare = (request: IncomingMessage) => {
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for'];
    const address = clientAddress(socket.remoteAddress, forwarded?.toString(), proxies);
    headers[addressHeader()] = address;
    headers['x-forwarded-for'] = address;
    if (!METHODS.has(request.method ?? '')) request.method = 'PUT';
  };
  for (const request of requestsUnderWay()) prepare(request);
  subscribe('http.server.request.start', (message) =>
    prepare((message as { request: IncomingMessage }).request),
  );
}
