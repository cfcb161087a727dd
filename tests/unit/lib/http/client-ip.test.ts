/** @requirement CALLS-22 */
import fc from 'fast-check';
import { getClientIp, getRateLimitKey } from '@/lib/http/client-ip';

test('without proxies the client’s IP address is the address of the socket', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4()), fc.ipV4(), (forged, socket) => {
      expect(getClientIp(socket, forged, 0)).toBe(socket);
    }),
  );
});

test('with n proxies the client’s IP address is the n-th entry from the end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.array(fc.ipV4(), { minLength: 1, maxLength: 4 }),
      (forged, hops) => {
        const header = [...forged.map((text) => text.replaceAll(',', '')), ...hops].join(', ');
        expect(getClientIp('10.0.0.1', header, hops.length)).toBe(hops[0]);
      },
    ),
  );
});

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['unknown', '10.0.0.1'],
  ['', '10.0.0.1'],
])("the forwarded entry '%s' is the client %s", (hop, client) => {
  expect(getClientIp('10.0.0.1', hop, 1)).toBe(client);
});

test('an IPv6 client is limited by its /64, however its address is written', () => {
  expect(getRateLimitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(getRateLimitKey('2001:0DB8:0001:0002::')).toBe('2001:db8:1:2::/64');
  expect(getRateLimitKey('::1')).toBe('0:0:0:0::/64');
  expect(getRateLimitKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(getRateLimitKey('1:2:3:4:5:6:7::')).toBe('1:2:3:4::/64');
  expect(getRateLimitKey('203.0.113.9')).toBe('203.0.113.9');
});
