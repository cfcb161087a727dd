/**
 * @requirement CALLS-05 CALLS-12 CALLS-13 CALLS-14 CALLS-19 CALLS-21 CALLS-27 CALLS-28
 * @requirement CALLS-31 CONTACT-25
 */
import { randomUUID } from 'node:crypto';
import { createContactService } from '@/lib/contact/contact-service';
import { handleContactRequest } from '@/lib/contact/handle-request';
import type { ContactMail } from '@/lib/contact/mail';
import type { Spool } from '@/lib/contact/spool';
import { readEnv } from '@/lib/server/env';

const content = {
  siteName: 'Site',
  siteOrigin: 'https://site.example',
  mailTo: 'a@site.example',
  mailFrom: 'b@site.example',
  inquiryTypes: [{ id: 'quote', label: 'Quote' }],
  services: [],
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

/** A service with these settings whose mails are kept here; `refuse` makes the mail system take none. */
function serviceOf(env: Record<string, string> = {}) {
  const mails: ContactMail[] = [];
  const state = { refuse: false, isWaiting: false, isFull: false };
  const kept: Parameters<Spool['keep']>[0][] = [];
  const service = {
    ...createContactService(readEnv({ NODE_ENV: 'test', ...env }), content),
    kept,
    spool: {
      isWaiting: async () => state.isWaiting,
      keep: async (mail: (typeof kept)[number]) => !state.isFull && kept.push(mail) > 0,
      send: async () => undefined,
    },
    deliver: async (mail: ContactMail) => {
      if (state.refuse) throw new Error('refused');
      mails.push(mail);
    },
  };
  const post = async (changes?: object, headers?: Record<string, string>) =>
    (await handleContactRequest(request(changes, headers), service)).status;
  return { service, mails, state, post };
}

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
  const service = createContactService(readEnv({ NODE_ENV: 'test' }), content);
  const broken = {
    ...service,
    rateLimits: { ...service.rateLimits, valid: () => Promise.reject(new TypeError('cannot read SECRET')) },
  };
  const response = await handleContactRequest(request(), broken);
  expect([response.status, typeof (await response.json()).message]).toEqual([500, 'string']);
  expect(printed).toContain('"name":"TypeError"');
  expect(printed).not.toContain('SECRET');
});

test('a page of another site does not use up the limits of a visitor who has it open', async () => {
  const { post } = serviceOf();
  const foreign = { Origin: 'https://evil.example' };
  for (let count = 0; count < 101; count += 1) expect(await post({}, foreign)).toBe(403);
  expect(await post({}, { Origin: 'https://site.example' })).toBe(200);
});

test('an id with another content is refused, also when the first was not sent', async () => {
  const { post, mails, state } = serviceOf();
  const submissionId = randomUUID();
  state.refuse = true;
  expect(await post({ submissionId, elapsedMs: 9_000, website: '' })).toBe(502);
  state.refuse = false;
  expect(await post({ submissionId, message: 'Another' })).toBe(409);
  expect(await post({ submissionId, elapsedMs: 12_000, page: '/faq' })).toBe(200);
  expect(await post({ submissionId, message: 'Another' })).toBe(409);
  expect(await post({ submissionId })).toBe(200);
  expect(mails).toHaveLength(1);
});

test('a retry that leaves out the campaign is the same request', async () => {
  const { post, mails, state } = serviceOf();
  const submissionId = randomUUID();
  state.refuse = true;
  expect(await post({ submissionId, visit: { campaign: 'spring' } })).toBe(502);
  state.refuse = false;
  expect(await post({ submissionId })).toBe(200);
  expect(mails.map(({ text }) => text.includes('spring'))).toEqual([false]);
});

test('a corrected request after a failed send is no repeat, one after a delivery is', async () => {
  const { post, mails, state } = serviceOf();
  state.refuse = true;
  expect(await post({ submissionId: randomUUID() })).toBe(502);
  state.refuse = false;
  expect(await post({ submissionId: randomUUID(), message: 'Corrected' })).toBe(200);
  expect(await post({ submissionId: randomUUID(), message: 'Something else' })).toBe(200);
  expect(mails.map(({ subject }) => subject.includes('[possible spam]'))).toEqual([false, true]);
});

test('above the hourly limit an inquiry is kept, and the visitor is told that it arrived', async () => {
  const { service, post, mails, state } = serviceOf({ MAIL_HOURLY_LIMIT: '1' });
  // A refusal of the mail system is no mail.
  state.refuse = true;
  expect([await post(), await post()]).toEqual([502, 502]);
  state.refuse = false;
  const submissionId = randomUUID();
  expect([await post(), await post({ submissionId }), await post({ submissionId })]).toEqual([200, 200, 200]);
  expect(mails).toHaveLength(1);
  expect(service.kept.map(({ mail }) => mail.messageId)).toEqual([`<${submissionId}@site.example>`]);
});

test('while others wait, an inquiry goes behind them, and by itself where it cannot be kept', async () => {
  const { service, post, mails, state } = serviceOf();
  state.isWaiting = true;
  expect([await post(), mails.length, service.kept.length]).toEqual([200, 0, 1]);
  state.isFull = true;
  expect([await post(), mails.length, service.kept.length]).toEqual([200, 1, 1]);
  Object.assign(state, { isWaiting: false, isFull: false });
  expect([await post(), mails.length, service.kept.length]).toEqual([200, 2, 1]);
});

test('an inquiry that cannot be kept either is refused, with the time and whom to write to', async () => {
  const { service, post } = serviceOf({ MAIL_HOURLY_LIMIT: '1' });
  expect(await post()).toBe(200);
  const full = { ...service, spool: { ...service.spool, keep: async () => false } };
  const over = await handleContactRequest(request(), full);
  expect(over.status).toBe(503);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(3_500);
  expect((await over.json()).message).toMatch(/was not sent.*60 minutes.*a@site\.example/);
});

test('many posts with one id at once count as one mail of the hour', async () => {
  const { service, post, mails } = serviceOf({ MAIL_HOURLY_LIMIT: '2', CONTACT_LIMIT: '50' });
  const submissionId = randomUUID();
  const copies = await Promise.all(Array.from({ length: 12 }, () => post({ submissionId })));
  expect(copies).toEqual(Array(12).fill(200));
  expect([await post(), await post()]).toEqual([200, 200]);
  expect([mails.length, service.kept.length]).toEqual([2, 1]);
});

test('a flood of refused posts writes a bounded number of log lines', async () => {
  const { post } = serviceOf();
  for (let count = 0; count < 300; count += 1) await post({}, { Origin: 'https://evil.example' });
  expect(printed.split('\n').length).toBeLessThan(100);
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
