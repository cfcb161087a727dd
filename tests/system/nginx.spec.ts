import { readdirSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { securityHeaders } from '@/lib/http/security-headers.mjs';
import { freePort, startStandalone } from '@/scripts/support/site';
import { createInquiry, sendForm, sendJson } from '../support/inquiry';
import { findServer } from '../support/installed-servers';
import { hasBrotli, type Nginx, startNginx } from '../support/nginx';
import { expect, test } from '../support/test';

const path = findServer('nginx');
test.skip(path === null, 'no nginx on this machine');

const statics = join(__dirname, '../../.next/static');
const named = (ending: string) =>
  `/_next/static/${readdirSync(statics, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(ending))}`;

const INQUIRIES = Number(process.env.FAULT_INQUIRIES) ? 200 : 20;

/** How often each status came. */
const count = (statuses: number[]) =>
  JSON.stringify(
    Object.fromEntries(
      [...new Set(statuses)].map((code) => [code, statuses.filter((status) => status === code).length]),
    ),
  );

const portOf = (origin: string) => Number(new URL(origin).port);

let nginx: Nginx;

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
  ['picture', '/logo192.png'],
  ['share image', '/og/services.png'],
  ['feed', '/feed.xml', 'gzip'],
  ['Markdown', '/services.md', 'gzip'],
];

test('each kind of file behind nginx has the right encoding, and the Cache-Control of a replica', async ({
  origin,
}) => {
  for (const [kind, address, encoding] of ENCODINGS) {
    const own = await ask(origin, address);
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
    if (encoding) {
      expect(received.headers.vary).toContain('Accept-Encoding');
      expect(received.bytes).toBeLessThan(plain.bytes);
    } else expect(received.bytes).toBe(plain.bytes);
  }
});

test('nginx sends a static file with the headers of a replica', async ({ origin }) => {
  const address = named('.js');
  const [here, there] = [await ask(nginx.origin, address), await ask(origin, address)];
  // The name of such a file changes with its content, so nothing is compared by tag.
  for (const name of ['server', 'date', 'connection', 'keep-alive', 'etag']) {
    delete here.headers[name];
    delete there.headers[name];
  }
  expect(here).toEqual(there);
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

test('nginx asks a replica once when 200 visitors open a page that is not cached', async () => {
  const { origin, pages, stop } = await startCounted(200);
  const encodings = ['gzip', 'gzip, br', ''];
  const received = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      ask(
        origin,
        `/services?visitor=${index}`,
        { 'Accept-Encoding': encodings[index % 3] as string },
        // Four households: one alone may hold only so many connections (limit_conn).
        `127.0.0.${10 + (index % 4)}`,
      ),
    ),
  );
  expect(received.filter(({ status, bytes }) => status !== 200 || bytes === 0)).toEqual([]);
  expect(pages()).toHaveLength(1);
  await stop();
});

test('accepts an inquiry when nginx listens on another port than 80', {
  tag: '@CALLS-05',
}, async () => {
  expect((await sendJson(nginx.origin, createInquiry(), { Origin: nginx.origin })).status).toBe(200);
  const other = nginx.origin.replace(/:\d+$/, ':1');
  expect((await sendJson(nginx.origin, createInquiry(), { Origin: other })).status).toBe(403);
});

test('nginx refuses large and frequent posts in JSON or with a redirect, as the site does', {
  tag: ['@CALLS-05', '@CALLS-07', '@CALLS-12'],
}, async ({ origin }) => {
  const fresh = await startNginx(path as string, [portOf(origin), portOf(origin)]);
  const large = { message: 'x'.repeat(200_000) };
  const jsonResponse = await sendJson(fresh.origin, large);
  expect([jsonResponse.status, typeof jsonResponse.body?.message]).toEqual([413, 'string']);
  const formResponse = await sendForm(fresh.origin, large);
  expect([formResponse.status, formResponse.headers.get('location')]).toEqual([303, '/contact/not-sent']);

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

test('no inquiry is refused while a stranger sends long requests', { tag: '@CALLS-05' }, async () => {
  test.setTimeout(300_000);
  const env = { MAIL_OUTBOX_DIR: test.info().outputPath(), CONTACT_LIMIT: '1000000', TRUST_PROXY: '1' };
  const sites = [await startStandalone(env), await startStandalone(env)] as const;
  const front = await startNginx(path as string, [sites[0].port, sites[1].port], undefined, '100000r/s');
  for (const perSecond of [2, 5, 10]) {
    const seen: number[] = [];
    let turn = 0;
    const attack = setInterval(() => {
      const [target, headers] = LONG_REQUESTS[turn++ % LONG_REQUESTS.length]!;
      void askRaw(front.port, target, headers).then((status) => seen.push(status));
    }, 1_000 / perSecond);
    const inquiries = Array.from({ length: INQUIRIES }, async (_, index) => {
      await pause(index * 100);
      return (await sendJson(front.origin, createInquiry())).status;
    });
    const statuses = await Promise.all(inquiries);
    clearInterval(attack);
    console.log(`${perSecond} long requests a second: ${count(seen)}, inquiries: ${count(statuses)}`);
    expect(count(statuses)).toBe(`{"200":${INQUIRIES}}`);
    expect(seen.filter((status) => status < 300 || status >= 500)).toEqual([]);
  }
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

test('nginx caches a page once, however its URL is written, and no 404', async () => {
  const found = await startCounted(0);
  for (const address of ['/about', '/%61bout', '/a%62%6Fut?x', '/about?y'])
    expect([address, (await ask(found.origin, address)).status]).toEqual([address, 200]);
  expect(found.pages()).toEqual(['/about']);
  const missing = await startCounted(0, 404);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await ask(missing.origin, '/og/nope.png')).status).toBe(404);
  expect(missing.pages()).toHaveLength(2);
  await Promise.all([found.stop(), missing.stop()]);
});

test('no URL means one page to nginx and another to a replica', { tag: '@CALLS-06' }, async ({ origin }) => {
  const fresh = await startNginx(path as string, [portOf(origin), portOf(origin)]);
  for (const target of [
    '/faq#/../about',
    '/x#/../metrics',
    '/services#/../../readyz',
    '/about%2f..%2ffaq',
    // An encoded slash does not count as a slash: nothing of the page below it is cached under that URL.
    '/services%2Fai-training',
    '/faq/x%2F../../about',
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

test('the log of nginx has no query, no referrer and no IP address', async () => {
  const port = await freePort();
  const alone = await startNginx(path as string, [port, port]);
  const secret = { Referer: 'https://evil.example/?SECRET', Origin: 'https://evil.example' };
  for (let count = 0; count < 40; count += 1)
    await ask(alone.origin, `/api/contact?SECRET`, secret, '127.0.0.9');
  await ask(alone.origin, '/faq?SECRET', secret, '127.0.0.9');
  await alone.stop();
  expect(alone.log()).toContain('/faq');
  expect(alone.log()).not.toMatch(/SECRET|127\.0\.0\.9/);
});
