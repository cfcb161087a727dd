import { expect, type Page } from '@playwright/test';

/** Changes all that a visitor can set in the header and the banner, on a first visit. */
export async function changeShell(page: Page) {
  // A press before React has attached is lost.
  const dark = page.getByRole('button', { name: 'Theme: Dark orange' });
  await expect(async () => {
    if (!(await dark.isVisible())) await page.getByRole('button', { name: /^Theme: / }).click();
    await expect(dark).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Currency: USD' }).click();
  await page.getByRole('menuitemradio', { name: /EUR/ }).click();
}

/** Expects what `changeShell` chose. */
export async function expectShellChanged(page: Page) {
  await expect(page.getByRole('button', { name: 'Theme: Dark orange' })).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/dark-orange/);
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
}
