import { expect, test } from '../support/test';

test.use({ allowedErrors: [/404/] });

test('outside a preview there is no /preview and no bar', async ({ page, request }) => {
  expect((await request.get('/preview')).status()).toBe(404);
  await page.goto('/preview');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
});
