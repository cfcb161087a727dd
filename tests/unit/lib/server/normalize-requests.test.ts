import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getClientIpHeader } from '@/lib/http/client-ip';
import { formatMetrics } from '@/lib/server/metrics';
import { normalizeRequests } from '@/lib/server/normalize-requests';

let received: IncomingMessage | undefined;
let server: Server;
let logged: string[];

beforeEach(() => {
  logged = [];
  // Node and Jest write warnings there, too; lines of the log are JSON.
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (String(text).startsWith('{')) logged.push(String(text));
    return true;
  });
});

beforeAll(async () => {
  server = createServer((message, response) => {
    received = message;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a request. @returns it as the framework sees it */
function send(method: string, path: string, more: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'X-Forwarded-For': '203.0.113.1', 'Next-Action': 'x', ...more };
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(received as IncomingMessage));
    });
    call.on('error', reject).end();
  });
}

// @requirement CALLS-06
test('gives a request its client’s IP address, and a method and a path that Next.js supports', async () => {
  // Before the subscription a request has no IP address, and what a client claims is not taken for one.
  expect((await send('POST', '/early')).headers[getClientIpHeader()]).toBeUndefined();
  normalizeRequests(0);
  const { headers, method, url } = await send('TRACE', '/faq');
  expect([headers[getClientIpHeader()], headers['x-forwarded-for']]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect([method, url]).toEqual(['PUT', '/']);
  expect(await send('PURGE', '/api/contact')).toMatchObject({ method: 'PUT', url: '/api/contact' });
  expect(await send('POST', '/api/contact')).toMatchObject({ method: 'POST', url: '/api/contact' });
  expect(await send('POST', '/logo192.png')).toMatchObject({ method: 'PUT', url: '/' });

  // All of them named an IP address that TRUST_PROXY=0 does not believe: that is logged once, without it.
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged.join(''))).toMatchObject({ level: 'warn', event: 'settings.proxy' });
  expect(logged.join('')).not.toContain('203.0.113.1');
});

// The test above has started the watch.
test.each([
  ['/faq?q=/../x&a=%ff', '/faq?q=/../x&a=%ff'],
  ['/_next/static/chunks/0a~b_c-d.js', '/_next/static/chunks/0a~b_c-d.js'],
  ['//x', '//x'],
  ['/a...b', '/a...b'],
  // What no page has.
  ['*', '/-'],
  ['/%61bout', '/-61bout'],
  ['/x%2f../metrics?c=%2F', '/x-2f../metrics?c=%2F'],
  ['/x\\..\\metrics', '/x-..-metrics'],
  ['/faq#/../about', '/faq-/-/about'],
  ['/readyz/.', '/readyz/-'],
  ['http://evil.example/faq', '/http-//evil.example/faq'],
])('Next.js gets the URL %s as %s', async (requested, expected) => {
  expect((await send('GET', requested)).url).toBe(expected);
});

test.each([
  ['bytes=5-', 'bytes=5-'],
  ['bytes=9-1', undefined],
  ['bytes=-0', undefined],
  ['lines=1-2', undefined],
])('Next.js gets the Range %s as %s', async (requested, expected) => {
  expect((await send('GET', '/logo192.png', { Range: requested })).headers.range).toBe(expected);
});

test.each([
  ['GET', '/faq', true],
  ['GET', '/api/contact', false],
  ['POST', '/api/contact', false],
])(
  'a %s of %s keeps the headers of the router (%s), and no header that the site does not use',
  async (method, path, isKept) => {
    const router = { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/faq' };
    const unused = { 'x-middleware-prefetch': '1', cookie: '__prerender_bypass=x' };
    const { headers } = await send(method, path, { ...router, ...unused });
    for (const name of Object.keys(router)) expect([name, name in headers]).toEqual([name, isKept]);
    for (const name of ['next-action', ...Object.keys(unused)]) expect(headers).not.toHaveProperty(name);
  },
);

test('counts responses by kind of route and status, without addresses', async () => {
  await send('GET', '/services/secret-page?q=secret');
  await send('GET', '/downloads/secret.pdf');
  const { text } = await formatMetrics(['accepted']);
  expect(text).toMatch(/http_requests_total\{kind="page",status="200"\} [1-9]/);
  expect(text).toMatch(/http_requests_total\{kind="file",status="200"\} [1-9]/);
  expect(text).toContain('contact_inquiries_total{outcome="accepted"} 0');
  expect(text).not.toContain('secret');
});

test('ignores the Upgrade header', async () => {
  // As Next.js does: a listener that leaves the socket open when no route wants it.
  server.on('upgrade', () => undefined);
  const upgrade = { Connection: 'Upgrade, close', Upgrade: 'websocket' };
  expect((await send('GET', '/none', upgrade)).url).toBe('/none');
});
