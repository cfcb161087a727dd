import { readdirSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { securityHeaders } from '@/lib/http/security-headers.mjs';
import { startStandalone } from '@/scripts/support/site';
import { createInquiry, sendForm, sendJson } from '../support/inquiry';
import { findServer } from '../support/installed-servers';
import { hasBrotli, startNginx } from '../support/nginx';
import { expect, test } from '../support/test';

const path = findServer('nginx');
test.skip(path === null, 'no nginx on this machine');

const statics = join(__dirname, '../../.next/static');
const named = (ending: string) =>
  `/_next/static/${readdirSync(statics, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(ending))}`;

const portOf = (origin: string) => Number(new URL(origin).port);

let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeAll(async ({ origin }) => {
  nginx = await startNginx(path as string, [portOf(origin), portOf(origin)], statics);
});

test.afterAll(async () => {
  await nginx.stop();
});

type Received = { status: number; headers: IncomingHttpHeaders; bytes: number };

/** Asks as a browser does; fetch would open what is compressed. @param from address of the visitor. */
const ask = (origin: string, address: string, headers: Record<string, string> = {}, from = '127.0.0.1') =>
  new Promise<Received>((resolve, reject) => {
    get(origin + address, { headers, localAddress: from }, async (response) => {
      const bytes = Buffer.concat(await response.toArray()).length;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
    }).on('error', reject);
  });

const br = hasBrotli ? 'br' : 'gzip';
const ENCODINGS: [kind: string, address: string, encoding?: string][] = [
  ['page', '/services', 'gzip'],
  ['script', named('.js'), br],
  ['style', named('.css'), br],
  ['font', named('.woff2')],
  ['share image', '/og/services.png'],
  ['feed', '/feed.xml', 'gzip'],
];

test('each kind of file behind nginx has the right encoding, and the Cache-Control of a replica', async ({
  origin,
}) => {
  for (const [kind, address, encoding] of ENCODINGS) {
    const own = await ask(origin, address);
    const isStatic = address.startsWith('/_next/static/');
    const plain = await ask(nginx.origin, address);
    const received = await ask(nginx.origin, address, { 'Accept-Encoding': 'gzip, deflate, br' });
    for (const [{ status, headers }, expected] of [
      [plain, undefined],
      [received, encoding],
    ] as const)
      expect([kind, status, headers['cache-control'], headers['content-encoding']]).toEqual([
        kind,
        200,
        own.headers['cache-control'],
        expected,
      ]);
    // The name of such a file changes with its content, so nothing is compared by tag.
    const ignored = { server: '', date: '', connection: '', 'keep-alive': '', etag: '' };
    if (isStatic) expect({ ...plain.headers, ...ignored }).toEqual({ ...own.headers, ...ignored });
    if (encoding) {
      expect(received.headers.vary).toContain('Accept-Encoding');
      expect(received.bytes).toBeLessThan(plain.bytes);
    } else expect(received.bytes).toBe(plain.bytes);
  }
});

/** nginx in front of a server that counts what it is asked for, and responds with a page after some milliseconds. */
async function startCounted(delay: number, status = 200) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=31536000' };
    setTimeout(() => response.writeHead(status, headers).end('page '.repeat(4_000)), delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const front = await startNginx(path as string, [port, port]);
  const stop = async () => {
    await front.stop();
    server.close();
  };
  // nginx is asked for this file until it responds.
  return { origin: front.origin, stop, pages: () => asked.filter((url) => url !== '/robots.txt') };
}

test('nginx asks a replica once for a page, for any visitor and spelling of the URL, and caches no 404', async () => {
  const found = await startCounted(200);
  const spellings = ['/about', '/%61bout', '/a%62%6Fut'];
  const received = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const headers = { 'Accept-Encoding': index % 2 ? 'gzip, br' : '' };
      // Four households: one alone may hold only so many connections (limit_conn).
      return ask(found.origin, `${spellings[index % 3]}?${index}`, headers, `127.0.0.${10 + (index % 4)}`);
    }),
  );
  expect(received.filter(({ status, bytes }) => status !== 200 || bytes === 0)).toEqual([]);
  expect(found.pages()).toHaveLength(1);
  const missing = await startCounted(0, 404);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await ask(missing.origin, '/og/nope.png')).status).toBe(404);
  expect(missing.pages()).toHaveLength(2);
  await Promise.all([found.stop(), missing.stop()]);
});

test('nginx rejects large and frequent submissions in JSON or with a redirect, as the site does', {
  tag: ['@CALLS-05', '@CALLS-07', '@CALLS-12'],
}, async ({ origin }) => {
  const fresh = await startNginx(path as string, [portOf(origin), portOf(origin)]);
  const large = { message: 'x'.repeat(200_000) };
  const jsonResponse = await sendJson(fresh.origin, large);
  expect([jsonResponse.status, typeof jsonResponse.body?.message]).toEqual([413, 'string']);
  const formResponse = await sendForm(fresh.origin, large);
  expect([formResponse.status, formResponse.headers.get('location')]).toEqual([303, '/contact/not-sent']);

  // nginx listens on another port than 80.
  const other = fresh.origin.replace(/:\d+$/, ':1');
  expect((await sendJson(fresh.origin, createInquiry(), { Origin: other })).status).toBe(403);

  // A page of another site posts as fast as it can, and asks for pictures; then comes the visitor.
  const foreign = await Promise.all(
    Array.from({ length: 100 }, () => sendJson(fresh.origin, {}, { Origin: 'https://evil.example' })),
  );
  // Past a limit of its own, which is not the visitor's, nginx refuses it before a replica logs it.
  expect(new Set(foreign.map(({ status }) => status))).toEqual(new Set([403, 429]));
  for (let count = 0; count < 60; count += 1)
    await ask(fresh.origin, `/api/contact?${count}`, { Referer: 'https://evil.example/' });
  expect((await sendJson(fresh.origin, createInquiry(), { Origin: fresh.origin })).status).toBe(200);

  const flood = await Promise.all(Array.from({ length: 60 }, () => sendJson(fresh.origin, {})));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect([typeof refused[0]?.body?.message, refused[0]?.headers.get('retry-after')]).toEqual([
    'string',
    '60',
  ]);
  await fresh.stop();
});

/** The status of an address that is sent to the byte, as no URL parser would leave it; 0 without a response. */
const askRaw = (port: number, target: string, headers = '') =>
  new Promise<number>((resolve, reject) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n`;
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    text(socket).then((response) => resolve(Number(response.split(' ')[1] ?? 0)), reject);
  });

/** Each got a response whose head was too long for nginx, which then took the replica for failed. */
const LONG_REQUESTS: [target: string, headers?: string][] = [
  [`/api/contact?q=${'x'.repeat(6_000)}`, 'RSC: 1\r\n'],
  // Three bytes for each sign, in two headers.
  [`/?q=${'"'.repeat(8_000)}`, 'RSC: 1\r\n'],
  [`/blog/page/1?${'"'.repeat(7_900)}`],
  [`/${'"'.repeat(7_900)}/`],
  // The key of the cache is as long.
  [`/${'x'.repeat(7_900)}`],
  // More than Node takes.
  ['/no/such', 'ABC'.replace(/./g, `$&: ${'x'.repeat(8_000)}\r\n`)],
];

test('no inquiry is refused while a stranger sends ten long requests a second', {
  tag: '@CALLS-05',
}, async () => {
  test.setTimeout(300_000);
  const env = { MAIL_OUTBOX_DIR: test.info().outputPath(), CONTACT_LIMIT: '1000000', TRUST_PROXY: '1' };
  const sites = [await startStandalone(env), await startStandalone(env)] as const;
  const front = await startNginx(path as string, [sites[0].port, sites[1].port], undefined, '100000r/s');
  const seen: number[] = [];
  let turn = 0;
  const attack = setInterval(() => {
    const [target, headers] = LONG_REQUESTS[turn++ % LONG_REQUESTS.length]!;
    void askRaw(front.port, target, headers).then((status) => seen.push(status));
  }, 100);
  for (let count = 0; count < 30; count += 1) {
    await pause(100);
    expect((await sendJson(front.origin, createInquiry())).status).toBe(200);
  }
  clearInterval(attack);
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((status) => status < 300 || status >= 500)).toEqual([]);
  await front.stop();
  await Promise.all(sites.map((site) => site.stop()));
});

const OWN_HEADERS = /^(Strict-Transport-Security|X-Content-Type-Options|X-Frame-Options|Referrer-Policy)$/;

test('every response behind nginx has each security header once', async () => {
  const call = (method: string, address: string, body: string | null = null) =>
    fetch(nginx.origin + address, { method, body, redirect: 'manual' });
  const responses = [
    await call('POST', '/faq'),
    await call('GET', '/readyz'),
    await call('POST', '/api/contact', 'x'.repeat(200_000)),
  ];
  expect(responses.map(({ status }) => status)).toEqual([405, 404, 413]);
  for (const { headers } of [...responses, await call('GET', '/faq'), await call('GET', '/faq')]) {
    // What nginx repeats for its own responses is as the site has it.
    for (const { key, value } of securityHeaders.filter(({ key: name }) => OWN_HEADERS.test(name)))
      expect([key, headers.get(key)]).toEqual([key, value]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    // Two policies would be joined by a comma.
    expect(headers.get('content-security-policy')).not.toContain(',');
  }
  const refused = await call('POST', named('.js'));
  expect([refused.status, refused.headers.get('content-security-policy')]).toEqual([
    405,
    "default-src 'none'",
  ]);
});

test('nginx and a replica resolve every URL to the same page', { tag: '@CALLS-06' }, async ({ origin }) => {
  const fresh = await startNginx(path as string, [portOf(origin), portOf(origin)]);
  for (const target of [
    '/faq#/../about',
    '/services#/../../readyz',
    // An encoded slash does not count as a slash: nothing of the page below it is cached under that URL.
    '/services%2Fai-training',
    '/x%5c..%5creadyz',
    '/x\\..\\readyz',
    ...['/.', '/x/..', '/%2e', '/'].flatMap((end) => [`/readyz${end}`, `/metrics${end}`]),
  ])
    expect([target, await askRaw(fresh.port, target)]).toEqual([target, 404]);
  expect([await askRaw(fresh.port, '/about/.'), await askRaw(fresh.port, '/about/')]).toEqual([404, 308]);
  for (const target of ['/faq', '/about', '/services']) {
    const page = await (await fetch(fresh.origin + target)).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1];
    expect(canonical && new URL(canonical).pathname).toBe(target);
  }
  await fresh.stop();
});

test('headers and queries of one visitor never change the page of another and are never logged', async ({
  origin,
}) => {
  const fresh = await startNginx(path as string, [portOf(origin), portOf(origin)]);
  const poison: Record<string, Record<string, string>> = {
    '/services': { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    '/about': { 'X-Forwarded-Proto': 'gopher', 'X-Forwarded-Port': '6666' },
    '/faq': { RSC: '1', Referer: 'https://evil.example/' },
    '/contact': { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Url': '/evil.example' },
    '/blog': { 'X-Nextjs-Data': '1', 'X-Middleware-Subrequest': 'middleware:middleware' },
    '/industries': { 'X-Matched-Path': '/evil.example', 'X-Invoke-Status': '500' },
  };
  for (const [address, headers] of Object.entries(poison)) {
    await ask(fresh.origin, `${address}?evil.example`, headers, '127.0.0.9');
    const clean = await fetch(fresh.origin + address);
    expect([address, clean.status, clean.headers.get('content-type')]).toEqual([
      address,
      200,
      'text/html; charset=utf-8',
    ]);
    expect((await clean.text()) + [...clean.headers].join()).not.toContain('evil.example');
  }
  // Redirects carry the query on, so each is made anew.
  await fetch(`${fresh.origin}/blog/page/1?evil.example`, { redirect: 'manual' });
  const redirect = await fetch(`${fresh.origin}/blog/page/1?mine=1`, { redirect: 'manual' });
  expect(redirect.headers.get('location')).toBe('/blog?mine=1');
  for (let count = 0; count < 40; count += 1)
    await ask(fresh.origin, '/api/contact?evil.example', { Origin: 'https://evil.example' }, '127.0.0.9');
  await fresh.stop();
  expect(fresh.log()).toContain('/faq');
  expect(fresh.log()).not.toMatch(/evil\.example|127\.0\.0\.9/);
});
