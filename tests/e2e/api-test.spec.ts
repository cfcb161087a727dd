import * as routes from '@/lib/routes';
import { alertOf } from '../support/contact-form';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

test('the API test page calls the real route and shows its response', {
  tag: ['@APITEST-01', '@APITEST-02', '@APITEST-03', '@APITEST-05', '@ROUTE-06'],
}, async ({ page }) => {
  const mails = () => mailsWith('[API test]');
  const before = (await mails()).length;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(routes.contactApi)) {
      calls.push(
        `${request.method()} ${request.headers()['content-type']} ${request.postData() ? 'body' : 'no body'}`,
      );
    }
  });
  await page.goto(routes.apiTest);
  await expect(page.getByText('development only', { exact: true })).toBeVisible();
  expect(await page.locator('a[href*="api-test"]').count(), 'in no menu').toBe(0);
  const button = page.getByRole('button', { name: 'Test Contact API' });
  await button.click();
  const post = page.getByRole('region', { name: 'POST /api/contact' });
  await expect(post.getByRole('definition').first()).toHaveText('200');
  await expect(post).toContainText('OK');
  await expect(post).toContainText('"content-type": "application/json"');
  await expect(post).toContainText('"message": "We received your request.');
  await expect(page.getByRole('region', { name: 'OPTIONS /api/contact' })).toContainText('204');
  await expect(alertOf(page)).toHaveCount(0);
  await expect(button).toBeEnabled();
  expect(calls).toEqual(['OPTIONS application/json no body', 'POST application/json body']);
  expect((await mails()).slice(before)).toEqual([
    expect.objectContaining({ subject: expect.stringMatching(/^\[API test\]/) }),
  ]);
  await button.click();
  await expect.poll(async () => (await mails()).length).toBe(before + 2);
});
