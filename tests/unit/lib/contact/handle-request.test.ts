/**
 * @requirement CALLS-05 CALLS-10 CALLS-12 CALLS-13 CALLS-14 CALLS-19 CALLS-21 CALLS-27 CALLS-28 CALLS-29
 * @requirement CALLS-31 CONTACT-25
 */
import { randomUUID } from 'node:crypto';
import { createContactService } from '@/lib/contact/contact-service';
import { handleContactRequest } from '@/lib/contact/handle-request';
import type { ContactMail } from '@/lib/contact/mail';
import { readEnv } from '@/lib/server/env';
import { mailHealthOf } from '@/lib/server/health';
import { metrics } from '@/lib/server/metrics';

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

/** A service with these settings whose mails are kept here; where there is an error, the mail system takes none. */
function serviceOf(env: Record<string, string> = {}) {
  const mails: ContactMail[] = [];
  const state: { error?: Error | undefined } = {};
  const service = {
    ...createContactService(readEnv({ NODE_ENV: 'test', ...env }), content),
    deliver: async (mail: ContactMail) => {
      if (state.error) throw state.error;
      mails.push(mail);
    },
  };
  const post = async (changes?: object, headers?: Record<string, string>) =>
    (await handleContactRequest(request(changes, headers), service)).status;
  return { service, mails, state, post };
}
const refused = new Error('refused');

let printed = '';
beforeEach(() => {
  printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  }
});

test('a fault of our own is answered in JSON and logged without what it quotes', async () => {
  const { service } = serviceOf();
  const valid = () => Promise.reject(new TypeError('cannot read SECRET'));
  const broken = { ...service, rateLimits: { ...service.rateLimits, valid } };
  const response = await handleContactRequest(request(), broken);
  expect([response.status, typeof (await response.json()).message]).toEqual([500, 'string']);
  expect(printed).toContain('"name":"TypeError"');
  expect(printed).not.toContain('SECRET');
});

test('a delivery that never ends and hears no signal is given up at the deadline', async () => {
  const { service } = serviceOf();
  const soon = AbortSignal.timeout(50);
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  const response = await handleContactRequest(request(), {
    ...service,
    deliver: () => new Promise(() => {}),
  });
  expect(response.status).toBe(502);
});

test('a refused mail is logged with its codes, and without what the relay said', async () => {
  const { post, state } = serviceOf();
  const codes = { code: 'EMESSAGE', responseCode: 550 };
  state.error = Object.assign(new Error('SECRET'), {
    ...codes,
    command: 'MAIL FROM:<SECRET>',
    response: 'SECRET',
  });
  expect(await post()).toBe(502);
  const line = printed.split('\n').find((one) => one.includes('mail.failed')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ request: expect.any(String), ...codes, stage: 'MAIL' });
  expect(printed).not.toContain('SECRET');
});

test.each([
  ['a message of a visitor that the relay refuses', { code: 'EMESSAGE', responseCode: 554 }, {}, true],
  ['a probe that the relay refuses', { code: 'EMESSAGE', responseCode: 554 }, { source: 'probe' }, false],
  ['a relay that asks to try later', { code: 'EMESSAGE', responseCode: 451 }, {}, false],
  ['a mailbox that the relay does not know', { code: 'EENVELOPE', responseCode: 550 }, {}, false],
  ['a relay that does not answer', { code: 'ECONNECTION' }, {}, false],
])('/readyz after %s', async (_, codes, changes, isReady) => {
  const { post, state } = serviceOf({ PROBE_TO: 'probe@site.example' });
  expect(await post()).toBe(200);
  state.error = Object.assign(new Error('refused'), codes);
  expect(await post(changes)).toBe(502);
  const settings = { SMTP_URL: 'smtp://relay', MAIL_OUTBOX_DIR: undefined };
  expect(mailHealthOf(settings, metrics().status).ok).toBe(isReady);
});

test('a page of another site uses up neither the limits of a visitor nor the log', async () => {
  const { post } = serviceOf();
  for (let count = 0; count < 300; count += 1)
    expect(await post({}, { Origin: 'https://evil.example' })).toBe(403);
  expect(printed.split('\n').length).toBeLessThan(100);
  expect(await post({}, { Origin: 'https://site.example' })).toBe(200);
});

test('an id with another content is refused, also when the first was not sent', async () => {
  const { post, mails, state } = serviceOf();
  const submissionId = randomUUID();
  state.error = refused;
  expect(await post({ submissionId, elapsedMs: 9_000, website: '' })).toBe(502);
  state.error = undefined;
  expect(await post({ submissionId, message: 'Another' })).toBe(409);
  expect(await post({ submissionId, elapsedMs: 12_000, page: '/faq' })).toBe(200);
  expect(await post({ submissionId, message: 'Another' })).toBe(409);
  expect(await post({ submissionId })).toBe(200);
  expect(mails).toHaveLength(1);
});

test('a retry that leaves out the campaign is the same request', async () => {
  const { post, mails, state } = serviceOf();
  const submissionId = randomUUID();
  state.error = refused;
  expect(await post({ submissionId, attribution: { campaign: 'spring' } })).toBe(502);
  state.error = undefined;
  expect(await post({ submissionId })).toBe(200);
  expect(mails.map(({ text }) => text.includes('spring'))).toEqual([false]);
});

test('only the same message from the same sender is a repeat, and none that the site wrote', async () => {
  const { post, mails, state } = serviceOf({ CONTACT_LIMIT: '50' });
  state.error = refused;
  expect(await post({ submissionId: randomUUID() })).toBe(502);
  state.error = undefined;
  const marked = async (changes: object) => {
    expect(await post({ submissionId: randomUUID(), ...changes })).toBe(200);
    return mails.at(-1)?.subject.includes('[possible spam]');
  };
  // What was not sent is repeated by its second try only.
  expect(await marked({})).toBe(false);
  expect(await marked({ email: 'A@b.example', message: ' secret ' })).toBe(true);
  // A stranger wrote in this visitor's name, or others write the same short sentence.
  expect(await marked({ message: 'Something else' })).toBe(false);
  expect(await marked({ email: 'c@d.example' })).toBe(false);
  const signUp = { message: 'Please email me news.' };
  expect([await marked(signUp), await marked(signUp)]).toEqual([false, false]);
});

test('above the hourly limit the answer says when to try again and where to write, and a later try is sent', async () => {
  const { service, post, mails, state } = serviceOf({ MAIL_HOURLY_LIMIT: '1', CONTACT_LIMIT: '50' });
  // A refusal of the mail system is no mail.
  state.error = refused;
  expect([await post(), await post()]).toEqual([502, 502]);
  state.error = undefined;
  expect(await post()).toBe(200);
  const submissionId = randomUUID();
  const over = await handleContactRequest(request({ submissionId }), service);
  expect(over.status).toBe(503);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(3_500);
  expect((await over.json()).message).toMatch(/was not sent.*60 minutes.*a@site\.example/);
  const copies = await Promise.all(Array.from({ length: 5 }, () => post({ submissionId })));
  expect([copies, mails.length]).toEqual([Array(5).fill(503), 1]);
  await service.hourlyLimit.giveBack(null);
  expect([await post({ submissionId }), mails.length]).toEqual([200, 2]);
});

test('many posts with one id at once count as one mail of the hour', async () => {
  const { post, mails } = serviceOf({ MAIL_HOURLY_LIMIT: '2', CONTACT_LIMIT: '50' });
  const submissionId = randomUUID();
  const copies = await Promise.all(Array.from({ length: 12 }, () => post({ submissionId })));
  expect(copies).toEqual(Array(12).fill(200));
  expect([await post(), await post(), mails.length]).toEqual([200, 503, 2]);
});

test('a probe goes to its own mailbox, and without one nowhere', async () => {
  const plain = serviceOf();
  expect(await plain.post({ source: 'probe' })).toBe(400);
  expect(plain.mails).toEqual([]);
  const { post, mails } = serviceOf({ PROBE_TO: 'probe@site.example' });
  expect(await post({ source: 'probe' })).toBe(200);
  expect(mails).toMatchObject([
    { envelope: { to: ['probe@site.example'] }, subject: expect.stringMatching(/^\[probe\] /) },
  ]);
});
