import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { startSite } from '@/scripts/support/site';
import { sendJson, validRequest } from '../support/contact-request';
import { expect, test } from '../support/test';

test(
  'MAIL_OUTBOX_DIR writes each mail as a whole .eml file, with other addresses where they are set',
  {
    tag: ['@CALLS-03', '@CALLS-15', '@CALLS-25'],
  },
  async ({ mail }, info) => {
    const outbox = join(info.outputPath(), 'a', 'b');
    const site = await startSite({
      MAIL_OUTBOX_DIR: outbox,
      SMTP_URL: mail.url,
      MAIL_TO: 'office@other.example',
      MAIL_FROM: 'form@sender.example',
    });
    const request = validRequest({ name: 'Zoë Ægir', message: 'Line one\n.\nLine three: ✓ 漢字' });
    const dialogues = mail.dialogues();
    expect((await sendJson(site.origin, request)).status).toBe(200);
    // The answer means that the file is there; nothing else is.
    const files = readdirSync(outbox);
    expect(files).toEqual([expect.stringMatching(new RegExp(`${request.submissionId}\\.eml$`))]);
    const raw = readFileSync(join(outbox, files[0] ?? ''));
    expect(raw.toString().replaceAll('\r\n', '')).not.toContain('\n');
    const parsed = await simpleParser(raw);
    expect(parsed.messageId).toBe(`<${request.submissionId}@sender.example>`);
    expect([parsed.to].flat()[0]?.text).toContain('office@other.example');
    expect(parsed.from?.value[0]?.address).toBe('form@sender.example');
    expect(parsed.replyTo?.value).toEqual([{ name: request.name, address: request.email }]);
    expect(parsed.text).toContain('Line one\n.\nLine three: ✓ 漢字');
    expect((await sendJson(site.origin, request)).status).toBe(200);
    expect(readdirSync(outbox)).toHaveLength(1);
    expect(mail.dialogues()).toBe(dialogues);
    await site.stop();
  },
);

test('a wrong setting, or an outbox that cannot be written, stops the start with its name', {
  tag: '@CALLS-15',
}, async () => {
  const stopped = async (env: Record<string, string>, ...messages: string[]) => {
    const failed = startSite(env).then((site) => site.stop());
    for (const message of ['stopped with code 1', ...messages]) await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.not.toThrow('s3cret');
  };
  const unwritable = 'MAIL_OUTBOX_DIR must be a folder that this process can write to';
  await stopped({ MAIL_OUTBOX_DIR: '/dev/null/outbox' }, unwritable);
  const url = 'http://user:s3cret@relay.example';
  await stopped({ SMTP_URL: url, CONTACT_LIMIT: 'many' }, 'SMTP_URL must look like', 'CONTACT_LIMIT must be');
});
