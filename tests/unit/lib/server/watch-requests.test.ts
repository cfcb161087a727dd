/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressHeader } from '@/lib/contact/client-address';
import { watchRequests } from '@/lib/server/watch-requests';

let seen: IncomingMessage[];
let server: Server;

beforeAll(async () => {
  server = createServer((message, response) => {
    seen.push(message);
    // The first request is answered later: it is under way when the watch begins.
    if (message.url === '/early') early = () => response.end();
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

let early: (() => void) | undefined;

function send(method: string, path: string, headers: Record<string, string>): Promise<void> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume().on('end', resolve);
    });
    call.on('error', reject).end();
  });
}

test('CALLS-22 CALLS-06 each request has its address and a method that the framework knows', async () => {
  seen = [];
  const forged = { 'X-Forwarded-For': '203.0.113.1', [addressHeader()]: '203.0.113.1' };
  const arrived = once(server, 'request');
  const first = send('POST', '/early', forged);
  await arrived;
  watchRequests(0);
  early?.();
  await first;
  await send('TRACE', '/later', forged);

  for (const { headers } of seen) {
    expect([headers[addressHeader()], headers['x-forwarded-for']]).toEqual(['127.0.0.1', '127.0.0.1']);
  }
  expect(seen.map(({ method }) => method)).toEqual(['POST', 'PUT']);
});
