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
let folder: string;

beforeAll(async () => {
  relay = await startMailServer();
});
afterAll(() => relay.stop());
beforeEach(() => {
  relay.behave({ kind: 'accept' });
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['connect', 'mail', 'rcpt', 'data'] as const)(
  'the abort signal ends a delivery to a relay that is silent at %s',
  async (at) => {
    relay.behave({ kind: 'hang', at });
    const before = relay.dialogues();
    const deadline = new AbortController();
    const sent = deliverBySmtp(relay.url)(mail, deadline.signal);
    while (relay.dialogues() === before) await pause(10);
    setTimeout(() => deadline.abort(), 100);
    await expect(sent).rejects.toThrow('aborted');
    expect(relay.dialogues()).toBe(before + 1);
  },
);

/** Pauses between the tries, much shorter than those of the site. */
const SOON = [10, 20, 30];

test.each<[string, Behavior]>([
  ['421 instead of a greeting', { kind: 'refuse', at: 'connect', code: 421 }],
  ['432 at MAIL', { kind: 'refuse', at: 'mail', code: 432 }],
  ['450 at RCPT', { kind: 'refuse', at: 'rcpt', code: 450 }],
  ['a connection closed before the greeting', { kind: 'close', at: 'connect' }],
  ['a connection closed at RCPT', { kind: 'close', at: 'rcpt' }],
])('tries again after %s', async (_, behavior) => {
  relay.behave(behavior, behavior, { kind: 'accept' });
  const before = { dialogues: relay.dialogues(), received: relay.received.length };
  await deliverBySmtp(relay.url, SOON)(mail, patient());
  expect(relay.dialogues()).toBe(before.dialogues + 3);
  expect(relay.received.length).toBe(before.received + 1);
});

test.each<[string, Behavior]>([
  ['554 instead of a greeting', { kind: 'refuse', at: 'connect', code: 554 }],
  ['550 at MAIL', { kind: 'refuse', at: 'mail', code: 550 }],
  ['550 at RCPT', { kind: 'refuse', at: 'rcpt', code: 550 }],
  ['451 after the message', { kind: 'refuse', at: 'data', code: 451 }],
  ['554 after the message', { kind: 'refuse', at: 'data', code: 554 }],
  ['a connection closed within the message', { kind: 'drop', when: 'before' }],
  ['a lost reply to the message', { kind: 'drop', when: 'after' }],
])('makes one try after %s', async (_, behavior) => {
  relay.behave(behavior, { kind: 'accept' });
  const before = relay.dialogues();
  await expect(deliverBySmtp(relay.url, SOON)(mail, patient())).rejects.toThrow();
  expect(relay.dialogues()).toBe(before + 1);
});

test('a delivery rejects with the relay’s reply after the last try', async () => {
  relay.behave({ kind: 'refuse', at: 'rcpt', code: 450 });
  const before = relay.dialogues();
  const sent = deliverBySmtp(relay.url, SOON)(mail, patient());
  await expect(sent).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 450 });
  expect(relay.dialogues()).toBe(before + 1 + SOON.length);
});

// @requirement CALLS-26
test('delivers a burst of mails over three connections', async () => {
  const narrow = await startMailServer({ maxConnections: 3 });
  narrow.behave({ kind: 'slow', ms: 20 });
  const deliver = deliverBySmtp(narrow.url, []);
  await Promise.allSettled(Array.from({ length: 20 }, () => deliver(mail, patient())));
  await narrow.stop();
  expect([narrow.received.length, narrow.turnedAway()]).toEqual([20, 0]);
});

test('a delivery keeps its place while it pauses before the next try', async () => {
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

test('the abort signal ends a delivery that pauses before the next try', async () => {
  relay.behave({ kind: 'refuse', at: 'connect', code: 421 });
  const before = relay.dialogues();
  const deadline = new AbortController();
  const sent = deliverBySmtp(relay.url, [60_000])(mail, deadline.signal);
  while (relay.dialogues() === before) await pause(10);
  setTimeout(() => deadline.abort(), 100);
  await expect(sent).rejects.toThrow('aborted');
  expect(relay.dialogues()).toBe(before + 1);
});

test('the abort signal ends a delivery that waits for its turn, without a try', async () => {
  relay.behave({ kind: 'hang', at: 'connect' });
  const before = relay.dialogues();
  const deadline = new AbortController();
  const deliver = deliverBySmtp(relay.url);
  const sent = Promise.allSettled(Array.from({ length: 5 }, () => deliver(mail, deadline.signal)));
  while (relay.dialogues() < before + 3) await pause(10);
  deadline.abort();
  expect((await sent).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(relay.dialogues()).toBe(before + 3);
});

test('a delivery waits for a relay that restarts', async () => {
  const old = await startMailServer();
  await old.stop();
  const sent = deliverBySmtp(old.url, [100, 1_000])(mail, patient());
  // Refused after the first try of the other one.
  await expect(deliverBySmtp(old.url, [])(mail, patient())).rejects.toMatchObject({ code: 'ESOCKET' });
  const restarted = await startMailServer({ port: Number(new URL(old.url).port) });
  await sent;
  expect(restarted.received).toHaveLength(1);
  await restarted.stop();
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
  const deliver = deliverToOutbox(folder);
  jest.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  await expect(deliver(mail, patient())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(folder)).toEqual([]);
  await deliver(mail, patient());
  expect(readdirSync(folder)).toHaveLength(1);
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
