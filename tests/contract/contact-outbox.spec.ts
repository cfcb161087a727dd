import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { startSite } from '@/scripts/support/site';
import { sendJson, validRequest } from '../support/contact-request';
import { expect, test } from '../support/test';

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
});

test.afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('MAIL_OUTBOX_DIR writes each mail as a whole .eml file, instead of the relay', {
  tag: ['@CALLS-03', '@CALLS-15'],
}, async ({ mail }) => {
  const outbox = join(folder, 'a', 'b');
  const site = await startSite({ MAIL_OUTBOX_DIR: outbox, SMTP_URL: mail.url });
  const request = validRequest({ name: 'Zoë Ægir', message: 'Line one\n.\nLine three: ✓ 漢字' });
  const dialogues = mail.dialogues();
  expect((await sendJson(site.origin, request)).status).toBe(200);
  // The answer means that the file is there; nothing else is.
  const files = readdirSync(outbox);
  expect(files).toEqual([expect.stringMatching(new RegExp(`${request.submissionId}\\.eml$`))]);
  const raw = readFileSync(join(outbox, files[0] ?? ''));
  expect(raw.toString().replaceAll('\r\n', '')).not.toContain('\n');
  const parsed = await simpleParser(raw);
  expect(parsed.messageId).toBe(`<${request.submissionId}@emberlane.example>`);
  expect(parsed.replyTo?.value).toEqual([{ name: request.name, address: request.email }]);
  expect(parsed.text).toContain('Line one\n.\nLine three: ✓ 漢字');
  expect((await sendJson(site.origin, request)).status).toBe(200);
  expect(readdirSync(outbox)).toHaveLength(1);
  expect(mail.dialogues()).toBe(dialogues);
  await site.stop();
});

/** What a server says that does not start with these settings. */
const refusalOf = (env: Record<string, string>) =>
  startSite(env).then(
    async (site) => {
      await site.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );

test('an outbox that cannot be written stops the start, and not the first inquiry', {
  tag: '@CALLS-15',
}, async () => {
  writeFileSync(join(folder, 'file'), '');
  const failed = await refusalOf({ MAIL_OUTBOX_DIR: join(folder, 'file', 'outbox') });
  expect(failed).toContain('stopped with code 1');
  expect(failed).toContain('MAIL_OUTBOX_DIR must be a folder that this process can write to');
});

test('an outbox where no folder can be created stops the start instead of hanging it', {
  tag: '@CALLS-15',
}, async () => {
  test.skip(process.platform !== 'linux', 'needs /proc');
  const failed = await refusalOf({ MAIL_OUTBOX_DIR: '/proc/nope/outbox' });
  expect(failed).toContain('stopped with code 1');
  expect(failed).toContain('MAIL_OUTBOX_DIR must be a folder that this process can write to (ENOENT)');
});

test('a setting that is wrong stops the start with its name, and without its value', {
  tag: '@CALLS-15',
}, async () => {
  const failed = await refusalOf({
    SMTP_URL: 'http://user:s3cret@relay.example',
    CONTACT_LIMIT: 'many',
  });
  expect(failed).toContain('stopped with code 1');
  expect(failed).toContain('SMTP_URL must look like');
  expect(failed).toContain('CONTACT_LIMIT must be a whole number');
  expect(failed).not.toContain('s3cret');
});
