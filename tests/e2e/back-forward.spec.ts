import type { Page } from '@playwright/test';
import config from '../../playwright.config';
import { expect, test } from '../support/test';

// The runner switches the browser's store of left pages off.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  firstVisit: true,
});

/** Changes all that a visitor can set in the shell. */
async function change(page: Page) {
  await page.getByRole('button', { name: 'Theme: orange' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Currency: USD' }).click();
  await page.getByRole('menuitemradio', { name: /EUR/ }).click();
}

async function expectChanged(page: Page) {
  await expect(page.getByRole('button', { name: 'Theme: dark-orange' })).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/dark-orange/);
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
}

test('THEME-03 CURRENCY-08 a page that the browser kept shows what was chosen on a later one', async ({
  page,
}) => {
  await page.goto('/services/ai-training');
  await page.evaluate(() => {
    Object.assign(window, { left: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await change(page);
  // A page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/services/ai-training');
  expect(await page.evaluate(() => 'left' in window), 'it is the page that was left').toBe(true);
  await expectChanged(page);
});

test('THEME-03 CURRENCY-08 another tab follows what is chosen', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/');
  await change(page);
  await expectChanged(other);
});
