/** @requirement CALLS-13 CALLS-27 */
import { createIdempotencyStore } from '@/lib/contact/idempotency';

test('an id is forgotten after a day', async () => {
  jest.useFakeTimers();
  const submissions = createIdempotencyStore();
  await submissions.once('a', async () => true);
  jest.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(await submissions.accepted('a')).toBe(true);
  jest.advanceTimersByTime(1);
  expect(await submissions.accepted('a')).toBe(false);
  jest.useRealTimers();
});

test('an id stands for the content that came with it first', async () => {
  jest.useFakeTimers();
  const submissions = createIdempotencyStore();
  expect(await submissions.isSame('a', 'one')).toBe(true);
  expect(await submissions.isSame('a', 'one')).toBe(true);
  expect(await submissions.isSame('a', 'two')).toBe(false);
  expect(await submissions.isSame('b', 'two')).toBe(true);
  jest.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(await submissions.isSame('a', 'two')).toBe(true);
  jest.useRealTimers();
});
