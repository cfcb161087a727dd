import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { InquiryMail } from '@/lib/contact/compose-mail';
import { deliverBySmtp, deliverToOutbox } from '@/lib/contact/delivery';
import { type Behavior, type MailServer, startMailServer } from '../../../support/mail';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, rename: jest.fn(actual.rename) };
});

const mail: InquiryMail = {
  messageId: '<3f2b8c1e-5d4a-4b6f-9c7d-000000000000@site.example>',
  envelope: { from: 'form@site.example', to: ['office@site.example'] },
  from: { name: 'Site website', address: 'form@site.example' },
  to: { name: 'Site', address: 'office@site.example' },
  replyTo: { name: 'a@b.example, c@d.example', address: 'ada@visitor.example' },
  headers: {},
  subject: 'Hello',
  text: 'Line\n.\n',
};
const patient = () => AbortSignal.timeout(50_000);

let relay: MailServer;

beforeAll(async () => {
  relay = await startMailServer();
});
afterAll(() => relay.stop());
beforeEach(() => relay.behave({ kind: 'accept' }));

// @requirement CALLS-26
test.each<[string, Behavior]>([
  ['a relay that never greets', { kind: 'hang', at: 'connect' }],
  ['a relay that never confirms', { kind: 'hang', at: 'data' }],
  ['a pause before the next try', { kind: 'refuse', at: 'connect', code: 421 }],
])('the abort signal ends deliveries that wait for %s, and queued deliveries', async (_, behavior) => {
  relay.behave(behavior);
  const before = relay.dialogues();
  const deadline = new AbortController();
  const deliver = deliverBySmtp(relay.url, [60_000]);
  const sent = Promise.allSettled(Array.from({ length: 5 }, () => deliver(mail, deadline.signal)));
  while (relay.dialogues() < before + 3) await pause(10);
  setTimeout(() => deadline.abort(), 100);
  expect((await sent).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(relay.dialogues()).toBe(before + 3);
});

/** Pauses between the tries, much shorter than those of the site. */
const SOON = [10, 20, 30];

test.each<[tries: number, what: string, behavior: Behavior]>([
  [3, '421 instead of a greeting', { kind: 'refuse', at: 'connect', code: 421 }],
  [3, '450 at RCPT', { kind: 'refuse', at: 'rcpt', code: 450 }],
  [3, 'a connection closed before the greeting', { kind: 'close', at: 'connect' }],
  [3, 'a connection closed at RCPT', { kind: 'close', at: 'rcpt' }],
  [1, '554 instead of a greeting', { kind: 'refuse', at: 'connect', code: 554 }],
  [1, '550 at RCPT', { kind: 'refuse', at: 'rcpt', code: 550 }],
  [1, '451 after the message', { kind: 'refuse', at: 'data', code: 451 }],
  [1, 'a connection closed within the message', { kind: 'close', at: 'data' }],
  [1, 'a lost reply to the message', { kind: 'drop' }],
])('makes %i tries where the first two meet %s', async (tries, _, behavior) => {
  relay.behave(behavior, behavior, { kind: 'accept' });
  const before = relay.dialogues();
  const sent = deliverBySmtp(relay.url, SOON)(mail, patient());
  await (tries > 1 ? sent : expect(sent).rejects.toThrow());
  expect(relay.dialogues()).toBe(before + tries);
});

test('delivers a burst of mails over three connections', async () => {
  const narrow = await startMailServer({ maxConnections: 3 });
  narrow.behave({ kind: 'slow', ms: 20 });
  const deliver = deliverBySmtp(narrow.url, []);
  await Promise.allSettled(Array.from({ length: 20 }, () => deliver(mail, patient())));
  await narrow.stop();
  expect(narrow.received).toHaveLength(20);
});

test('a delivery keeps its connection slot while it waits for the next try', async () => {
  const busy: Behavior = { kind: 'refuse', at: 'connect', code: 421 };
  relay.behave(busy, busy, busy, { kind: 'accept' });
  const before = relay.received.length;
  const deliver = deliverBySmtp(relay.url, [300]);
  const last = '<last@site.example>';
  const mails = [mail, mail, mail, { ...mail, messageId: last }];
  await Promise.all(mails.map((each) => deliver(each, patient())));
  const ids = relay.received.slice(before).map((received) => received.mail.messageId);
  expect([ids.length, ids.indexOf(last) > 0]).toEqual([4, true]);
});

test('ignores options in SMTP_URL that would undo the limits or log what visitors typed', async () => {
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const logged = jest.spyOn(console, 'log').mockReturnValue();
  const deliver = deliverBySmtp(`${relay.url}?pool=false&maxRequeues=5&logger=true&debug=true`, []);
  relay.behave({ kind: 'close', at: 'connect' }, { kind: 'accept' });
  const before = relay.dialogues();
  await expect(deliver(mail, patient())).rejects.toThrow();
  await deliver(mail, patient());
  expect(relay.dialogues()).toBe(before + 2);
  expect([printed.mock.calls, logged.mock.calls]).toEqual([[], []]);
  jest.restoreAllMocks();
});

// @requirement CALLS-03
test('a full disk fails the delivery and leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const deliver = deliverToOutbox(folder);
  jest.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  await expect(deliver(mail, patient())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(folder)).toEqual([]);
  await deliver(mail, patient());
  expect(readdirSync(folder)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

test('sends nothing to a remote relay without TLS, unless requireTLS=false', async () => {
  // An address of this machine that the code does not know as one.
  const elsewhere = relay.url.replace('127.0.0.1', 'user:secret@0.0.0.0');
  const before = relay.received.length;
  await expect(deliverBySmtp(elsewhere)(mail, patient())).rejects.toMatchObject({ code: 'ETLS' });
  expect(relay.received.length).toBe(before);
  const open = `${elsewhere.replace('user:secret@', '')}?requireTLS=false`;
  await deliverBySmtp(open)(mail, patient());
  expect(relay.received.length).toBe(before + 1);
});
