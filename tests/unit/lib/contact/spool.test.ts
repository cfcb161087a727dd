/** @jest-environment node */
import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContactMail } from '@/lib/contact/mail';
import { createHourlyLimit } from '@/lib/contact/rate-limits';
import { createSpool, hasKept } from '@/lib/contact/spool';

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

test('CALLS-28 kept mails are sent oldest first, and their files go', async () => {
  const spool = createSpool(folder, createHourlyLimit(10), deliver);
  for (const text of ['one', 'two']) expect(await spool.keep({ mail: mail(text), network: null })).toBe(true);
  expect(hasKept(folder)).toBe(true);
  await spool.send();
  expect(delivered).toEqual(['one', 'two']);
  expect(hasKept(folder)).toBe(false);
});

test('CALLS-28 a process that starts again sends what an earlier one kept', async () => {
  await createSpool(folder, createHourlyLimit(1), deliver).keep({ mail: mail('one'), network: null });
  await createSpool(folder, createHourlyLimit(1), deliver).send();
  expect(delivered).toEqual(['one']);
});

test('CALLS-28 a network without a share left does not hold up the mails of others', async () => {
  const spool = createSpool(folder, createHourlyLimit(10), deliver);
  for (const text of ['a', 'b', 'c']) await spool.keep({ mail: mail(text), network: '203.0.113.0/24' });
  await spool.keep({ mail: mail('other'), network: '198.51.100.0/24' });
  await spool.send();
  expect(delivered).toEqual(['a', 'other']);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('CALLS-28 a relay that is down costs no kept mail', async () => {
  const relay = { isDown: true };
  const spool = createSpool(folder, createHourlyLimit(1), async (sent) => {
    if (relay.isDown) throw new Error('connection refused');
    await deliver(sent);
  });
  await spool.keep({ mail: mail('one'), network: null });
  await spool.send();
  expect([delivered, hasKept(folder)]).toEqual([[], true]);
  relay.isDown = false;
  await spool.send();
  expect([delivered, hasKept(folder)]).toEqual([['one'], false]);
});

test('CALLS-28 a mail that the relay rejects for good stays on the disk and blocks no other', async () => {
  const spool = createSpool(folder, createHourlyLimit(9), async (sent) => {
    if (sent.text === 'spam') throw Object.assign(new Error('554'), { code: 'EMESSAGE', responseCode: 554 });
    await deliver(sent);
  });
  for (const text of ['spam', 'good']) await spool.keep({ mail: mail(text), network: null });
  await spool.send();
  expect(delivered).toEqual(['good']);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/spam\.json\.refused$/)]);
});

test('CALLS-28 where nothing can be written, the spool says that it did not keep the mail', async () => {
  const file = `${folder}-file`;
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  const spool = createSpool(join(file, 'mails'), createHourlyLimit(1), deliver);
  expect(await spool.keep({ mail: mail('one'), network: null })).toBe(false);
});

test('CALLS-28 two servers that share a folder send each mail once', async () => {
  const limit = createHourlyLimit(100);
  const servers = [createSpool(folder, limit, deliver), createSpool(folder, limit, deliver)];
  for (let count = 0; count < 20; count += 1)
    await servers[0]?.keep({ mail: mail(`mail ${count}`), network: null });
  await Promise.all(servers.map((server) => server.send()));
  expect(delivered.sort()).toEqual(Array.from({ length: 20 }, (_, count) => `mail ${count}`).sort());
});

test('CALLS-28 a mail whose server stopped while sending is sent after a while', async () => {
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
