import { startSite } from '@/scripts/support/site';
import { sendForm, sendJson, validRequest } from '../support/contact-request';
import { expect, test } from '../support/test';
import { variantFolder } from '../support/variant';

test('a foreign origin is answered 403 in JSON and form posts, and the own host passes', {
  tag: ['@CALLS-05', '@CALLS-12'],
}, async ({ site, mail }) => {
  const before = mail.dialogues();
  const Origin = 'https://evil.example';
  const answer = await sendJson(site.origin, validRequest(), { Origin });
  expect([answer.status, typeof answer.body?.message]).toEqual([403, 'string']);
  expect((await sendForm(site.origin, { name: 'x' }, { Origin })).status).toBe(403);
  expect(mail.dialogues()).toBe(before);
  // localhost:3000 is what NEXT_PUBLIC_SITE_URL defaults to.
  for (const origin of [site.origin, 'http://localhost:3000'])
    expect((await sendJson(site.origin, validRequest(), { Origin: origin })).status, origin).toBe(200);
});

test('another build accepts the origin it was built for', { tag: ['@full', '@CALLS-05'] }, async ({
  mail,
}) => {
  const site = await startSite({ SMTP_URL: mail.url }, variantFolder);
  const to = (origin: string) => sendJson(site.origin, validRequest(), { Origin: origin });
  expect((await to('https://www.variant.example')).status).toBe(200);
  expect((await to('http://localhost:3000')).status).toBe(403);
  await site.stop();
});
