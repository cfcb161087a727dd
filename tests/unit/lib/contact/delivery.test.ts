/** @requirement CALLS-03 CALLS-10 CALLS-14 CALLS-15 CALLS-26 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deliverBySmtp, deliverToOutbox } from '@/lib/contact/delivery';
import type { ContactMail } from '@/lib/contact/mail';
import { type MailServer, startMailServer } from '../../../support/mail';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, rename: jest.fn(actual.rename) };
});

const mail: ContactMail = {
  messageId: '<3f2b8c1e-5d4a-4b6f-9c7d-000000000000@site.example>',
  envelope: { from: 'form@site.example', to: ['office@site.example'] },
  from: { name: 'Site website', address: 'form@site.example' },
  to: { name: 'Site', address: 'office@site.example' },
  replyTo: { name: 'a@b.example, c@d.example', address: 'ada@visitor.example' },
  subject: 'Hello',
  text: 'Line\n.\n',
};
const patient = () => AbortSignal.timeout(5_000);

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
  'the signal ends a delivery to a relay that is silent at %s',
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

test('an address that asks for a pool gets none', async () => {
  const deliver = deliverBySmtp(`${relay.url}?pool=true&logger=true`);
  const before = relay.dialogues();
  await deliver(mail, patient());
  await deliver(mail, patient());
  expect(relay.dialogues()).toBe(before + 2);
  relay.behave({ kind: 'drop', when: 'before' });
  await expect(deliver(mail, patient())).rejects.toThrow();
  expect(relay.dialogues()).toBe(before + 3);
});

test('a disk that is full fails the delivery, and leaves nothing behind', async () => {
  const deliver = deliverToOutbox(folder);
  jest.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  await expect(deliver(mail, patient())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(folder)).toEqual([]);
  await deliver(mail, patient());
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a relay elsewhere that offers no TLS gets neither password nor mail, unless the setting says so', async () => {
  // An address of this machine that the code does not know as one.
  const elsewhere = relay.url.replace('127.0.0.1', 'user:secret@0.0.0.0');
  const before = relay.received.length;
  await expect(deliverBySmtp(elsewhere)(mail, patient())).rejects.toMatchObject({ code: 'ETLS' });
  expect(relay.received.length).toBe(before);
  const open = `${elsewhere.replace('user:secret@', '')}?requireTLS=false`;
  await deliverBySmtp(open)(mail, patient());
  expect(relay.received.length).toBe(before + 1);
});
