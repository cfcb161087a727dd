import { checkRelay } from '@/lib/contact/check-relay';
import { getMetrics } from '@/lib/server/metrics';
import { startMailServer } from '../../../support/mail';

let printed = '';
beforeEach(() => {
  printed = '';
  getMetrics().status.relay = 'not set';
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['nothing responds', 'smtp://127.0.0.1:1', /^No relay responds at SMTP_URL/],
  ['the relay offers no TLS', 'smtp://0.0.0.0:PORT', /SMTP_URL offers no TLS/],
  ['the relay knows no login', 'smtp://user:s3cret@127.0.0.1:PORT', /user or password of SMTP_URL/],
])('logs one line with a remedy where %s, and greets again later', async (_, url, message) => {
  const relay = await startMailServer();
  const setTimer = jest.spyOn(global, 'setTimeout');
  await checkRelay(url.replace('PORT', new URL(relay.url).port));
  expect(getMetrics().status.relay).toBe('away');
  expect(JSON.parse(printed)).toMatchObject({
    level: 'error',
    event: 'relay.away',
    message: expect.stringMatching(message),
  });
  expect(printed).not.toMatch(/s3cret|127\.0\.0\.1/);
  expect(setTimer.mock.calls.map(([, ms]) => ms)).toContain(30_000);
  await checkRelay(relay.url);
  expect([getMetrics().status.relay, relay.received.length]).toEqual(['ready', 0]);
  await relay.stop();
});
