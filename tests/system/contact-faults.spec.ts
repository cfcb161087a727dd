import { type Site, startSite } from '@/scripts/support/site';
import { createInquiry, sendJson } from '../support/inquiry';
import { type Behavior, type MailServer, startMailServer } from '../support/mail';
import { expect, test } from '../support/test';

const STAGES = ['connect', 'mail', 'rcpt', 'data'] as const;

let relay: MailServer;
let site: Site;

test.beforeAll(async () => {
  relay = await startMailServer();
  site = await startSite({ SMTP_URL: relay.url, CONTACT_LIMIT: '1000' });
});

test.afterAll(async () => {
  await site.stop();
  await relay.stop();
});

/** Sends one request while the relay behaves as told, and gives the response with what reached the relay. */
async function attempt(behaviors: [Behavior, ...Behavior[]], request = createInquiry()) {
  relay.behave(...behaviors);
  const before = relay.dialogues();
  const { status, body } = await sendJson(site.origin, request);
  return {
    status,
    message: typeof body?.message,
    dialogues: relay.dialogues() - before,
    copies: relay.of(String(request.submissionId)).length,
  };
}

for (const [at, code] of [...STAGES.map((stage) => [stage, 550] as const), ['data', 451] as const]) {
  test(`a relay that replies ${code} at ${at} gives 502, and a retry is sent`, {
    tag: ['@CALLS-10', '@CALLS-03', '@CALLS-26'],
  }, async () => {
    const request = createInquiry();
    const refused = await attempt([{ kind: 'refuse', at, code }], request);
    expect(refused).toEqual({ status: 502, message: 'string', dialogues: 1, copies: 0 });
    const retried = await attempt([{ kind: 'accept' }], request);
    expect(retried).toEqual({ status: 200, message: 'string', dialogues: 1, copies: 1 });
  });
}

test('a relay that refuses for a moment is waited for', { tag: ['@CALLS-03', '@CALLS-26'] }, async () => {
  const sent = await attempt([
    { kind: 'refuse', at: 'connect', code: 421 },
    { kind: 'refuse', at: 'rcpt', code: 450 },
    { kind: 'accept' },
  ]);
  expect(sent).toEqual({ status: 200, message: 'string', dialogues: 3, copies: 1 });
});

test('a burst of inquiries reaches a relay that takes three connections', {
  tag: ['@CALLS-03', '@CALLS-26'],
}, async () => {
  const narrow = await startMailServer({ maxConnections: 3 });
  narrow.behave({ kind: 'slow', ms: 500 });
  const own = await startSite({ SMTP_URL: narrow.url, CONTACT_LIMIT: '1000' });
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendJson(own.origin)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect([narrow.received.length, narrow.turnedAway()]).toEqual([20, 0]);
  await own.stop();
  await narrow.stop();
});

test('a lost answer gives 502, and a retry has the same Message-ID', {
  tag: ['@CALLS-13', '@CALLS-10'],
}, async () => {
  const request = createInquiry();
  const lost = await attempt([{ kind: 'drop', when: 'after' }], request);
  expect(lost).toEqual({ status: 502, message: 'string', dialogues: 1, copies: 1 });
  const retried = await attempt([{ kind: 'accept' }], request);
  expect(retried).toEqual({ status: 200, message: 'string', dialogues: 1, copies: 2 });
  const again = await attempt([{ kind: 'accept' }], request);
  expect(again).toEqual({ status: 200, message: 'string', dialogues: 0, copies: 2 });
  const ids = relay.of(String(request.submissionId)).map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(1);
});

test('a relay that falls silent at any stage gives 502 within 30 seconds, and nothing twice', {
  tag: ['@CALLS-10', '@CALLS-13'],
}, async () => {
  const [first, ...rest] = STAGES.map((at): Behavior => ({ kind: 'hang', at }));
  relay.behave(first as Behavior, ...rest);
  const started = Date.now();
  const requests = STAGES.map(() => createInquiry());
  const ended = await Promise.all(
    requests.map(async (request) => {
      const { status } = await sendJson(site.origin, request);
      return { status, late: Date.now() - started > 30_000 };
    }),
  );
  expect(ended).toEqual(STAGES.map(() => ({ status: 502, late: false })));
  for (const request of requests) {
    expect(await attempt([{ kind: 'accept' }], request)).toMatchObject({
      status: 200,
      dialogues: 1,
      copies: 1,
    });
  }
});
