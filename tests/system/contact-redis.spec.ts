import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Site, startSite } from '@/scripts/support/site';
import { createInquiry, sendJson } from '../support/inquiry';
import { type MailServer, startMailServer } from '../support/mail';
import { type RedisServer, startRedis } from '../support/redis';
import { findServer } from '../support/servers';
import { expect, test } from '../support/test';

const path = findServer('redis');
test.skip(path === null, 'no redis-server on this machine');

const CONTACT_HASH_KEY = 'k'.repeat(32);

let redis: RedisServer;
let relay: MailServer;
let sites: Site[];

/** Two servers of the same site with one Redis and one relay. */
async function startPair(env: Record<string, string>): Promise<[Site, Site]> {
  const settings = { SMTP_URL: relay.url, REDIS_URL: redis.url, CONTACT_HASH_KEY, ...env };
  const pair: [Site, Site] = [await startSite(settings), await startSite(settings)];
  sites.push(...pair);
  return pair;
}

const status = async (site: Site, request = createInquiry()) => (await sendJson(site.origin, request)).status;

test.beforeEach(async () => {
  sites = [];
  redis = await startRedis(path ?? '');
  relay = await startMailServer();
});

test.afterEach(async () => {
  for (const site of sites) await site.stop();
  await relay.stop();
  await redis.stop();
});

test('two servers share the limit, and a server that starts again knows it', {
  tag: ['@DECISIONS-06', '@CALLS-21'],
}, async () => {
  const [one, two] = await startPair({ CONTACT_LIMIT: '3' });
  expect([await status(one), await status(two), await status(one)]).toEqual([200, 200, 200]);
  const over = await sendJson(two.origin);
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(500);
  await one.stop();
  const [again] = await startPair({ CONTACT_LIMIT: '3' });
  expect(await status(again)).toBe(429);
});

test('two servers share submission ids, one after the other and at the same time', {
  tag: ['@DECISIONS-06', '@CALLS-13', '@CALLS-27'],
}, async () => {
  const [one, two] = await startPair({ CONTACT_LIMIT: '1000' });
  const request = createInquiry();
  expect([await status(one, request), await status(two, request)]).toEqual([200, 200]);
  expect(relay.of(String(request.submissionId))).toHaveLength(1);

  for (let round = 0; round < 10; round += 1) {
    const twice = createInquiry();
    const answers = await Promise.all([one, two, one, two].map((site) => status(site, twice)));
    expect(answers).toEqual([200, 200, 200, 200]);
    expect(relay.of(String(twice.submissionId))).toHaveLength(1);
  }

  // Another content under a known id is refused by the other server, too, and its mail is not touched.
  expect(await status(two, { ...request, message: 'Another' })).toBe(409);
  expect(relay.of(String(request.submissionId))).toHaveLength(1);

  // A refusal is shared as well, and frees the id for the retry.
  relay.behave({ kind: 'refuse', at: 'data', code: 451 }, { kind: 'accept' });
  const refused = createInquiry();
  const before = relay.dialogues();
  expect(await Promise.all([status(one, refused), status(two, refused)])).toEqual([502, 502]);
  expect(relay.dialogues()).toBe(before + 1);
  expect(await status(two, refused)).toBe(200);
  expect(relay.of(String(refused.submissionId))).toHaveLength(1);
});

test('two servers share what was said before, and Redis never has its words', {
  tag: ['@DECISIONS-06', '@CALLS-19'],
}, async () => {
  const [one, two] = await startPair({ CONTACT_LIMIT: '1000' });
  const first = createInquiry();
  const second = { ...first, submissionId: randomUUID() };
  expect([await status(one, first), await status(two, second)]).toEqual([200, 200]);
  expect(relay.of(String(first.submissionId))[0]?.mail.subject).not.toContain('[possible spam]');
  expect(relay.of(String(second.submissionId))[0]?.mail.subject).toContain('[possible spam]');
});

test('the form works with Redis away, says so in the log, and shares again when it is back', {
  tag: '@DECISIONS-06',
}, async () => {
  const [one, two] = await startPair({ CONTACT_LIMIT: '2' });
  expect(await status(one)).toBe(200);
  const { port } = redis;
  await redis.stop();
  const meanwhile = createInquiry();
  expect([await status(one, meanwhile), await status(one, meanwhile)]).toEqual([200, 200]);
  expect(relay.of(String(meanwhile.submissionId))).toHaveLength(1);
  // The limit holds in the memory of the server.
  expect(await status(one)).toBe(429);
  expect(await status(two)).toBe(200);
  expect(one.log().match(/"event":"redis\.away"/g)).toHaveLength(1);

  redis = await startRedis(path ?? '', port);
  await expect.poll(() => one.log(), { timeout: 15_000 }).toContain('"event":"redis.back"');
  // The other server learns what was accepted meanwhile.
  await expect.poll(() => two.log(), { timeout: 15_000 }).toContain('"event":"redis.back"');
  expect(await status(two, meanwhile)).toBe(200);
  expect(relay.of(String(meanwhile.submissionId))).toHaveLength(1);
  const shared = createInquiry();
  expect([await status(one, shared), await status(two, shared)]).toEqual([200, 200]);
  expect(relay.of(String(shared.submissionId))).toHaveLength(1);
});

test('a Redis that falls silent holds up no request for long', { tag: '@DECISIONS-06' }, async () => {
  const [one] = await startPair({ CONTACT_LIMIT: '2' });
  redis.freeze();
  expect([await status(one), await status(one), await status(one)]).toEqual([200, 200, 429]);
  expect(one.log()).toContain('"event":"redis.away"');
});

test('a Redis that refuses writes counts as away, for /readyz and the alarm', {
  tag: '@CALLS-29',
}, async () => {
  const [one] = await startPair({ METRICS_TOKEN: 't'.repeat(32) });
  expect(await status(one)).toBe(200);
  const client = new Redis(redis.url);
  // As after a failover: a replica answers reads only.
  await client.replicaof('127.0.0.1', 1);
  const request = createInquiry();
  expect([await status(one, request), await status(one, request)]).toEqual([200, 200]);
  expect(await (await fetch(`${one.origin}/readyz`)).json()).toMatchObject({ redis: 'away' });
  const headers = { Authorization: `Bearer ${'t'.repeat(32)}` };
  expect(await (await fetch(`${one.origin}/metrics`, { headers })).text()).toContain('contact_redis_up 0');
  expect(one.log().match(/"event":"redis\.away"/g)).toHaveLength(1);
  await client.replicaof('NO', 'ONE');
  await expect.poll(() => one.log(), { timeout: 10_000 }).toContain('"event":"redis.back"');
  client.disconnect();
});
