/** @requirement CALLS-28 */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContactMail } from '@/lib/contact/mail';
import { createHourlyLimit } from '@/lib/contact/rate-limits';
import { createSpool, hasSpooledMails } from '@/lib/contact/spool';
import { metrics, metricsText } from '@/lib/server/metrics';

let folder: string;
let delivered: string[];
const deliver = async (mail: ContactMail) => {
  delivered.push(mail.text);
};
const mail = (text: string) => ({ messageId: `<${text}@site.example>`, text }) as ContactMail;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'spool-')), 'mails');
  delivered = [];
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('kept mails are sent oldest first, and their files go', async () => {
  const spool = createSpool(folder, createHourlyLimit(10), deliver);
  for (const text of ['one', 'two']) expect(await spool.keep({ mail: mail(text), network: null })).toBe(true);
  expect(hasSpooledMails(folder)).toBe(true);
  await spool.send();
  expect(delivered).toEqual(['one', 'two']);
  expect(hasSpooledMails(folder)).toBe(false);
});

test('a network without a share left does not hold up the mails of others', async () => {
  const spool = createSpool(folder, createHourlyLimit(10), deliver);
  for (const text of ['a', 'b', 'c']) await spool.keep({ mail: mail(text), network: '203.0.113.0/24' });
  await spool.keep({ mail: mail('other'), network: '198.51.100.0/24' });
  await spool.send();
  expect(delivered).toEqual(['a', 'other']);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a relay that is down costs no kept mail', async () => {
  const relay = { isDown: true };
  const spool = createSpool(folder, createHourlyLimit(1), async (sent) => {
    if (relay.isDown) throw new Error('connection refused');
    await deliver(sent);
  });
  await spool.keep({ mail: mail('one'), network: null });
  await spool.send();
  expect([delivered, hasSpooledMails(folder)]).toEqual([[], true]);
  relay.isDown = false;
  await spool.send();
  expect([delivered, hasSpooledMails(folder)]).toEqual([['one'], false]);
});

test('a mail that the relay rejects for good stays on the disk and blocks no other', async () => {
  const spool = createSpool(folder, createHourlyLimit(9), async (sent) => {
    if (sent.text === 'spam') throw Object.assign(new Error('554'), { code: 'EMESSAGE', responseCode: 554 });
    await deliver(sent);
  });
  for (const text of ['spam', 'good']) await spool.keep({ mail: mail(text), network: null });
  await spool.send();
  expect(delivered).toEqual(['good']);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/spam\.json\.rejected$/)]);
});

test.each([
  ['EMESSAGE', 451],
  ['EENVELOPE', 550],
])(
  'a mail that the relay answers with %s %i holds up no other, and is tried again',
  async (code, responseCode) => {
    const spool = createSpool(folder, createHourlyLimit(9), async (sent) => {
      delivered.push(sent.text);
      if (sent.text === 'odd') throw Object.assign(new Error(), { code, responseCode });
    });
    for (const text of ['odd', 'one', 'two']) await spool.keep({ mail: mail(text), network: null });
    await spool.send();
    await spool.send();
    expect(delivered).toEqual(['odd', 'one', 'two', 'odd']);
    expect([hasSpooledMails(folder), metrics().status.lastMail]).toEqual([true, 'rejected']);
  },
);

test('a mail on which the relay hangs up is at the end of the line next time', async () => {
  const spool = createSpool(folder, createHourlyLimit(9), async (sent) => {
    if (sent.text === 'odd') throw Object.assign(new Error(), { code: 'ECONNECTION' });
    await deliver(sent);
  });
  for (const text of ['odd', 'one', 'two']) await spool.keep({ mail: mail(text), network: null });
  await spool.send();
  expect(delivered).toEqual([]);
  await spool.send();
  expect(delivered).toEqual(['one', 'two']);
});

test('networks take turns, so that many mails of a few hold up no other', async () => {
  const spool = createSpool(folder, createHourlyLimit(40), deliver);
  for (const text of ['a1', 'a2', 'a3']) await spool.keep({ mail: mail(text), network: '203.0.113.0/24' });
  for (const text of ['b1', 'b2']) await spool.keep({ mail: mail(text), network: '198.51.100.0/24' });
  await spool.keep({ mail: mail('c1'), network: '192.0.2.0/24' });
  await spool.send();
  expect(delivered).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a file that nobody can read holds up no mail', async () => {
  const spool = createSpool(folder, createHourlyLimit(9), deliver);
  mkdirSync(folder);
  writeFileSync(join(folder, '2000-01-01-broken.json'), '{');
  await spool.keep({ mail: mail('one'), network: null });
  await spool.send();
  expect(delivered).toEqual(['one']);
});

test('a spool says whether mails wait in it, those that the relay rejected left out', async () => {
  const spool = createSpool(folder, createHourlyLimit(1), deliver);
  expect(await spool.isWaiting()).toBe(false);
  await spool.keep({ mail: mail('one'), network: null });
  expect(await spool.isWaiting()).toBe(true);
  await spool.send();
  writeFileSync(join(folder, '2000-01-01-spam.json.rejected'), '{}');
  expect(await spool.isWaiting()).toBe(false);
});

test('mails that the relay rejected are counted, and take room in the spool', async () => {
  mkdirSync(folder);
  for (let count = 0; count < 3; count += 1) writeFileSync(join(folder, `${count}.json.rejected`), '{}');
  const spool = createSpool(folder, createHourlyLimit(1), deliver, 3);
  expect(await spool.keep({ mail: mail('one'), network: null })).toBe(false);
  await spool.send();
  expect((await metricsText()).text).toContain('contact_mails_rejected 3');
  expect((await metricsText()).text).toContain('contact_mails_spooled 0');
});

test('a kept mail carries the time of the inquiry', async () => {
  const dates: string[] = [];
  const spool = createSpool(folder, createHourlyLimit(1), async ({ date }) => {
    dates.push(date ?? '');
  });
  const before = Date.now();
  await spool.keep({ mail: mail('one'), network: null });
  const after = Date.now();
  await spool.send();
  // RFC 5322, 3.3: whole seconds.
  expect(dates[0]).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/);
  expect(Date.parse(dates[0] ?? '')).toBeGreaterThan(before - 1_000);
  expect(Date.parse(dates[0] ?? '')).toBeLessThanOrEqual(after);
});

test('where nothing can be written, the spool says that it did not keep the mail', async () => {
  const file = `${folder}-file`;
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  const spool = createSpool(join(file, 'mails'), createHourlyLimit(1), deliver);
  expect(await spool.keep({ mail: mail('one'), network: null })).toBe(false);
});

test('two servers that share a folder send each mail once', async () => {
  const limit = createHourlyLimit(100);
  const servers = [createSpool(folder, limit, deliver), createSpool(folder, limit, deliver)];
  for (let count = 0; count < 20; count += 1)
    await servers[0]?.keep({ mail: mail(`mail ${count}`), network: null });
  await Promise.all(servers.map((server) => server.send()));
  expect(delivered.sort()).toEqual(Array.from({ length: 20 }, (_, count) => `mail ${count}`).sort());
});

test('a mail whose server stopped while sending is sent after a while', async () => {
  const spool = createSpool(folder, createHourlyLimit(9), deliver);
  await spool.keep({ mail: mail('one'), network: null });
  const [name = ''] = readdirSync(folder);
  const claimed = join(folder, `${name}.sending`);
  renameSync(join(folder, name), claimed);
  await spool.send();
  expect(delivered).toEqual([]);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(claimed, longAgo, longAgo);
  await spool.send();
  expect(delivered).toEqual(['one']);
});
