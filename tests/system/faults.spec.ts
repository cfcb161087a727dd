import { setTimeout as pause } from 'node:timers/promises';
import { startStandalone } from '@/scripts/support/site';
import { createInquiry, sendJson } from '../support/inquiry';
import { findServer } from '../support/installed-servers';
import { type Behavior, startMailServer } from '../support/mail';
import { startNginx } from '../support/nginx';
import { startRedis } from '../support/redis';
import { expect, test } from '../support/test';

const INQUIRIES = Number(process.env.FAULT_INQUIRIES) || 150;
const AT_ONCE = 10;
/** Stands in every inquiry, and must never stand in a log. */
const MARK = 'mArKeR-91c4';

const redisPath = findServer('redis');
const nginxPath = findServer('nginx');
test.skip(redisPath === null || nginxPath === null, 'no redis-server or no nginx');

const PAGES = ['/', '/services', '/contact', '/blog'];
/** Pages, and what no cache holds: pages for the framework's router, and a method that is never kept. */
const LOAD: [path: string, options?: RequestInit][] = [
  ...PAGES.map((path): [string] => [path]),
  ...PAGES.map((path): [string, RequestInit] => [path, { headers: { RSC: '1' } }]),
  ['/api/contact', { method: 'OPTIONS' }],
];

/** Asks for these in turn over five connections, about a hundred a second. @returns a function that stops and counts. */
function startLoad(origin: string) {
  // What broke off after its head is counted apart.
  const result = { answered: 0, failed: 0, broken: 0 };
  let isStopped = false;
  const visitors = Array.from({ length: 5 }, async (_, visitor) => {
    for (let turn = visitor; !isStopped; turn += 1) {
      const [path, options] = LOAD[turn % LOAD.length]!;
      const signal = AbortSignal.timeout(20_000);
      const response = await fetch(origin + path, { ...options, signal }).catch(() => null);
      const body = await response?.arrayBuffer().catch(() => null);
      result[!response?.ok ? 'failed' : body ? 'answered' : 'broken'] += 1;
      await pause(50);
    }
  });
  return async () => {
    isStopped = true;
    await Promise.all(visitors);
    return result;
  };
}

type Sent = { id: string; status: number; tries: number };

/** Sends as the form does: again with the same id until the site says that the inquiry has arrived. */
async function inquire(origin: string, tally: Record<string, number>): Promise<Sent> {
  const request = createInquiry({ name: `${MARK} name`, message: `${MARK} ${Math.random()}` });
  const post = () =>
    sendJson(origin, request).then(
      ({ status }) => status,
      () => 0,
    );
  // A tenth of the visitors press twice.
  const twin = Math.random() < 0.1 ? post() : undefined;
  for (let tries = 1; ; tries += 1) {
    const status = await post();
    tally[status] = (tally[status] ?? 0) + 1;
    if (status === 200 || tries === 100) {
      await twin;
      return { id: String(request.submissionId), status, tries };
    }
    await pause(300);
  }
}

/** What a relay of ill will does, each with its share of the dialogues. It accepts the rest. */
const FAULTS: [share: number, behavior: Behavior][] = [
  [0.06, { kind: 'refuse', at: 'connect', code: 421 }],
  [0.06, { kind: 'refuse', at: 'rcpt', code: 450 }],
  [0.03, { kind: 'refuse', at: 'message', code: 451 }],
  [0.03, { kind: 'close', at: 'message' }],
  [0.06, { kind: 'refuse', at: 'data', code: 451 }],
  [0.03, { kind: 'refuse', at: 'data', code: 552 }],
  [0.03, { kind: 'drop' }],
  [0.05, { kind: 'slow', ms: 300 }],
  [0.01, { kind: 'slow', ms: 2_500 }],
];

function drawBehavior(): Behavior {
  let rest = Math.random();
  for (const [share, behavior] of FAULTS) {
    rest -= share;
    if (rest < 0) return behavior;
  }
  return { kind: 'accept' };
}

test('two replicas behind nginx lose no page and no inquiry while replicas, Redis or the relay fail', async () => {
  test.setTimeout(1_200_000);
  const relay = await startMailServer();
  relay.behaveAtRandom(drawBehavior);
  let redis = await startRedis(redisPath as string);
  const env = {
    SMTP_URL: relay.url,
    REDIS_URL: redis.url,
    CONTACT_HASH_KEY: 'k'.repeat(32),
    TRUST_PROXY: '1',
    CONTACT_LIMIT: '1000000',
  };
  let first = await startStandalone(env);
  let second = await startStandalone(env);
  const logs = [first.log, second.log];
  const ports: [number, number] = [first.port, second.port];
  const nginx = await startNginx(nginxPath as string, ports, undefined, '100000r/s');
  const stopLoad = startLoad(nginx.origin);

  const sent: Sent[] = [];
  const tally: Record<string, number> = {};
  let begun = 0;
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (begun < INQUIRIES) {
      begun += 1;
      sent.push(await inquire(nginx.origin, tally));
    }
  });
  /** Waits until the share of inquiries has a final response. */
  const waitForShare = async (share: number) => {
    while (sent.length < INQUIRIES * share) await pause(20);
  };

  // A replica crashes.
  await waitForShare(0.15);
  await first.kill();
  const killed = Date.now();
  await pause(1_500);
  first = await startStandalone(env, { port: first.port });
  logs.push(first.log);

  // Redis falls silent, goes away, and comes back.
  await waitForShare(0.3);
  redis.freeze();
  await pause(3_000);
  await redis.stop();
  await waitForShare(0.5);
  redis = await startRedis(redisPath as string, redis.port);

  // The relay is down.
  await waitForShare(0.7);
  relay.behave({ kind: 'refuse', at: 'connect', code: 421 });
  await pause(10_000);
  relay.behaveAtRandom(drawBehavior);

  // A replica is restarted.
  await waitForShare(0.9);
  await second.stop();
  second = await startStandalone(env, { port: second.port });
  logs.push(second.log);

  await Promise.all(visitors);
  const load = await stopLoad();
  const idle = performance.now();
  await Promise.all([first.stop(), second.stop()]);
  const exit = performance.now() - idle;
  await nginx.stop();
  const written = logs.map((log) => log()).join('') + nginx.log();
  const copies = sent.map(({ id }) => relay.of(id));
  // Every copy but the last needs a reason: the relay's reply was dropped, found nobody, or reached a replica that was
  // killed before it could pass it on; or two replicas had no Redis to agree by.
  const times = (event: string) =>
    [...written.matchAll(new RegExp(`"time":"([^"]+)","level":"\\w+","event":"${event}"`, 'g'))].map(
      ([, time = '']) => Date.parse(time),
    );
  const reasons: Record<string, number> = { written: 0, pending: 0 };
  for (const { confirmation, at } of copies.flatMap((arrivals) => arrivals.slice(0, -1))) {
    const isDying = at <= killed && killed - at < 1_000;
    // What was confirmed just before may not have been shared, and the replicas look every two seconds.
    const isApart = times('redis.away').some((from) => {
      const until = times('redis.back').filter((back) => back > from);
      return at > from - 4_000 && at < Math.max(...until, from) + 3_000;
    });
    const reason = confirmation === 'written' && (isDying || isApart) ? 'apart' : confirmation;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  console.log(
    `${INQUIRIES} inquiries: statuses ${JSON.stringify(tally)}, at most ${Math.max(...sent.map(({ tries }) => tries))} tries, ` +
      `copies ${JSON.stringify(reasons)}; pages ${JSON.stringify(load)}`,
  );
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  const ids = copies.map((arrivals) => new Set(arrivals.map(({ mail }) => mail.messageId)).size);
  expect(new Set(ids)).toEqual(new Set([1]));
  expect(reasons).toMatchObject({ written: 0, pending: 0 });
  expect(load.failed).toBe(0);
  // nginx cannot ask the other replica for the rest of a response when one is killed: at most one for each connection.
  expect(load.broken).toBeLessThanOrEqual(5);
  expect(load.answered).toBeGreaterThan(200);
  // With no inquiry left to finish. A connection that nginx keeps would last for five seconds.
  expect(exit).toBeLessThan(4_900);
  for (const event of [' GET /services ', '"event":"redis.away"', '"event":"redis.back"'])
    expect(written).toContain(event);
  for (const typed of [MARK, 'visitor.example']) expect(written).not.toContain(typed);
  await Promise.all([redis.stop(), relay.stop()]);
});
