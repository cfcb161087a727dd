import { AsyncLocalStorage } from 'node:async_hooks';
import { createHourlyLimit, getNetworkKey } from '@/lib/contact/inquiry-limits';
import { createClientLimit } from '@/lib/server/rate-limit';

/** How many requests of an address are let through. */
async function passed(limit: ReturnType<typeof createClientLimit>, address: string): Promise<number> {
  for (let count = 0; ; count += 1) if ((await limit.consume(address)) !== null) return count;
}

test('after the clock was set back nobody waits longer than the window of the limit', async () => {
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

/** How many of these addresses are let through. */
async function countAccepted(
  hourly: ReturnType<typeof createHourlyLimit>,
  addresses: string[],
): Promise<number> {
  let accepted = 0;
  for (const address of addresses)
    if ('refund' in (await hourly.consume(getNetworkKey(address)))) accepted += 1;
  return accepted;
}
const countTo = (length: number, format: (index: number) => string) =>
  Array.from({ length }, (_, index) => format(index + 1));

// @requirement CALLS-28
test('one network gets at most a tenth of the hourly limit', async () => {
  const hourly = createHourlyLimit(50);
  const oneV6 = countTo(40, (host) => `2001:db8:7:${host.toString(16)}::1`);
  expect(await countAccepted(hourly, oneV6)).toBe(5);
  const oneV4 = countTo(40, (host) => `203.0.113.${host}`);
  expect(await countAccepted(hourly, oneV4)).toBe(5);
  expect(await countAccepted(hourly, ['198.51.100.7'])).toBe(1);
});

test('above the hourly limit a reserve is left for networks without an accepted mail', async () => {
  const hourly = createHourlyLimit(50);
  const crowd = countTo(50, (index) => `203.0.${index % 10}.1`);
  expect(await countAccepted(hourly, crowd)).toBe(50);
  expect(await countAccepted(hourly, ['203.0.1.2', '10.0.0.1'])).toBe(0);
  // One for each network.
  expect(await countAccepted(hourly, ['198.51.100.1', '198.51.100.2'])).toBe(1);
  const more = countTo(40, (net) => `192.0.${net}.1`);
  expect(await countAccepted(hourly, more)).toBe(9);
});

test('a refunded mail counts neither toward the hourly limit nor toward the reserve', async () => {
  const hourly = createHourlyLimit(10);
  const fail = async (address: string) => {
    const counted = await hourly.consume(getNetworkKey(address));
    if ('refund' in counted) await counted.refund();
    return counted;
  };
  const addresses = countTo(40, (host) => `198.51.100.${host}`);
  for (const address of addresses) expect(await fail(address)).toHaveProperty('refund');
  await countAccepted(
    hourly,
    countTo(10, (net) => `203.0.${net}.1`),
  );
  for (const address of addresses) expect(await fail(address)).toHaveProperty('refund');
  expect(await countAccepted(hourly, ['198.51.100.1', '192.0.2.1', '192.0.3.1'])).toBe(2);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['10.1.2.3', null],
  ['172.31.0.1', null],
  ['fd00::1', null],
  ['::1', null],
  ['unknown', null],
])('the network of %s is %s', (address, network) => {
  expect(getNetworkKey(address)).toBe(network);
});
