import type { RedisConnection } from '@/lib/server/redis';

jest.useFakeTimers();
// The cache takes zero for no time.
jest.advanceTimersByTime(1);
// Loaded now, so that the cache in it takes the time from the test.
const { createAcceptedResult, createIdempotencyStore } =
  jest.requireActual<typeof import('@/lib/contact/idempotency')>('@/lib/contact/idempotency');
const sendA = async () => createAcceptedResult('a');

// @requirement CALLS-13
test('a submission id is forgotten after a day', async () => {
  const store = createIdempotencyStore(String);
  await store.runOnce('a', sendA);
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000 - 1);
  expect(await store.isAccepted('a')).toBe(true);
  await jest.advanceTimersByTimeAsync(2);
  expect(await store.isAccepted('a')).toBe(false);
});

test('a submission id keeps its first content for a day', async () => {
  const store = createIdempotencyStore(String);
  expect(await store.hasSameContent('a', 'one')).toBe(true);
  expect(await store.hasSameContent('a', 'one')).toBe(true);
  expect(await store.hasSameContent('a', 'two')).toBe(false);
  expect(await store.hasSameContent('b', 'two')).toBe(true);
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000 + 1);
  expect(await store.hasSameContent('a', 'two')).toBe(true);
});

const pause = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

/** A Redis with the commands that the store uses, which can go away, lose what it holds, and come back. */
function fakeRedis() {
  const held = new Map<string, string>();
  const state = { isAway: false, failsBatches: false };
  const listeners: (() => void)[] = [];
  const batches: number[] = [];
  let isWriting = false;
  const client = {
    // One batch after the other, and its failure is the caller's.
    pipeline: () => {
      const entries: [string, string][] = [];
      return {
        set: (key: string, value: string) => entries.push([key, value]),
        exec: async () => {
          if (isWriting || state.failsBatches) throw new Error('Command timed out');
          isWriting = true;
          await pause(1, null);
          isWriting = false;
          batches.push(entries.length);
          for (const [key, value] of entries) held.set(key, value);
        },
      };
    },
    get: async (key: string) => held.get(key) ?? null,
    set: async (key: string, value: string, ...options: unknown[]) => {
      if (options.includes('NX') && held.has(key)) return null;
      held.set(key, value);
      return 'OK';
    },
    eval: async (_script: string, _keys: number, key: string, claim: string) =>
      held.get(key) === claim && held.delete(key),
  };
  const connection = {
    client,
    tryCommand: async (work: (of: typeof client) => unknown) => (state.isAway ? undefined : work(client)),
    onBack: (listener: () => void) => listeners.push(listener),
  } as unknown as RedisConnection;
  const restart = () => {
    held.clear();
    state.isAway = false;
    for (const listener of listeners) listener();
  };
  return { connection, state, restart, batches };
}

/** The stores of two servers with one Redis. */
const createPair = ({ connection }: ReturnType<typeof fakeRedis>) =>
  [createIdempotencyStore(String, connection), createIdempotencyStore(String, connection)] as const;

test('a server that waits for another does not treat a Redis outage as a failed send', async () => {
  const redis = fakeRedis();
  const [one, two] = createPair(redis);
  const first = one.runOnce('a', () => pause(5_000, createAcceptedResult('a')));
  await jest.advanceTimersByTimeAsync(100);
  const never = jest.fn(sendA);
  const second = two.runOnce('a', never);
  await jest.advanceTimersByTimeAsync(1_000);
  redis.state.isAway = true;
  await jest.advanceTimersByTimeAsync(1_000);
  // It comes back without the claim, which says nothing about the send either.
  redis.restart();
  await jest.advanceTimersByTimeAsync(3_000);
  expect((await first).kind).toBe('accepted');
  expect((await second).kind).toBe('accepted');
  expect(never).not.toHaveBeenCalled();
});

test('a server that waits for another gets the same rejection, and the id is free for a retry', async () => {
  const [one, two] = createPair(fakeRedis());
  const refused = { kind: 'mail-rejected' } as const;
  const first = one.runOnce('a', () => pause(1_000, refused));
  await jest.advanceTimersByTimeAsync(100);
  const never = jest.fn(sendA);
  const second = two.runOnce('a', never);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([await first, await second, never.mock.calls]).toEqual([refused, refused, []]);
  expect((await two.runOnce('a', sendA)).kind).toBe('accepted');
});

test('the result is unconfirmed while the result of another server’s send is unknown', async () => {
  const redis = fakeRedis();
  const [one, two] = createPair(redis);
  void one.runOnce('a', () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(100);
  const second = two.runOnce('a', sendA);
  redis.state.isAway = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await second).toEqual({ kind: 'unconfirmed' });
});

// @requirement DECISIONS-06
test('ids accepted during a Redis outage are stored in batches, and a failed batch is not an outage', async () => {
  const redis = fakeRedis();
  const [one, two] = createPair(redis);
  redis.state.isAway = true;
  for (let id = 0; id < 1_200; id += 1) await one.runOnce(String(id), sendA);
  expect(await two.isAccepted('0')).toBe(false);
  redis.restart();
  await jest.advanceTimersByTimeAsync(100);
  expect(redis.batches).toEqual([500, 500, 200]);
  expect(await two.isAccepted('0')).toBe(true);
  // A rejection that nobody handles would fail the test.
  redis.state.failsBatches = true;
  redis.restart();
  await jest.advanceTimersByTimeAsync(100);
  expect(await two.isAccepted('0')).toBe(false);
});
