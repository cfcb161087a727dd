import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/broken on purpose|Minified React error/] });

test('a page that breaks in the browser shows the fixed words and the error', { tag: '@ERRORS-02' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLSelectElement.prototype, 'value', {
      get() {
        throw new Error('broken on purpose');
      },
    });
  });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('broken on purpose');
  await expect(page.getByRole('banner')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a root layout that breaks shows the same words', { tag: '@ERRORS-02' }, async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.toggleAttribute = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('broken on purpose');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expectNoAxeFindings(page);
});
