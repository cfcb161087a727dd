import { startSite } from '../support/site';
import { expect, test } from '../support/test';

test('/healthz answers 200 when content and mail are configured, without a word of how', async ({
  request,
  mail,
}) => {
  const answer = await request.get('/healthz');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const health = await answer.json();
  expect(health).toEqual({
    ok: true,
    content: { configured: true, pages: expect.any(Number) },
    mail: { configured: true, way: 'relay' },
    preview: false,
  });
  expect(health.content.pages).toBeGreaterThan(40);
  expect(JSON.stringify(health)).not.toContain(new URL(mail.url).host);
});

test('/healthz answers 503 when mail is not configured; no setting of the server makes a preview', async ({
  request,
}) => {
  const site = await startSite({ SITE_PREVIEW: '1' });
  try {
    const answer = await request.get(`${site.origin}/healthz`);
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toMatchObject({ ok: false, mail: { configured: false }, preview: false });
    const about = await request.get(`${site.origin}/about`);
    expect(about.headers()['x-robots-tag']).toBeUndefined();
    expect(await about.text()).not.toContain('aria-label="Preview"');
  } finally {
    await site.stop();
  }
});
