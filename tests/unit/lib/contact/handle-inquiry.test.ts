import { randomUUID } from 'node:crypto';
import type { InquiryMail } from '@/lib/contact/compose-mail';
import { handleInquiry } from '@/lib/contact/handle-inquiry';
import { createInquiryDependencies } from '@/lib/contact/inquiry-dependencies';
import { getClientIpHeader } from '@/lib/http/client-ip';
import { readEnv } from '@/lib/server/env';
import { getReadiness } from '@/lib/server/health';
import { getMetrics } from '@/lib/server/metrics';

const content = {
  siteName: 'Site',
  siteOrigin: 'https://site.example',
  mailTo: 'a@site.example',
  mailFrom: 'b@site.example',
  inquiryTypes: [{ id: 'quote', label: 'Quote' }],
  services: [],
  readyMessages: ['Please email me news.'],
};
const request = (changes: object = {}, headers: Record<string, string> = {}) =>
  new Request('https://site.example/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'site.example', ...headers },
    body: JSON.stringify({
      name: 'SECRET',
      email: 'a@b.example',
      inquiryType: 'quote',
      message: 'SECRET',
      ...changes,
    }),
  });

/** A handler with these settings whose mails are kept here; where there is an error, the mail system takes none. */
function createHandler(env: Record<string, string> = {}) {
  const mails: InquiryMail[] = [];
  const state: { error?: Error | undefined } = {};
  const dependencies = {
    ...createInquiryDependencies(readEnv({ NODE_ENV: 'test', ...env }), content),
    deliver: async (mail: InquiryMail) => {
      if (state.error) throw state.error;
      mails.push(mail);
    },
  };
  const post = async (changes?: object, headers?: Record<string, string>) =>
    (await handleInquiry(request(changes, headers), dependencies)).status;
  return { dependencies, mails, state, post };
}
const refused = new Error('refused');

let printed = '';
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  }
});

// @requirement CALLS-12
test('responds with 500 in JSON to an exception, and logs its name without its message', async () => {
  const { dependencies } = createHandler();
  const consume = () => Promise.reject(new TypeError('cannot read SECRET'));
  const valid = { ...dependencies.rateLimits.valid, consume };
  const broken = { ...dependencies, rateLimits: { ...dependencies.rateLimits, valid } };
  const response = await handleInquiry(request(), broken);
  expect([response.status, typeof (await response.json()).message]).toEqual([500, 'string']);
  expect(printed).toContain('"name":"TypeError"');
  expect(printed).not.toContain('SECRET');
});

test('logs one line for each inquiry and the codes of a rejected mail, and nothing that was typed or that the relay said', async () => {
  const { post, state } = createHandler({ CONTACT_LIMIT: '2' });
  await post();
  const codes = { code: 'EMESSAGE', responseCode: 550 };
  state.error = Object.assign(new Error('SECRET'), { ...codes, command: 'MAIL FROM:<SECRET>' });
  await post();
  state.error = undefined;
  await post({ email: 'SECRET at home', service: 'SECRET', submissionId: 'SECRET' });
  await post({}, { Origin: 'https://SECRET.example' });
  await post({}, { 'Content-Type': 'text/SECRET' });
  await post();
  await post();
  const lines = printed.split('\n').flatMap((line) => (line ? JSON.parse(line) : []));
  const inquiries = lines.filter(({ event }) => event === 'contact');
  expect(inquiries.map(({ outcome }) => outcome)).toEqual(
    'accepted mail-rejected invalid foreign-origin unsupported-type accepted limited'.split(' '),
  );
  for (const line of inquiries)
    expect(Object.keys(line)).toEqual(['time', 'level', 'event', 'request', 'outcome']);
  const failed = lines.find(({ event }) => event === 'mail.failed');
  expect(failed).toMatchObject({ request: expect.any(String), ...codes, stage: 'MAIL' });
  expect(printed.toUpperCase()).not.toContain('SECRET');
});

// @requirement CALLS-09 CALLS-21
test('a client may send 20 times as many requests as valid inquiries', async () => {
  const { post } = createHandler({ CONTACT_LIMIT: '1' });
  expect([await post(), await post()]).toEqual([200, 429]);
  for (let count = 0; count < 18; count += 1) expect(await post({ name: '' })).toBe(400);
  expect(await post({ name: '' })).toBe(429);
});

// @requirement CALLS-10
test('gives a delivery 25 seconds, so that the response comes within 30', async () => {
  const setTimeLimit = jest.spyOn(AbortSignal, 'timeout');
  expect(await createHandler().post()).toBe(200);
  expect(setTimeLimit.mock.calls).toEqual([[25_000]]);
});

const TOKEN = 't'.repeat(32);
const OPERATOR = { Authorization: `Bearer ${TOKEN}` };
const PROBE = { source: 'probe' };
const withProbes = { PROBE_TO: 'probe@site.example', METRICS_TOKEN: TOKEN };
const isReady = () =>
  getReadiness(
    { SMTP_URL: 'smtp://relay', MAIL_OUTBOX_DIR: undefined },
    { ...getMetrics().status, relay: 'ready' },
  ).ok;

test.each([
  ['a message of a visitor that the relay rejects', { code: 'EMESSAGE', responseCode: 554 }, 1, true],
  ['a message that the relay would not take for now', { code: 'EMESSAGE', responseCode: 451 }, 1, true],
  ['two such messages in a row', { code: 'EMESSAGE', responseCode: 451 }, 2, false],
  ['a relay that asks to try later', { code: 'EENVELOPE', responseCode: 451 }, 1, false],
  ['a relay that does not respond', { code: 'ECONNECTION' }, 1, false],
])('/readyz after %s', async (_, codes, posts, ready) => {
  const { post, state } = createHandler(withProbes);
  expect(await post()).toBe(200);
  state.error = Object.assign(new Error('refused'), codes);
  for (let count = 0; count < posts; count += 1) expect(await post()).toBe(502);
  expect(isReady()).toBe(ready);
});

// @requirement CALLS-29
test('/readyz fails until both a mail and a probe were accepted again', async () => {
  const { post, state } = createHandler({ ...withProbes, CONTACT_LIMIT: '50' });
  state.error = Object.assign(new Error('mailbox full'), { code: 'EENVELOPE', responseCode: 552 });
  expect(await post()).toBe(502);
  state.error = undefined;
  expect([await post(PROBE, OPERATOR), isReady()]).toEqual([200, false]);
  expect([await post(), isReady()]).toEqual([200, true]);
  state.error = refused;
  expect([await post(PROBE, OPERATOR), isReady()]).toEqual([502, false]);
  state.error = undefined;
  expect([await post(), isReady()]).toEqual([200, false]);
  expect([await post(PROBE, OPERATOR), isReady()]).toEqual([200, true]);
});

test.each([
  ['a relay that rejects them', 502, {}],
  ['the hourly limit', 503, { MAIL_HOURLY_LIMIT: '1' }],
])('%s does not count toward the limit of the client', async (_, status, env) => {
  const { post, state } = createHandler({ CONTACT_LIMIT: '3', ...env });
  expect(await post()).toBe(200);
  if (status === 502) state.error = refused;
  for (let count = 0; count < 10; count += 1) expect(await post()).toBe(status);
});

test.each([
  ['of its client', 429, { CONTACT_LIMIT: '1' }],
  ['of the site', 503, { MAIL_HOURLY_LIMIT: '1' }],
])('an inquiry above the limit %s stores no content under its id', async (_, status, env) => {
  const { dependencies, post } = createHandler(env);
  const submissionId = randomUUID();
  expect([await post(), await post({ submissionId, message: 'One' })]).toEqual([200, status]);
  expect(await dependencies.idempotency.hasSameContent(submissionId, 'other', false)).toBe(true);
});

test('the log counts refused inquiries instead of listing them, and a cross-origin request uses up no limit', async () => {
  const { post } = createHandler({ MAIL_HOURLY_LIMIT: '1' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  for (let count = 0; count < 300; count += 1)
    expect(await post({}, { Origin: 'https://evil.example' })).toBe(403);
  expect(await post({}, { Origin: 'https://site.example' })).toBe(200);
  for (let count = 0; count < 300; count += 1)
    await post({}, { [getClientIpHeader()]: `203.0.${count >> 6}.${count & 63}` });
  expect(printed.split('\n').length).toBeLessThan(100);
});

// @requirement CALLS-27
test('responds with 409 to different content under a used submission id, whether sent or not', async () => {
  const { post, mails, state } = createHandler();
  const submissionId = randomUUID();
  state.error = refused;
  expect(await post({ submissionId, elapsedMs: 9_000, website: '' })).toBe(502);
  state.error = undefined;
  expect(await post({ submissionId, message: 'Another' })).toBe(409);
  const retry = { submissionId, elapsedMs: 12_000, page: '/faq', attribution: { campaign: 'spring' } };
  expect(await post(retry)).toBe(200);
  expect(await post({ submissionId, message: 'Another' })).toBe(409);
  expect(await post({ submissionId })).toBe(200);
  expect(mails).toHaveLength(1);
});

// @requirement CALLS-19
test('marks an inquiry sent within two seconds as possible spam', async () => {
  const { post, mails } = createHandler({ CONTACT_LIMIT: '50' });
  const times = [1_999, '0', 2_000, undefined, 'soon'];
  for (const elapsedMs of times) expect(await post({ elapsedMs, message: `${elapsedMs}` })).toBe(200);
  const marked = mails.map(({ subject }) => subject.startsWith('[possible spam] '));
  expect(marked).toEqual([true, true, false, false, false]);
});

test('marks a repeated message of the same sender, unless the site wrote its text', async () => {
  const { post, mails, state } = createHandler({ CONTACT_LIMIT: '50' });
  state.error = refused;
  expect(await post({ submissionId: randomUUID() })).toBe(502);
  state.error = undefined;
  const marked = async (changes: object) => {
    expect(await post({ submissionId: randomUUID(), ...changes })).toBe(200);
    return mails.at(-1)?.subject.includes('[possible spam]');
  };
  // What was not sent is repeated by its second try only.
  expect(await marked({})).toBe(false);
  expect(await marked({ submissionId: '' })).toBe(true);
  expect(await marked({ email: 'A@b.example', message: ' secret ' })).toBe(true);
  // A stranger wrote in this visitor's name, or others write the same short sentence.
  expect(await marked({ message: 'Something else' })).toBe(false);
  expect(await marked({ email: 'c@d.example' })).toBe(false);
  const signUp = { message: 'Please email me news.' };
  expect([await marked(signUp), await marked(signUp)]).toEqual([false, false]);
});

test('above the hourly limit responds with 503, Retry-After and the mail address, and accepts a later try', async () => {
  const { dependencies, post, mails, state } = createHandler({ MAIL_HOURLY_LIMIT: '2', CONTACT_LIMIT: '50' });
  // A mail that the system refused was not sent, and simultaneous posts with one id send one.
  state.error = refused;
  expect([await post(), await post()]).toEqual([502, 502]);
  state.error = undefined;
  const twice = { submissionId: randomUUID() };
  expect(await Promise.all([post(twice), post(twice), post(twice)])).toEqual([200, 200, 200]);
  expect(await post()).toBe(200);
  const submissionId = randomUUID();
  const over = await handleInquiry(request({ submissionId }), dependencies);
  expect(over.status).toBe(503);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(3_500);
  expect((await over.json()).message).toMatch(/was not sent.*60 minutes.*a@site\.example/);
  expect(mails).toHaveLength(2);
  jest.useFakeTimers({ now: Date.now() + 3_600_001 });
  expect([await post({ submissionId }), mails.length]).toEqual([200, 3]);
  jest.useRealTimers();
});

test('a probe needs the operator’s token and goes to PROBE_TO', async () => {
  const plain = createHandler();
  expect(await plain.post(PROBE, OPERATOR)).toBe(400);
  expect(plain.mails).toEqual([]);
  const { post, mails } = createHandler(withProbes);
  for (const Authorization of ['', `Bearer ${TOKEN}x`])
    expect(await post(PROBE, { Authorization })).toBe(400);
  expect(mails).toEqual([]);
  expect(await post(PROBE, OPERATOR)).toBe(200);
  expect(mails).toMatchObject([
    { envelope: { to: ['probe@site.example'] }, subject: expect.stringMatching(/^\[probe\] /) },
  ]);
});
