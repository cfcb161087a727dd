/** @jest-environment node */
import { createHourlyLimit, createRateLimits } from '@/lib/contact/rate-limits';

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

test('CALLS-21 an owner of many IPv6 networks is limited too, and nobody else with it', async () => {
  const { valid } = createRateLimits(2, 60);
  const counts: number[] = [];
  for (let net = 0; net < 25; net += 1) counts.push(await passed(valid, `2001:db8:1:${net.toString(16)}::1`));
  // Twenty networks' worth of a /48, then none.
  expect(counts.slice(0, 19)).toEqual(Array(19).fill(2));
  expect(counts.slice(20)).toEqual(Array(5).fill(0));
  expect(await passed(valid, '2001:db8:2::1')).toBe(2);
  expect(await passed(valid, '203.0.113.1')).toBe(2);
});

test('CALLS-28 the site sends so many mails in an hour; one that was not sent does not count', async () => {
  const hourly = createHourlyLimit(2);
  expect([await hourly.take(), await hourly.take()]).toEqual([null, null]);
  const wait = await hourly.take();
  expect(wait).toBeGreaterThan(3_500);
  expect(wait).toBeLessThanOrEqual(3_600);
  await hourly.giveBack();
  await hourly.giveBack();
  expect(await hourly.take()).toBeNull();
});
