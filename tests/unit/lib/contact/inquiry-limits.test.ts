import { AsyncLocalStorage } from 'node:async_hooks';
import { createHourlyLimit, getNetworkKey } from '@/lib/contact/inquiry-limits';
import { createClientLimit } from '@/lib/server/rate-limit';

/** How many requests of an address are let through. */
async function passed(limit: ReturnType<typeof createClientLimit>, address: string): Promise<number> {
  for (let count = 0; ; count += 1) if ((await limit.consume(address)) !== null) return count;
}

test('after the clock is set back, no client waits longer than the window of the limit', async () => {
  const valid = createClientLimit('valid', 1, 60);
  expect(await valid.consume('203.0.113.9')).toBeNull();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  expect(await valid.consume('203.0.113.9')).toBe(60);
  now.mockReturnValue(Date.now() + 7_200_000);
  expect(await valid.consume('203.0.113.9')).toBeNull();
  now.mockRestore();
});

test('limits the owner of an IPv6 /48, and nobody else', async () => {
  const valid = createClientLimit('valid', 2, 60);
  for (let count = 0; count < 50; count += 1) {
    await valid.consume('2001:db8:1::1');
    await valid.refund('2001:db8:1::1');
  }
  const counts: number[] = [];
  for (let net = 0; net < 25; net += 1) counts.push(await passed(valid, `2001:db8:1:${net.toString(16)}::1`));
  // Twenty networks' worth of a /48, then none. What is given back counts for neither.
  expect(counts.slice(0, 19)).toEqual(Array(19).fill(2));
  expect(counts.slice(20)).toEqual(Array(5).fill(0));
  expect(await passed(valid, '2001:db8:2::1')).toBe(2);
  expect(await passed(valid, '203.0.113.1')).toBe(2);
});

test('the counter of a client does not keep its request in memory', async () => {
  const valid = createClientLimit('valid', 1, 60);
  const requests = new AsyncLocalStorage<string>();
  const setTimer = jest.spyOn(global, 'setTimeout');
  const contexts: (string | undefined)[] = [];
  setTimer.mockImplementation(() => {
    contexts.push(requests.getStore());
    return {} as NodeJS.Timeout;
  });
  await requests.run('request', () => valid.consume('203.0.113.77'));
  setTimer.mockRestore();
  expect([contexts.length > 0, new Set(contexts)]).toEqual([true, new Set([undefined])]);
});

test('forgets the oldest clients of a flood first', async () => {
  const valid = createClientLimit('valid', 1, 60);
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index <= 20_000; index += 1) await valid.consume(address(index));
  expect(await valid.consume(address(20_000))).not.toBeNull();
  expect(await valid.consume(address(0))).toBeNull();
});

const countTo = (length: number, format: (index: number) => string) =>
  Array.from({ length }, (_, index) => format(index + 1));

// @requirement CALLS-28
test('the hourly limit keeps a share for each network, and a reserve for those without an accepted mail', async () => {
  const hourly = createHourlyLimit(50);
  /** How many mails from these addresses are let through, and given back where they were not sent. */
  const countAccepted = async (addresses: string[], isSent = true) => {
    let accepted = 0;
    for (const address of addresses) {
      const counted = await hourly.consume(getNetworkKey(address));
      if (!('refund' in counted)) continue;
      accepted += 1;
      if (!isSent) await counted.refund();
    }
    return accepted;
  };
  const oneV6 = countTo(40, (host) => `2001:db8:7:${host.toString(16)}::1`);
  const oneV4 = countTo(40, (host) => `203.0.113.${host}`);
  expect(await countAccepted([...oneV6, ...oneV4], false)).toBe(80);
  expect(await countAccepted(oneV6)).toBe(5);
  expect(await countAccepted(oneV4)).toBe(5);
  expect(await countAccepted(countTo(50, (index) => `192.0.${index % 10}.1`))).toBe(40);
  // Full for networks that had one, and for private ones, which are no network.
  expect(await countAccepted(['192.0.1.2', '10.0.0.1', '172.31.0.1', 'fd00::1', '::1', 'unknown'])).toBe(0);
  // The reserve has one for each network.
  const late = countTo(40, (host) => `198.51.100.${host}`);
  expect(await countAccepted(late, false)).toBe(40);
  expect(await countAccepted(late)).toBe(1);
  expect(await countAccepted(countTo(40, (net) => `198.18.${net}.1`))).toBe(9);
});
