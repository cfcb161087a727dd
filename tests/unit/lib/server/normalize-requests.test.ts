import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getClientIpHeader } from '@/lib/http/client-ip';
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
    const call = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
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
  const { headers, method, url } = await send('TRACE', '/%');
  expect([headers[getClientIpHeader()], headers['x-forwarded-for']]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(headers['next-action']).toBeUndefined();
  expect([method, url]).toEqual(['PUT', '/']);
  expect(await send('PURGE', '/api/%')).toMatchObject({ method: 'PUT', url: '/api/%25' });
  const post = await send('POST', '/%61pi/contact', { RSC: '1' });
  expect([post.method, post.url, post.headers.rsc]).toEqual(['POST', '/api/contact', undefined]);
  // Outside of /api/, and what leaves it by dot segments.
  for (const path of ['/logo192.png', '/api/../favicon.ico'])
    expect(await send('POST', path)).toMatchObject({ method: 'PUT', url: '/' });

  // All of them named an IP address that TRUST_PROXY=0 does not believe: that is logged once, without it.
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged.join(''))).toMatchObject({ level: 'warn', event: 'settings.proxy' });
  expect(logged.join('')).not.toContain('203.0.113.1');
});

// Headers, methods and rewrites are the matter of the test above, which has started the watch.
test.each([
  ['/f%61q?q=%61', '/faq?q=%61'],
  ['/feed%2Exml', '/feed.xml'],
  ['/%7euser', '/~user'],
  // An encoded slash or backslash is part of a name, and no page has one: never a step up.
  ['/a%2Fb', '/a%252Fb'],
  ['/x%2f../metrics', '/x%252f../metrics'],
  ['/x\\..\\metrics', '/x%255C..%255Cmetrics'],
  // A fragment is not part of a request (RFC 9110, 4.2.5).
  ['/faq#/../about', '/faq'],
  ['/faq?q=1#2', '/faq?q=1'],
  ['/%C3%A4', '/%C3%A4'],
  ['/f%2561q', '/f%2561q'],
  ['/%0A', '/%250A'],
  ['/%61%ff', '/a%25ff'],
  ['*', '/*'],
  ['http://evil.example/faq?x', '/faq?x'],
  ['HTTPS://evil.example', '/'],
  ['/api/%2e%2E/favicon.ico', '/favicon.ico'],
  ['/../../faq?q=/../x', '/faq?q=/../x'],
  ['//evil.example//faq/', '/evil.example/faq/'],
  // What a proxy in front makes of them, too: the slash stays.
  ['/readyz/.', '/readyz/'],
  ['/readyz/x/..', '/readyz/'],
  ['/..', '/'],
])('Next.js gets the URL %s as %s', async (requested, expected) => {
  expect((await send('GET', requested)).url).toBe(expected);
});

test.each([
  ['bytes=0-99', 'bytes=0-99'],
  ['bytes=5-', 'bytes=5-'],
  ['bytes=-9', 'bytes=-9'],
  ['bytes=9-1', undefined],
  ['bytes=99999999-', undefined],
  ['bytes=-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-9', undefined],
  ['lines=1-2', undefined],
])('Next.js gets the Range %s as %s', async (requested, expected) => {
  expect((await send('GET', '/logo192.png', { Range: requested })).headers.range).toBe(expected);
});

test.each(['/favicon.ico/SECRET', `/${'x'.repeat(300)}`])(
  'accepts a Range of %s, where there is no file',
  async (path) => {
    expect((await send('GET', path, { Range: 'bytes=0-9' })).url).toBe(path);
  },
);

test('ignores the Upgrade header', async () => {
  // As Next.js does: a listener that leaves the socket open when no route wants it.
  server.on('upgrade', () => undefined);
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /none HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      ),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  expect(response).toMatch(/^HTTP\/1\.1 200/);
});

test('drops the request header that makes Next.js respond without a policy', async () => {
  const { headers } = await send('GET', '/faq?q=1', { 'X-Middleware-Prefetch': '1' });
  expect(headers['x-middleware-prefetch']).toBeUndefined();
});

test.each([
  ['a response', false],
  ['a response that had begun', true],
])('a closing server ends its connections after %s', async (_, hasBegun) => {
  const closing = createServer((_, response) => {
    if (hasBegun) response.writeHead(200);
    closing.close();
    response.end();
  });
  closing.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  const closed = new Promise((resolve) => closing.on('close', () => resolve('closed')));
  const { port } = closing.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const connection = await new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume();
      resolve(response.headers.connection);
    })
      .on('error', reject)
      .end();
  });
  const late = new Promise((resolve) => setTimeout(resolve, 2_000, 'still open').unref());
  expect([connection, await Promise.race([closed, late])]).toEqual([
    hasBegun ? 'keep-alive' : 'close',
    'closed',
  ]);
  agent.destroy();
});

test('drops the cookies of draft mode, and no others', async () => {
  const Cookie = '__prerender_bypass=x; a=1; __next_preview_data=y';
  expect((await send('GET', '/', { Cookie })).headers.cookie).toBe('a=1');
});
