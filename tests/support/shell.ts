import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

/** Changes all that a visitor can set in the header and the banner, on a first visit. */
export async function changeShell(page: Page) {
  await hydrated(page);
  await page.getByRole('button', { name: 'Theme: orange' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Currency: USD' }).click();
  await page.getByRole('menuitemradio', { name: /EUR/ }).click();
}

/** Expects what `changeShell` chose. */
export async function expectShellChanged(page: Page) {
  await expect(page.getByRole('button', { name: 'Theme: dark-orange' })).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/dark-orange/);
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
}
