import { alertOf } from '../support/contact';
import { expect, test } from '../support/test';

test('APITEST-01 APITEST-02 APITEST-03 ROUTE-06 the page calls the real route and shows its answer', async ({
  page,
  mail,
}) => {
  const before = mail.received.length;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) {
      calls.push(
        `${request.method()} ${request.headers()['content-type']} ${request.postData() ? 'body' : 'no body'}`,
      );
    }
  });
  await page.goto('/tools/api-test');
  const button = page.getByRole('button', { name: 'Test Contact API' });
  await button.click();
  const post = page.getByRole('region', { name: 'POST /api/contact' });
  await expect(post.getByRole('definition').first()).toHaveText('200');
  await expect(post).toContainText('OK');
  await expect(post).toContainText('"content-type": "application/json"');
  await expect(post).toContainText('"message": "Your request has been received.');
  await expect(page.getByRole('region', { name: 'OPTIONS /api/contact' })).toContainText('204');
  await expect(alertOf(page)).toHaveCount(0);
  await expect(button).toBeEnabled();
  expect(calls).toEqual(['OPTIONS application/json no body', 'POST application/json body']);
  const [message] = (await mail.waitFor(before + 1)).slice(before);
  expect(message?.mail.subject).toMatch(/^\[API test\]/);

  await button.click();
  expect(await mail.waitFor(before + 2)).toHaveLength(before + 2);
});

test.describe('failures', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('APITEST-01 APITEST-04 a refusing relay shows the result and the error', async ({ page, mail }) => {
    mail.behave({ kind: 'refuse', at: 'mail', code: 451 });
    try {
      await page.goto('/tools/api-test');
      await page.getByRole('button', { name: 'Test Contact API' }).click();
      await expect(alertOf(page)).toHaveText('Server responded with status 502');
      await expect(page.getByRole('region', { name: 'POST /api/contact' })).toContainText('"message"');
    } finally {
      mail.behave({ kind: 'accept' });
    }
  });

  test('APITEST-01 APITEST-04 no answer shows the thrown error, and the button while it runs', async ({
    page,
  }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto('/tools/api-test');
    await page.getByRole('button', { name: 'Test Contact API' }).click();
    await expect(page.getByRole('button', { name: 'Testing API...' })).toBeDisabled();
    release();
    await expect(alertOf(page)).toHaveText('Failed to fetch');
  });
});

test('APITEST-05 the page is labeled, not indexed and in no menu', async ({ page, request }) => {
  await page.goto('/tools/api-test');
  await expect(page.getByText('development only', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await page.locator('a[href*="api-test"]').count()).toBe(0);
  const home = await request.get('/');
  expect(await home.text()).not.toContain('/tools/api-test');
});
