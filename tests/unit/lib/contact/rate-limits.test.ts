/** @requirement CALLS-09 CALLS-21 CALLS-28 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHourlyLimit, createRateLimits, networkKey } from '@/lib/contact/rate-limits';

async function passed(limit: (address: string) => Promise<number | null>, address: string): Promise<number> {
  for (let count = 0; ; count += 1) if ((await limit(address)) !== null) return count;
}

test('so many valid requests pass, 20 times as many of all, for each client alone', async () => {
  const limits = createRateLimits(3, 60);
  expect(await passed(limits.valid, '203.0.113.1')).toBe(3);
  expect(await passed(limits.all, '203.0.113.1')).toBe(60);
  expect(await passed(limits.valid, '203.0.113.2')).toBe(3);
  const wait = await limits.valid('203.0.113.1');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test('a clock that is set back makes nobody wait for longer than the window', async () => {
  const { valid } = createRateLimits(1, 60);
  expect(await valid('203.0.113.9')).toBeNull();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  expect(await valid('203.0.113.9')).toBe(60);
  now.mockReturnValue(Date.now() + 7_200_000);
  expect(await valid('203.0.113.9')).toBeNull();
  now.mockRestore();
});

test('an owner of many IPv6 networks is limited too, and nobody else with it', async () => {
  const { valid } = createRateLimits(2, 60);
  const counts: number[] = [];
  for (let net = 0; net < 25; net += 1) counts.push(await passed(valid, `2001:db8:1:${net.toString(16)}::1`));
  // Twenty networks' worth of a /48, then none.
  expect(counts.slice(0, 19)).toEqual(Array(19).fill(2));
  expect(counts.slice(20)).toEqual(Array(5).fill(0));
  expect(await passed(valid, '2001:db8:2::1')).toBe(2);
  expect(await passed(valid, '203.0.113.1')).toBe(2);
});

test('a client that is counted does not keep its request in memory', async () => {
  const { valid } = createRateLimits(1, 60);
  const requests = new AsyncLocalStorage<string>();
  const setTimer = jest.spyOn(global, 'setTimeout');
  const contexts: (string | undefined)[] = [];
  setTimer.mockImplementation(() => {
    contexts.push(requests.getStore());
    return {} as NodeJS.Timeout;
  });
  await requests.run('request', () => valid('203.0.113.77'));
  setTimer.mockRestore();
  expect([contexts.length > 0, new Set(contexts)]).toEqual([true, new Set([undefined])]);
});

test('a flood of addresses is forgotten from its beginning on', async () => {
  const { valid } = createRateLimits(1, 60);
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index <= 20_000; index += 1) await valid(address(index));
  expect(await valid(address(20_000))).not.toBeNull();
  expect(await valid(address(0))).toBeNull();
});

test('one network takes at most a tenth of the hour, whatever addresses it uses', async () => {
  const hourly = createHourlyLimit(50);
  let sent = 0;
  for (let host = 1; host <= 40; host += 1)
    if ((await hourly.take(networkKey(`2001:db8:7:${host.toString(16)}::1`))) === null) sent += 1;
  expect(sent).toBe(5);
  for (let host = 1; host <= 40; host += 1)
    if ((await hourly.take(networkKey(`203.0.113.${host}`))) === null) sent += 1;
  expect(sent).toBe(10);
  expect(await hourly.take(networkKey('198.51.100.7'))).toBeNull();
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['172.31.0.1', null],
  ['172.32.0.1', '172.32.0.0/24'],
  ['fd00::1', null],
  ['::1', null],
  ['unknown', null],
])('the network of %s is %s', (address, network) => {
  expect(networkKey(address)).toBe(network);
});
