import { send, sendJson, validRequest } from '../support/contact-request';
import { startSite, variantFolder } from '../support/site';
import { expect, test } from '../support/test';

test('CALLS-05 CALLS-12 a foreign origin is answered 403, in JSON and form posts alike', async ({
  site,
  mail,
}) => {
  const before = mail.dialogues();
  const foreign = [
    'https://evil.example',
    'null',
    `http://127.0.0.1:${site.port + 1}`,
    `http://localhost:${site.port}`,
    `http://127.0.0.1:${site.port}.evil.example`,
    `file://127.0.0.1:${site.port}`,
    'nonsense',
  ];
  for (const origin of foreign) {
    const answer = await sendJson(site.origin, validRequest(), { Origin: origin });
    expect(answer.status, origin).toBe(403);
    expect(typeof answer.body?.message).toBe('string');
    const form = await send(site.origin, new URLSearchParams({ name: 'x' }), { Origin: origin });
    expect(form.status, origin).toBe(403);
  }
  expect(mail.dialogues()).toBe(before);
});

test('CALLS-05 the own host, the configured origin and a request without origin pass', async ({ site }) => {
  // localhost:3000 is what NEXT_PUBLIC_SITE_URL defaults to.
  for (const origin of [site.origin, 'http://localhost:3000']) {
    expect((await sendJson(site.origin, validRequest(), { Origin: origin })).status, origin).toBe(200);
  }
  expect((await sendJson(site.origin)).status).toBe(200);
});

test('CALLS-05 another build accepts the origin it was built for', async ({ mail }) => {
  const site = await startSite({ SMTP_URL: mail.url, CONTACT_LIMIT: '100' }, variantFolder);
  const to = (origin: string) => sendJson(site.origin, validRequest(), { Origin: origin });
  expect((await to('https://www.variant.example')).status).toBe(200);
  expect((await to('http://localhost:3000')).status).toBe(403);
  await site.stop();
});
