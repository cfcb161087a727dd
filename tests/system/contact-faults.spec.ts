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

/** Posts an inquiry while the relay behaves like this. @returns the response, and what reached the relay. */
async function postDuring(behaviors: [Behavior, ...Behavior[]], inquiry = createInquiry()) {
  relay.behave(...behaviors);
  const before = relay.dialogues();
  const { status, body } = await sendJson(site.origin, inquiry);
  return {
    status,
    message: typeof body?.message,
    dialogues: relay.dialogues() - before,
    copies: relay.of(String(inquiry.submissionId)).length,
  };
}

for (const [at, code] of [...STAGES.map((stage) => [stage, 550] as const), ['data', 451] as const]) {
  test(`responds with 502 when the relay replies ${code} at ${at}, and sends the retry`, {
    tag: ['@CALLS-10', '@CALLS-03', '@CALLS-26'],
  }, async () => {
    const inquiry = createInquiry();
    const refused = await postDuring([{ kind: 'refuse', at, code }], inquiry);
    expect(refused).toEqual({ status: 502, message: 'string', dialogues: 1, copies: 0 });
    const retried = await postDuring([{ kind: 'accept' }], inquiry);
    expect(retried).toEqual({ status: 200, message: 'string', dialogues: 1, copies: 1 });
  });
}

test('waits for a relay that refuses for a moment', { tag: ['@CALLS-03', '@CALLS-26'] }, async () => {
  const sent = await postDuring([
    { kind: 'refuse', at: 'connect', code: 421 },
    { kind: 'refuse', at: 'rcpt', code: 450 },
    { kind: 'accept' },
  ]);
  expect(sent).toEqual({ status: 200, message: 'string', dialogues: 3, copies: 1 });
});

test('delivers a burst of 20 inquiries to a relay that takes three connections', {
  tag: ['@CALLS-03', '@CALLS-26'],
}, async () => {
  const narrow = await startMailServer({ maxConnections: 3 });
  narrow.behave({ kind: 'slow', ms: 500 });
  const narrowSite = await startSite({ SMTP_URL: narrow.url, CONTACT_LIMIT: '1000' });
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendJson(narrowSite.origin)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect([narrow.received.length, narrow.turnedAway()]).toEqual([20, 0]);
  await narrowSite.stop();
  await narrow.stop();
});

test('a lost reply of the relay gives 502, and the retry has the same Message-ID', {
  tag: ['@CALLS-13', '@CALLS-10'],
}, async () => {
  const inquiry = createInquiry();
  const lost = await postDuring([{ kind: 'drop', when: 'after' }], inquiry);
  expect(lost).toEqual({ status: 502, message: 'string', dialogues: 1, copies: 1 });
  const retried = await postDuring([{ kind: 'accept' }], inquiry);
  expect(retried).toEqual({ status: 200, message: 'string', dialogues: 1, copies: 2 });
  const again = await postDuring([{ kind: 'accept' }], inquiry);
  expect(again).toEqual({ status: 200, message: 'string', dialogues: 0, copies: 2 });
  const ids = relay.of(String(inquiry.submissionId)).map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(1);
});

test('responds with 502 within 30 seconds when the relay falls silent, and sends nothing twice', {
  tag: ['@CALLS-10', '@CALLS-13'],
}, async () => {
  const [first, ...rest] = STAGES.map((at): Behavior => ({ kind: 'hang', at }));
  relay.behave(first as Behavior, ...rest);
  const started = Date.now();
  const inquiries = STAGES.map(() => createInquiry());
  const outcomes = await Promise.all(
    inquiries.map(async (inquiry) => {
      const { status } = await sendJson(site.origin, inquiry);
      return { status, late: Date.now() - started > 30_000 };
    }),
  );
  expect(outcomes).toEqual(STAGES.map(() => ({ status: 502, late: false })));
  for (const inquiry of inquiries) {
    expect(await postDuring([{ kind: 'accept' }], inquiry)).toEqual({
      status: 200,
      message: 'string',
      dialogues: 1,
      copies: 1,
    });
  }
});
