import type { RedisConnection } from '@/lib/server/redis';

jest.useFakeTimers();
// The cache takes zero for no time.
jest.advanceTimersByTime(1);
// Loaded now, so that the cache in it takes the time from the test.
const { createIdempotencyStore } =
  jest.requireActual<typeof import('@/lib/contact/idempotency')>('@/lib/contact/idempotency');
const DAY_MS = 24 * 60 * 60 * 1000;

// @requirement CALLS-13
test('a submission id and its first content are forgotten after a day', async () => {
  const store = createIdempotencyStore(String);
  await store.runOnce('a', async () => ({ kind: 'accepted', id: 'a' }));
  expect(await store.hasSameContent('a', 'one')).toBe(true);
  expect(await store.hasSameContent('a', 'two')).toBe(false);
  await jest.advanceTimersByTimeAsync(DAY_MS - 1);
  expect(await store.isAccepted('a')).toBe(true);
  await jest.advanceTimersByTimeAsync(2);
  expect(await store.isAccepted('a')).toBe(false);
  expect(await store.hasSameContent('a', 'two')).toBe(true);
});

const CLAIM = 'claim of another server';

// @requirement CALLS-10
test.each([
  ['accepted', 'the other server has sent it', [CLAIM, 'accepted']],
  ['mail-rejected', 'the other server gave its claim back', [CLAIM, null]],
  ['accepted', 'Redis lost the claim in an outage', [CLAIM, undefined, null, 'accepted']],
  ['unconfirmed', 'Redis stays away', [CLAIM, undefined]],
])('a submission that another server has claimed ends as %s when %s', async (kind, _, values) => {
  // No to the claim, then what the key holds; at last the same again and again.
  const replies = [null, ...values];
  const tryCommand = async () => (replies.length > 1 ? replies.shift() : replies[0]);
  const redis = { tryCommand, onBack: () => undefined } as unknown as RedisConnection;
  const send = jest.fn();
  const result = createIdempotencyStore(String, redis).runOnce('a', send);
  await jest.advanceTimersByTimeAsync(30_000);
  expect((await result).kind).toBe(kind);
  expect(send).not.toHaveBeenCalled();
});
