import { type Site, startSite } from '@/scripts/support/site';
import { sendJson, validRequest } from '../support/contact-request';
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

/** Sends one request while the relay behaves as told, and gives the answer with what reached the relay. */
async function attempt(behavior: Behavior, request = validRequest()) {
  relay.behave(behavior);
  const before = relay.dialogues();
  const { status, body } = await sendJson(site.origin, request);
  return {
    status,
    message: typeof body?.message,
    dialogues: relay.dialogues() - before,
    copies: relay.of(String(request.submissionId)).length,
  };
}

for (const at of STAGES) {
  for (const code of [451, 550]) {
    test(`a relay that answers ${code} at ${at} gives 502, and a retry is sent`, {
      tag: ['@CALLS-10', '@CALLS-03', '@CALLS-26'],
    }, async () => {
      const request = validRequest();
      const refused = await attempt({ kind: 'refuse', at, code }, request);
      expect(refused).toEqual({ status: 502, message: 'string', dialogues: 1, copies: 0 });
      const retried = await attempt({ kind: 'accept' }, request);
      expect(retried).toEqual({ status: 200, message: 'string', dialogues: 1, copies: 1 });
    });
  }
}

test('a lost answer gives 502, and a retry has the same Message-ID', {
  tag: ['@CALLS-13', '@CALLS-10'],
}, async () => {
  const request = validRequest();
  const lost = await attempt({ kind: 'drop', when: 'after' }, request);
  expect(lost).toEqual({ status: 502, message: 'string', dialogues: 1, copies: 1 });
  const retried = await attempt({ kind: 'accept' }, request);
  expect(retried).toEqual({ status: 200, message: 'string', dialogues: 1, copies: 2 });
  const again = await attempt({ kind: 'accept' }, request);
  expect(again).toEqual({ status: 200, message: 'string', dialogues: 0, copies: 2 });
  const ids = relay.of(String(request.submissionId)).map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(1);
});

test('a relay that falls silent at any stage gives 502 within 30 seconds, and nothing twice', {
  tag: ['@CALLS-10', '@CALLS-13'],
}, async () => {
  const [first, ...rest] = STAGES.map((at): Behavior => ({ kind: 'hang', at }));
  relay.behave(first as Behavior, ...rest);
  const before = relay.dialogues();
  const started = Date.now();
  const requests = STAGES.map(() => validRequest());
  const ended = await Promise.all(
    requests.map(async (request) => {
      const { status } = await sendJson(site.origin, request);
      return { status, late: Date.now() - started > 30_000 };
    }),
  );
  expect(ended).toEqual(STAGES.map(() => ({ status: 502, late: false })));
  expect(relay.dialogues()).toBe(before + STAGES.length);
  for (const request of requests) {
    expect(await attempt({ kind: 'accept' }, request)).toMatchObject({
      status: 200,
      dialogues: 1,
      copies: 1,
    });
  }
});
