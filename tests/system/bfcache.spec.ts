import config from '../../playwright.config';
import { findServer } from '../support/servers';
import { changeShell, expectShellChanged } from '../support/shell';
import { expect, test } from '../support/test';

test.use({
  firstVisit: true,
  // Only the browser with windows keeps pages that were left, and the runner switches that off.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  launchOptions: async ({}, use) =>
    use({
      ...config.use?.launchOptions,
      executablePath: findServer('chromium') ?? undefined,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('a page that the browser kept shows what was chosen on a later one', {
  tag: ['@THEME-03', '@CURRENCY-08'],
}, async ({ page }) => {
  test.skip(findServer('chromium') === null);
  await page.goto('/services/ai-training');
  await page.evaluate(() => {
    Object.assign(window, { left: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await changeShell(page);
  // A page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/services/ai-training');
  expect(await page.evaluate(() => 'left' in window), 'it is the page that was left').toBe(true);
  await expectShellChanged(page);
});
