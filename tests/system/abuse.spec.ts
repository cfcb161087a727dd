import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import fc from 'fast-check';
import { type RunningSite, startStandalone } from '@/scripts/support/site';
import { sendJson } from '../support/inquiry';
import { makeLockedFolder, strayLines } from '../support/locked-folder';
import { type Received, startMailServer } from '../support/mail';
import { expect, test } from '../support/test';

const RUNS = Number(process.env.FUZZ_REQUESTS) || 500;
const AT_ONCE = 10;

/** Sent in queries, headers and bodies; it must never appear in the log. */
const MARK = 'mArKeR-e50d';
/** Sent in bodies only; it must not appear in responses. (A redirect repeats the query.) */
const BODY_MARK = `${MARK}-body`;

/** A request as it goes over the line. */
type Probe = { method: string; path: string; headers: [name: string, value: string][]; body: string };

const get = (path: string, ...headers: Probe['headers']): Probe => ({
  method: 'GET',
  path,
  headers,
  body: '',
});
const post = (type: string, body: string): Probe => ({
  ...get('/api/contact', ['Content-Type', type]),
  method: 'POST',
  body,
});
const inquiry = {
  ...{ name: `Ada ${BODY_MARK}`, email: 'ada@visitor.example', company: BODY_MARK, elapsedMs: '9000' },
  ...{ service: 'ai-training', inquiryType: 'quote', message: BODY_MARK, page: '/faq' },
};
const pages =
  '/ /faq /contact /case-studies /solutions/industries /blog/page/2 /case-studies/none /services/ai-training.md ' +
  '/og/services.png /feed.xml /sitemap.xml /robots.txt /chat.json /llms.txt /healthz /readyz /metrics';

/** One valid request of each kind that the site accepts. */
const VALID: readonly Probe[] = [
  ...pages.split(' ').map((path) => get(path)),
  get(`/blog?q=${MARK}&page=2`),
  get('/faq', ['RSC', '1'], ['Next-Router-Prefetch', '1']),
  get('/downloads/ai-implementation-guide.pdf', ['Range', 'bytes=100-']),
  get('/logo192.png', ['If-None-Match', 'W/"x"']),
  // Not there: the site does not use the framework's image optimizer.
  get('/_next/image?url=%2Flogo192.png&w=64&q=75'),
  post('application/json', JSON.stringify({ ...inquiry, elapsedMs: 9_000 })),
  post('application/x-www-form-urlencoded', `${new URLSearchParams(inquiry)}`),
  { ...get('/api/contact'), method: 'OPTIONS' },
];

const HEADERS =
  'Connection Upgrade Host X-Forwarded-Host X-Forwarded-For Forwarded Origin Range Cookie RSC Next-Router-State-Tree ' +
  'Next-Router-Prefetch Next-Router-Segment-Prefetch Next-Action Next-Url X-Nextjs-Data X-Matched-Path X-Middleware-Subrequest ' +
  'X-Middleware-Prefetch X-Invoke-Status X-HTTP-Method-Override Content-Type Content-Encoding Accept-Encoding If-None-Match ' +
  'If-Match Authorization Expect';
const HEADER_VALUES =
  'evil.example https://evil.example 1 0 -1 null * bytes=0-1 bytes=9-1 gzip __proto__ application/json text/plain ' +
  'multipart/form-data;boundary=x application/json;charset=utf-16 middleware:middleware %5B%22%22%5D ["",{"children":["x",{}]}] ' +
  `100-continue Upgrade h2c websocket __prerender_bypass=x ${MARK} ${'a'.repeat(4000)}`;
const PATH_PIECES =
  '.. . // %2e%2e %2F %5c %00 %0A %ff %25 % ; .md ~ @ : & + /. __proto__ constructor _next/static _next/data ' +
  `_global-error _not-found etc/passwd .env ${MARK} ?${MARK} ?next=//evil.example //evil.example/ api/contact [slug] (.)`;
/** What a field may hold instead, in JSON: what would smuggle something into a mail, and what is not text. */
const FIELD_VALUES = [
  ...['\r\nBcc: v@evil.example', '\n.\r\nRCPT TO:<v@evil.example>\r\n', ', v@evil.example', '\0', '\u2028'],
  ...['=?utf-8?q?=0D=0ABcc:_v@evil.example?=', '\u202e\x1b[2J', '\ud83d', '🔥'.repeat(500)],
]
  .map((text) => JSON.stringify(BODY_MARK + text))
  .concat('null', '5', '[]', '{}', '"__proto__"');

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
/** Undefined in three of four requests, so that most parts stay valid. */
const maybe = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, values);

/** A valid request of which some parts are others. */
const mutated: fc.Arbitrary<Probe> = fc
  .record({
    // Every other one is an inquiry.
    valid: fc.oneof(fc.constantFrom(...VALID), fc.constantFrom(...VALID.slice(-3))),
    method: maybe(oneOf('GET HEAD POST PUT DELETE PATCH OPTIONS TRACE PROPFIND')),
    target: maybe(oneOf('* http://evil.example/faq http:// HTTPS://x')),
    pieces: maybe(fc.array(fc.tuple(fc.nat(10_000), oneOf(PATH_PIECES)), { maxLength: 2 })),
    headers: fc.array(fc.tuple(oneOf(HEADERS), oneOf(HEADER_VALUES)), { maxLength: 2 }),
    body: maybe(
      fc.constantFrom('', 'null', '[]', '{"__proto__":{"polluted":1}}', '[[[[', '"\0\ud800', BODY_MARK),
    ),
    field: maybe(
      fc.tuple(oneOf('name email message service elapsedMs page'), fc.constantFrom(...FIELD_VALUES)),
    ),
  })
  .map(({ valid, method, target, pieces, headers, body, field }) => {
    let path = target ?? valid.path;
    for (const [at, piece] of pieces ?? [])
      path = path.slice(0, at % (path.length + 1)) + piece + path.slice(at % (path.length + 1));
    const names = headers.map(([header]) => header);
    const [name, value] = field ?? ['', ''];
    const kept = valid.headers.filter(([header]) => !names.includes(header));
    return {
      method: method ?? valid.method,
      path,
      headers: [...kept, ...headers],
      body: (body ?? valid.body).replace(new RegExp(`"${name}":("[^"]*"|\\d+)`), () => `"${name}":${value}`),
    };
  });

type SiteResponse = { status: number; location: string; text: string };

/** Sends a request as it is: fetch would tidy the path up. */
function ask(port: number, { method, path, headers, body }: Probe): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    // Of a name that stands there twice, the last counts.
    const lines = Object.fromEntries(headers);
    const to = { port, host: '127.0.0.1', method, path, headers: lines, agent: false };
    const sent = httpRequest(to, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const { location = '' } = received;
      readText(response).then((text) => resolve({ status, location, text }), reject);
    });
    sent.on('error', reject);
    // Node calls back apart from the response when a server accepts an upgrade, which this one never does.
    sent.on('upgrade', () => reject(new Error('upgraded')));
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

/** Documented statuses of the form, and Node's own for an unknown Expect. */
const FORM_STATUSES = [200, 303, 400, 403, 409, 413, 415, 417];

/** The problem of a response; null when the site may respond so. */
function findProblem(
  { status, location, text }: SiteResponse,
  { method, path, headers: sent }: Probe,
): string | null {
  if (status >= 500) return `status ${status}`;
  if (method === 'POST' && path === '/api/contact' && !FORM_STATUSES.includes(status))
    return `status ${status}`;
  if (/root:x:|\[core\]|"dependencies"/.test(text)) return 'a file of the server';
  if (text.includes(BODY_MARK)) return 'what was sent comes back';
  // The host of a redirect is the one that was asked for.
  const hosts = sent.filter(([name]) => name === 'Host').map(([, host]) => host);
  const foreign = /^(https?:)?[\\/]{2}/.test(location) && !location.includes('127.0.0.1');
  return foreign && !hosts.some((host) => host && location.includes(host))
    ? `a redirect to ${location}`
    : null;
}

const OUR_HEADERS =
  /^(auto-submitted|content-(transfer-encoding|type)|date|from|message-id|mime-version|reply-to|subject|to|x-auto-response-suppress)$/;

/** Whether a mail goes to one place and bears our headers only. */
const isOurs = ({ mail, from, to }: Received) =>
  `${from} ${to.join()}` === 'website@emberlane.example hello@emberlane.example' &&
  [...mail.headers.keys()].every((header) => OUR_HEADERS.test(header)) &&
  (mail.replyTo?.value ?? []).length <= 1;

/** Megabytes of memory that a process uses. @throws where that cannot be read: Linux has /proc. */
const memoryOf = ({ pid }: RunningSite): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('mutated requests cause no 5xx, no leak and no mail to another recipient', {
  tag: ['@CALLS-01', '@CALLS-03', '@CALLS-06', '@CALLS-12', '@CALLS-14'],
}, async () => {
  test.setTimeout(3_600_000);
  const relay = await startMailServer();
  const locked = makeLockedFolder([[join(__dirname, '../../.next/standalone'), '.']]);
  const env = { SMTP_URL: relay.url, CONTACT_LIMIT: '1000000', METRICS_TOKEN: 't'.repeat(32) };
  const site = await startStandalone(env, locked);
  const seed = Number(process.env.FAST_CHECK_SEED) || Date.now() % 2 ** 31;
  const statuses: Record<string, number> = {};
  // Each is valid before it is mutated.
  for (const valid of VALID) {
    const { status } = await ask(site.port, valid);
    expect(status < 400 || /none|metrics|_next\/image/.test(valid.path), valid.path).toBe(true);
  }
  await fc.assert(
    fc.asyncProperty(fc.array(mutated, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const responses = await Promise.all(batch.map((probe) => ask(site.port, probe)));
      for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
      const problems = responses.map((response, index) => findProblem(response, batch[index] as Probe));
      expect(
        problems.map((problem, index) => problem && { problem, ...batch[index] }).filter(Boolean),
      ).toEqual([]);
    }),
    { seed, numRuns: RUNS / AT_ONCE, endOnFailure: true },
  );
  console.log(`${RUNS} requests, seed ${seed}: ${JSON.stringify(statuses)}; ${relay.received.length} mails`);
  expect((await fetch(site.origin)).status).toBe(200);
  expect(site.log()).not.toContain(MARK);
  expect(strayLines(site.log())).toEqual([]);
  // Enough must reach the relay, or this says little.
  expect(relay.received.length).toBeGreaterThan(RUNS / 100);
  expect(relay.received.filter((received) => !isOurs(received)).map(({ raw }) => raw)).toEqual([]);
  await site.stop();
  await relay.stop();
  locked.remove();
});

test('large request bodies are not kept in memory, whatever URL they are sent to', async ({
  browserName: _,
}, info) => {
  test.setTimeout(300_000);
  const site = await startStandalone({ MAIL_OUTBOX_DIR: info.outputPath(), CONTACT_LIMIT: '1000' });
  const body = 'x'.repeat(9_500_000);
  // The server may end the line before it has read all.
  const post = (path: string, size: number) =>
    ask(site.port, { method: 'POST', path, headers: [], body: body.slice(0, size) }).catch(() => null);
  const paths = ['/', '/solutions/industries', '/no/such', '/api/contact', '/healthz'];
  // What the first requests of a kind load takes some memory, too.
  for (let round = 0; round < 20; round += 1) await Promise.all(paths.map((path) => post(path, 10)));
  const before = memoryOf(site);
  let most = 0;
  for (const path of paths) {
    const posted = Array.from({ length: 20 }, () => post(path, body.length));
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(site));
    }, 20);
    expect((await sendJson(site.origin)).status).toBe(200);
    expect((await Promise.all(posted)).filter((response) => (response?.status ?? 0) >= 500)).toEqual([]);
    clearInterval(watch);
  }
  // The 20 bodies of a round are 190 MB.
  expect(most - before).toBeLessThan(128);
  await site.stop();
});
