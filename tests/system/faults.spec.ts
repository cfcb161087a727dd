import { setTimeout as pause } from 'node:timers/promises';
import { type Site, startSite, startStandalone } from '@/scripts/support/site';
import { sendJson, validRequest } from '../support/contact-request';
import { type MailServer, startMailServer } from '../support/mail';
import { type Nginx, startNginx } from '../support/nginx';
import { startRedis } from '../support/redis';
import { findServer } from '../support/servers';
import { expect, test } from '../support/test';

const INQUIRIES = Number(process.env.FAULT_INQUIRIES) || 300;
/** The same on all replicas, as their Redis is. */
const CONTACT_HASH_KEY = 'k'.repeat(32);
const AT_ONCE = 10;
const RELAY_DOWN = 10_000;
/** Stands in every inquiry, and must never stand in a log. */
const MARK = 'mArKeR-91c4';

const redisPath = findServer('redis');
const nginxPath = findServer('nginx');
test.skip(redisPath === null || nginxPath === null, 'no redis-server or no nginx');

/** What is no 2xx failed; what broke off after its head is counted apart. */
type LoadResult = { answered: number; failed: number; broken: number };

type LoadRequest = { path: string; method?: 'GET' | 'OPTIONS'; headers?: Record<string, string> };

/** Asks for these in turn over five connections, about a hundred a second, until it is stopped. */
function startLoad(origin: string, requests: LoadRequest[]): { stop: () => Promise<LoadResult> } {
  const result = { answered: 0, failed: 0, broken: 0 };
  let isStopped = false;
  const visitors = Array.from({ length: 5 }, async (_, visitor) => {
    for (let turn = visitor; !isStopped; turn += 1) {
      const { path, ...options } = requests[turn % requests.length]!;
      const signal = AbortSignal.timeout(20_000);
      const outcome = await fetch(origin + path, { ...options, redirect: 'manual', signal }).then(
        (answer) =>
          answer.arrayBuffer().then(
            () => (answer.ok ? ('answered' as const) : ('failed' as const)),
            () => 'broken' as const,
          ),
        () => 'failed' as const,
      );
      result[outcome] += 1;
      await pause(50);
    }
  });
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(visitors);
      return result;
    },
  };
}

type Sent = { id: string; status: number; tries: number };

/** Sends as the form does: again with the same id until the site says that the inquiry has arrived. */
async function inquire(origin: string, tally: Record<string, number>): Promise<Sent> {
  const request = validRequest({ name: `${MARK} name`, message: `${MARK} ${Math.random()}` });
  const id = String(request.submissionId);
  for (let tries = 1; ; tries += 1) {
    const status = await sendJson(origin, request).then(
      (answer) => answer.status,
      () => 0,
    );
    tally[status] = (tally[status] ?? 0) + 1;
    if (status === 200 || tries === 100) return { id, status, tries };
    await pause(300);
  }
}

/** Waits until the share of inquiries is answered. */
async function reached(sent: Sent[], share: number): Promise<void> {
  while (sent.length < INQUIRIES * share) await pause(20);
}

test('two replicas behind nginx lose no page and no inquiry while their parts fail', async () => {
  test.setTimeout(600_000);
  const relay: MailServer = await startMailServer();
  let redis = await startRedis(redisPath as string);
  const env = {
    SMTP_URL: relay.url,
    REDIS_URL: redis.url,
    CONTACT_HASH_KEY,
    TRUST_PROXY: '1',
    CONTACT_LIMIT: '1000000',
  };
  let first: Site = await startStandalone(env);
  const second = await startStandalone(env);
  const logs: (() => string)[] = [first.log, second.log];
  const nginx: Nginx = await startNginx(
    nginxPath as string,
    [first.port, second.port],
    undefined,
    '100000r/s',
  );
  const paths = ['/', '/services', '/contact', '/blog', '/tools/service-selector'];
  const pages = startLoad(
    nginx.origin,
    paths.map((path) => ({ path })),
  );
  // What no cache holds, and a replica must answer itself: pages as the framework's router asks for them, at the
  // addresses that it redirects such a request to, and a method that is answered anew.
  const headers = { RSC: '1' };
  const led = await Promise.all(paths.map((path) => fetch(nginx.origin + path, { headers })));
  const fresh = led.map(({ url }) => ({ path: url.slice(nginx.origin.length), headers }));
  expect(led.map((answer) => answer.headers.get('content-type'))).toEqual(
    paths.map(() => 'text/x-component'),
  );
  const uncached = startLoad(nginx.origin, [{ path: '/api/contact', method: 'OPTIONS' }, ...fresh]);

  const sent: Sent[] = [];
  const tally: Record<string, number> = {};
  let begun = 0;
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (begun < INQUIRIES) {
      begun += 1;
      sent.push(await inquire(nginx.origin, tally));
    }
  });

  // A lost answer of the relay is the one fault after which a copy is right.
  await reached(sent, 0.1);
  relay.behave({ kind: 'drop', when: 'after' }, { kind: 'drop', when: 'after' }, { kind: 'accept' });

  await reached(sent, 0.25);
  const { port } = first;
  relay.behave({ kind: 'slow', ms: 200 });
  await pause(100);
  await first.kill();
  const killed = Date.now();
  await pause(1_500);
  relay.behave({ kind: 'accept' });
  first = await startStandalone(env, { port });
  logs.push(first.log);

  await reached(sent, 0.45);
  const redisPort = redis.port;
  await redis.stop();
  await reached(sent, 0.6);
  redis = await startRedis(redisPath as string, redisPort);

  await reached(sent, 0.75);
  relay.behave({ kind: 'refuse', at: 'connect', code: 421 });
  await pause(RELAY_DOWN);
  relay.behave({ kind: 'accept' });

  await Promise.all(visitors);
  const [load, direct] = [await pages.stop(), await uncached.stop()];
  await Promise.all([first.stop(), second.stop(), nginx.stop()]);
  const written = logs.map((log) => log()).join('') + nginx.log();

  const copies = sent.map(({ id }) => relay.of(id));
  const extra = copies.reduce((sum, found) => sum + found.length - 1, 0);
  const repeated = copies.filter((found) => found.length > 1).length;
  // Every copy but the last needs a reason: the relay's word was dropped, found nobody, or reached a replica that
  // was killed before it could pass it on.
  const reasons: Record<string, number> = {};
  for (const { answer, at } of copies.flatMap((found) => found.slice(0, -1))) {
    const dying = answer === 'written' && at <= killed && killed - at < 1_000;
    const reason = dying ? 'died with the replica' : answer;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  console.log(
    `${INQUIRIES} inquiries: answers ${JSON.stringify(tally)}, ${extra} copies beyond one of ${repeated}, ` +
      `why ${JSON.stringify(reasons)}; ` +
      `pages ${JSON.stringify(load)}, uncached ${JSON.stringify(direct)}`,
  );

  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  expect(copies.filter((found) => found.length === 0)).toEqual([]);
  expect(copies.filter((found) => new Set(found.map(({ mail }) => mail.messageId)).size > 1)).toEqual([]);
  expect({ written: 0, pending: 0, ...reasons }).toMatchObject({ written: 0, pending: 0, dropped: 2 });
  expect(extra).toBeLessThanOrEqual(2 + AT_ONCE);
  expect(copies.filter((found, index) => found.length > 1 && sent[index]?.tries === 1)).toEqual([]);
  expect(load).toMatchObject({ failed: 0, broken: 0 });
  expect(load.answered).toBeGreaterThan(500);
  expect(direct).toMatchObject({ failed: 0 });
  // nginx passes on what a replica has begun to say, and cannot ask the other one when it is killed then: at most one
  // answer for each connection.
  expect(direct.broken).toBeLessThanOrEqual(5);
  expect(direct.answered).toBeGreaterThan(500);
  expect(written).toContain(' GET /services ');
  expect(written).toContain('"event":"redis.away"');
  expect(written).toContain('"event":"redis.back"');
  expect(written).not.toContain(MARK);
  expect(written).not.toContain('visitor.example');
  await Promise.all([redis.stop(), relay.stop()]);
});

test('the limit holds across replicas, whatever the client says about its address', async () => {
  const relay = await startMailServer();
  const redis = await startRedis(redisPath as string);
  const env = {
    SMTP_URL: relay.url,
    REDIS_URL: redis.url,
    CONTACT_HASH_KEY,
    TRUST_PROXY: '1',
    CONTACT_LIMIT: '6',
  };
  const sites = [await startStandalone(env), await startStandalone(env)] as const;
  const nginx = await startNginx(nginxPath as string, [sites[0].port, sites[1].port]);
  const answers = [];
  for (let count = 0; count < 12; count += 1) {
    const forged = { 'X-Forwarded-For': `203.0.113.${count}`, Forwarded: `for=203.0.113.${count}` };
    answers.push((await sendJson(nginx.origin, validRequest(), forged)).status);
  }
  expect(answers).toEqual([...Array(6).fill(200), ...Array(6).fill(429)]);
  for (const site of sites) expect(site.log()).toContain('"outcome":"accepted"');
  await nginx.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all([redis.stop(), relay.stop()]);
});

test('what one visitor sends in headers and queries never reaches the page of another', async () => {
  const site = await startSite();
  const nginx = await startNginx(nginxPath as string, [site.port, site.port]);
  const poison: Record<string, string>[] = [
    { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    { 'X-Forwarded-Proto': 'gopher', 'X-Forwarded-Port': '6666' },
    { RSC: '1' },
    { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Url': '/evil.example' },
    { 'X-Nextjs-Data': '1', 'X-Middleware-Subrequest': 'middleware:middleware' },
    { 'X-Matched-Path': '/evil.example', 'X-Invoke-Path': '/evil.example', 'X-Invoke-Status': '500' },
    { 'X-HTTP-Method-Override': 'DELETE', 'X-Original-URL': '/evil.example' },
  ];
  const paths = ['/services', '/about', '/faq', '/contact', '/blog', '/case-studies', '/industries'];
  for (const [index, headers] of poison.entries()) {
    const path = paths[index] as string;
    await (await fetch(`${nginx.origin}${path}?evil.example`, { headers })).text();
    const clean = await fetch(nginx.origin + path);
    const text = await clean.text();
    expect({ path, status: clean.status, type: clean.headers.get('content-type') }).toEqual({
      path,
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(text).not.toContain('evil.example');
    expect([...clean.headers].join()).not.toContain('evil.example');
  }
  // Redirects carry the query on, so each is made anew.
  await fetch(`${nginx.origin}/blog/page/1?evil.example`, { redirect: 'manual' });
  const led = await fetch(`${nginx.origin}/blog/page/1?mine=1`, { redirect: 'manual' });
  expect(led.headers.get('location')).toBe('/blog?mine=1');
  await nginx.stop();
  await site.stop();
});
