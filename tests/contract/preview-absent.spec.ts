import { expect, test } from '../support/test';

test.use({ allowedErrors: [/404/] });

test('outside a preview there is no /preview, no bar, and no text with a mark', async ({ page, request }) => {
  for (const path of ['/preview', '/published.json'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  for (const path of ['/', '/faq', '/services/ai-training', '/feed.xml'])
    expect(await (await request.get(path)).text()).not.toMatch(/[\u200b-\u200d\ufeff]{4}/);
  await page.goto('/preview');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
});
