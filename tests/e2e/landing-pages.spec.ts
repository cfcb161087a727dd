import { audiences } from '@/content/audiences';
import { industries } from '@/content/industries';
import { services } from '@/content/services';
import { expect, test, themes, viewports } from '../support/test';

test('a landing page prints in ink on white in every theme, without the controls of the screen', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/industries/manufacturing');
  for (const theme of themes) {
    await page.evaluate((name) => document.body.setAttribute('class', name), theme);
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(closing).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(closing.getByRole('heading')).toHaveCSS('color', 'rgb(16, 23, 26)');
    // A bar that stays in the window would lie on the text of every sheet.
    await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
    await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every landing page has its one picture with its note on a phone and on a desktop', {
    tag: '@full',
  }, async ({ page }) => {
    for (const [path, content] of [
      ...[...industries, ...audiences].map((entry) => [entry.ctaLink, entry.page] as const),
      ...services.map((service) => [service.url, service.page] as const),
    ]) {
      const { figure, lead } = content.hero;
      await page.goto(path);
      await expect(page.getByText(lead)).toBeVisible();
      for (const viewport of figure ? Object.values(viewports) : []) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('img', { name: figure?.alt, exact: true })).toBeVisible();
        await expect(page.getByRole('figure').first()).toContainText(figure?.note ?? '-');
      }
    }
  });
});
