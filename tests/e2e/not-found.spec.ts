import { expect, test } from '../support/test';

test.use({ allowedErrors: [/404 \(Not Found\)/] });

test("an unknown address says 'Page not found' and shows the main ways on", { tag: '@ROUTE-12' }, async ({
  page,
  request,
}) => {
  for (const path of ['/nowhere', '/services/nowhere', '/blog/nowhere/deeper']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  }
  expect((await page.goto('/tools'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
