import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { addressHeader, clientAddress } from './client-address';

/**
 * Writes the client's address into every request before the framework sees it, and puts it in place of
 * X-Forwarded-For: what a client claims there must not be believed further on.
 *
 * @param proxies number of proxies in front (TRUST_PROXY).
 */
export function markClientAddresses(proxies: number): void {
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    const forwarded = headers['x-forwarded-for'];
    const address = clientAddress(socket.remoteAddress, forwarded?.toString(), proxies);
    headers[addressHeader()] = address;
    headers['x-forwarded-for'] = address;
  });
}
