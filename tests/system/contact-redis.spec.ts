import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type RunningSite, startSite } from '@/scripts/support/site';
import { createInquiry, sendJson } from '../support/inquiry';
import { findServer } from '../support/installed-servers';
import { type MailServer, startMailServer } from '../support/mail';
import { startRedis } from '../support/redis';
import { expect, test } from '../support/test';

const path = findServer('redis');
test.skip(path === null, 'no redis-server on this machine');

const CONTACT_HASH_KEY = 'k'.repeat(32);

let redis: Awaited<ReturnType<typeof startRedis>>;
let relay: MailServer;
let sites: RunningSite[];

/** Two servers of the same site with one Redis and one relay. */
async function startPair(env: Record<string, string>): Promise<[RunningSite, RunningSite]> {
  const settings = { SMTP_URL: relay.url, REDIS_URL: redis.url, CONTACT_HASH_KEY, ...env };
  const pair: [RunningSite, RunningSite] = [await startSite(settings), await startSite(settings)];
  sites.push(...pair);
  return pair;
}

const postStatus = async (site: RunningSite, inquiry = createInquiry()) =>
  (await sendJson(site.origin, inquiry)).status;

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

test('two servers send an inquiry once, submitted to both in turn or at the same time', {
  tag: ['@DECISIONS-06', '@CALLS-13', '@CALLS-19', '@CALLS-27'],
}, async () => {
  const [siteA, siteB] = await startPair({ CONTACT_LIMIT: '1000' });
  const inquiry = createInquiry();
  expect([await postStatus(siteA, inquiry), await postStatus(siteB, inquiry)]).toEqual([200, 200]);
  expect(relay.of(String(inquiry.submissionId))).toHaveLength(1);

  for (const [behavior, status, copies] of [
    [{ kind: 'accept' }, 200, 1],
    [{ kind: 'refuse', at: 'data', code: 451 }, 502, 0],
  ] as const)
    for (let round = 0; round < 5; round += 1) {
      relay.behave(behavior);
      const simultaneous = createInquiry();
      const posts = [siteA, siteB, siteA, siteB].map((site) => postStatus(site, simultaneous));
      expect(await Promise.all(posts)).toEqual(Array(4).fill(status));
      expect(relay.of(String(simultaneous.submissionId))).toHaveLength(copies);
      // A refusal frees the id for the retry.
      relay.behave({ kind: 'accept' });
      expect(await postStatus(siteB, simultaneous)).toBe(200);
      expect(relay.of(String(simultaneous.submissionId))).toHaveLength(1);
    }

  // Another content under a known id is refused by the other server, too, and its mail is not touched.
  expect(await postStatus(siteB, { ...inquiry, message: 'Another' })).toBe(409);
  expect(relay.of(String(inquiry.submissionId))).toHaveLength(1);

  // The same message under a new id is marked as possible spam.
  const repeated = { ...inquiry, submissionId: randomUUID() };
  expect(await postStatus(siteB, repeated)).toBe(200);
  expect(relay.of(String(inquiry.submissionId))[0]?.mail.subject).not.toContain('[possible spam]');
  expect(relay.of(String(repeated.submissionId))[0]?.mail.subject).toContain('[possible spam]');
});

test('the limit holds across servers, whatever IP address the client claims', {
  tag: ['@DECISIONS-06', '@CALLS-21', '@CALLS-22'],
}, async () => {
  const pair = await startPair({ CONTACT_LIMIT: '6' });
  const statuses = [];
  for (let count = 0; count < 12; count += 1) {
    const forged = { 'X-Forwarded-For': `203.0.113.${count}`, Forwarded: `for=203.0.113.${count}` };
    statuses.push((await sendJson(pair[count % 2]?.origin ?? '', createInquiry(), forged)).status);
  }
  expect(statuses).toEqual([...Array(6).fill(200), ...Array(6).fill(429)]);
});

test('the form works while Redis refuses writes, and the log, /readyz and /metrics say so', {
  tag: ['@CALLS-29', '@DECISIONS-06'],
}, async () => {
  const [siteA, siteB] = await startPair({ METRICS_TOKEN: 't'.repeat(32), CONTACT_LIMIT: '2' });
  expect(await postStatus(siteA)).toBe(200);
  const client = new Redis(redis.url);
  // As after a failover: a replica takes reads only.
  await client.replicaof('127.0.0.1', 1);
  const inquiry = createInquiry();
  expect([await postStatus(siteA, inquiry), await postStatus(siteA, inquiry)]).toEqual([200, 200]);
  // The limit holds in the memory of the server.
  expect(await postStatus(siteA)).toBe(429);
  expect(await (await fetch(`${siteA.origin}/readyz`)).json()).toMatchObject({ redis: 'away' });
  const headers = { Authorization: `Bearer ${'t'.repeat(32)}` };
  expect(await (await fetch(`${siteA.origin}/metrics`, { headers })).text()).toContain('contact_redis_up 0');
  expect(siteA.log().match(/"event":"redis\.away"/g)).toHaveLength(1);
  await client.replicaof('NO', 'ONE');
  await expect.poll(() => siteA.log(), { timeout: 10_000 }).toContain('"event":"redis.back"');
  // What this server accepted meanwhile, the other one knows now.
  await expect.poll(() => client.get(`contact-submission:${inquiry.submissionId}`)).toBe('accepted');
  client.disconnect();
  expect(await postStatus(siteB, inquiry)).toBe(200);
  expect(relay.of(String(inquiry.submissionId))).toHaveLength(1);
});
