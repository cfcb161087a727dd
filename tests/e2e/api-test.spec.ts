import * as routes from '@/lib/routes';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

test('the API test page calls the real route and shows its response', {
  tag: ['@APITEST-01', '@APITEST-02', '@APITEST-03', '@APITEST-05', '@ROUTE-06'],
}, async ({ page }) => {
  const before = (await mailsWith('[API test]')).length;
  const calls: string[] = [];
  page.on('request', (request) => {
    const { 'content-type': type } = request.headers();
    if (request.url().endsWith(routes.contactApi))
      calls.push(`${request.method()} ${type} ${request.postData() ? 'body' : 'no body'}`);
  });
  await page.goto(routes.apiTest);
  await expect(page.getByText('development only', { exact: true })).toBeVisible();
  expect(await page.locator('a[href*="api-test"]').count(), 'in no menu').toBe(0);
  const button = page.getByRole('button', { name: 'Test Contact API' });
  await button.click();
  const post = page.getByRole('region', { name: 'POST /api/contact' });
  await expect(post.getByRole('definition').first()).toHaveText('200');
  for (const text of ['OK', '"content-type": "application/json"', '"message": "We received your request.'])
    await expect(post).toContainText(text);
  await expect(page.getByRole('region', { name: 'OPTIONS /api/contact' })).toContainText('204');
  await expect(button).toBeEnabled();
  expect(calls).toEqual(['OPTIONS application/json no body', 'POST application/json body']);
  const subjects = (await mailsWith('[API test]')).slice(before).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^\[API test\]/)]);
});
