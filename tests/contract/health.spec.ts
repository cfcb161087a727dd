import { startSite } from '../support/site';
import { expect, test } from '../support/test';

test('/healthz says whether content and mail are configured, without a word of how', async ({
  request,
  mail,
}) => {
  const answer = await request.get('/healthz');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const health = await answer.json();
  expect(health).toEqual({
    ok: true,
    content: { configured: true, pages: expect.any(Number) },
    mail: { configured: true, way: 'relay' },
    preview: false,
  });
  expect(JSON.stringify(health)).not.toContain(new URL(mail.url).host);

  // No setting of the server makes a preview of it.
  const site = await startSite({ SITE_PREVIEW: '1' });
  const without = await request.get(`${site.origin}/healthz`);
  expect(without.status()).toBe(503);
  expect(await without.json()).toMatchObject({ ok: false, mail: { configured: false }, preview: false });
  await site.stop();
});
