import type { Page } from '@playwright/test';
import { aRequest, controls, fillForm } from '../support/contact';
import { expect, holdBack, test } from '../support/test';

/** Opens a page whose scripts are still under way. @returns what lets them come. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('before scripts, links lead on, and a request goes to the server by itself', {
  tag: '@CONTACT-18',
}, async ({ page }) => {
  await openWithoutScripts(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/faq');
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillForm(page, aRequest());
  await controls(page).submit.click();
  await expect(page).toHaveURL('/contact/sent');
});
