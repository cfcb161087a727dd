/** @jest-environment node */
import { createRateLimits } from '@/lib/contact/rate-limits';

async function passed(limit: (address: string) => Promise<number | null>, address: string): Promise<number> {
  for (let count = 0; ; count += 1) if ((await limit(address)) !== null) return count;
}

test('CALLS-21 CALLS-09 so many valid requests pass, 20 times as many of all, for each client alone', async () => {
  const limits = createRateLimits(3, 60);
  expect(await passed(limits.valid, '203.0.113.1')).toBe(3);
  expect(await passed(limits.all, '203.0.113.1')).toBe(60);
  expect(await passed(limits.valid, '203.0.113.2')).toBe(3);
  const wait = await limits.valid('203.0.113.1');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test('CALLS-21 a clock that is set back makes nobody wait for longer than the window', async () => {
  const { valid } = createRateLimits(1, 60);
  expect(await valid('203.0.113.9')).toBeNull();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  expect(await valid('203.0.113.9')).toBe(60);
  now.mockReturnValue(Date.now() + 7_200_000);
  expect(await valid('203.0.113.9')).toBeNull();
  now.mockRestore();
});
