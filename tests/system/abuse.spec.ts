import { type ClientRequest, request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { sendJson, validRequest } from '../support/contact-request';
import { startSite } from '../support/site';
import { openSlow } from '../support/slow';
import { expect, test } from '../support/test';

const RUNS = Number(process.env.FUZZ_REQUESTS) || 1000;
const AT_ONCE = 10;
/** Stands in paths and headers, and must never stand in the log. */
const MARK = 'mArKeR-e50d';

type Probe = { method: string; path: string; headers: Record<string, string>; body: string };
type Seen = { status: number; location: string; text: string };

/** Sends a request as it is: fetch would tidy the path up. */
function ask(port: number, { method, path, headers, body }: Probe): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

const piece = fc.constantFrom(
  ...'.. %2e%2e %2F %5c // /evil.example \\ %00 %0A %ff etc/passwd .env .git/config package.json'.split(' '),
  ...'_next/static _next/image?url=http://evil.example/ api/contact services blog/page/1 downloads/'.split(
    ' ',
  ),
  ...['case-studies/', '?next=//evil.example', '__proto__', 'constructor', ';', '%', MARK],
);
const path = fc
  .array(fc.oneof({ weight: 4, arbitrary: piece }, { weight: 1, arbitrary: fc.webSegment() }), {
    maxLength: 5,
  })
  .map((parts) => `/${parts.join('/')}`);
const headers = fc.dictionary(
  fc.constantFrom(
    ...'Host X-Forwarded-Host X-Forwarded-Proto X-Forwarded-For Forwarded Origin Referer Range Cookie'.split(
      ' ',
    ),
    ...'RSC Next-Router-State-Tree Next-Router-Prefetch Next-Action X-Nextjs-Data X-Matched-Path'.split(' '),
    ...'X-Middleware-Subrequest X-HTTP-Method-Override Content-Type Accept If-None-Match'.split(' '),
  ),
  fc.constantFrom(
    'evil.example',
    'https://evil.example',
    '1',
    '%5B%22%22%5D',
    'null',
    '*/*',
    'bytes=0-1',
    'application/json',
    'multipart/form-data; boundary=x',
    'middleware:middleware',
    '__proto__',
    MARK,
  ),
  { maxKeys: 5 },
);
const probe: fc.Arbitrary<Probe> = fc.record({
  method: fc.constantFrom(...'GET GET GET HEAD POST PUT DELETE PATCH OPTIONS TRACE PROPFIND'.split(' ')),
  path,
  headers,
  body: fc.constantFrom('', '{}', '{"__proto__":{"polluted":1}}', MARK),
});

/** What is wrong with an answer; null when it is one that the site may give. */
function wrong({ status, location, text }: Seen, { headers: sent }: Probe): string | null {
  if (status >= 500) return `status ${status}`;
  if (/root:x:|\[core\]|"dependencies"/.test(text)) return 'a file of the server';
  const host = Object.entries(sent).find(([name]) => name === 'Host')?.[1];
  // The host of a redirect is the one that was asked for.
  const foreign = /^(https?:)?[\\/]{2}/.test(location) && !location.includes('127.0.0.1');
  return foreign && !(host && location.includes(host)) ? `a redirect to ${location}` : null;
}

test('CALLS-06 whatever methods, paths and headers are sent, nothing breaks, leaks or redirects away', async () => {
  test.setTimeout(600_000);
  const site = await startSite({ CONTACT_LIMIT: '1000000' });
  const seed = Number(process.env.FAST_CHECK_SEED) || Date.now() % 2 ** 31;
  const statuses: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(probe, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const seen = await Promise.all(batch.map((one) => ask(site.port, one)));
      for (const { status } of seen) statuses[status] = (statuses[status] ?? 0) + 1;
      const problems = seen.map((answer, index) => wrong(answer, batch[index] as Probe));
      expect(
        problems.map((problem, index) => problem && { problem, ...batch[index] }).filter(Boolean),
      ).toEqual([]);
    }),
    { seed, numRuns: RUNS / AT_ONCE, endOnFailure: true },
  );
  console.log(`${RUNS} requests, seed ${seed}: ${JSON.stringify(statuses)}`);
  expect((await fetch(site.origin)).status).toBe(200);
  expect(site.log()).not.toContain(MARK);
  await site.stop();
});

test('a prototype in a body changes nothing for those who come after', async ({ site, mail }) => {
  const polluted = `{"__proto__":{"website":"x","polluted":1},"constructor":{"prototype":{"email":"v@evil.example"}}}`;
  expect((await sendJson(site.origin, JSON.parse(polluted))).status).toBe(400);
  const body = await fetch(`${site.origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: polluted,
  });
  expect(body.status).toBe(400);
  const request = validRequest();
  expect((await sendJson(site.origin, request)).status).toBe(200);
  expect(mail.of(String(request.submissionId))[0]?.mail.replyTo?.value[0]?.address).toBe(request.email);
});

for (const kind of ['idle', 'head', 'body'] as const) {
  test(`a bare server answers others while 300 connections keep it waiting: ${kind}`, async ({ site }) => {
    const slow = await openSlow(site.port, kind, 300);
    for (const path of ['/', '/faq', '/healthz']) expect((await fetch(site.origin + path)).status).toBe(200);
    expect((await sendJson(site.origin)).status).toBe(200);
    slow.end();
  });
}
