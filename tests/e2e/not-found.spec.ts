import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

test.use({ allowedErrors: [/404 \(Not Found\)/] });

for (const path of ['/nowhere', '/services/nowhere', '/blog/nowhere/deeper', '/tools']) {
  test(`ROUTE-12 ${path} says 'Page not found' and shows the main ways on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

for (const theme of themes) {
  for (const [width, viewport] of Object.entries(viewports)) {
    test(`axe finds nothing on the not-found page, ${theme} on a ${width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await useTheme(page, theme);
      await page.goto('/nowhere');
      await expectNoAxeFindings(page);
    });
  }
}
