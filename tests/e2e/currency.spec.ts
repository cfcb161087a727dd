import type { Page } from '@playwright/test';
import { DEFAULT_GEOLOCATION_URL } from '@/lib/currency/lookup-settings';
import { expect, holdBack, test } from '../support/test';

const picker = (page: Page) => page.getByRole('banner').getByRole('button', { name: /currency/i });

test.describe('a first visit', () => {
  test.use({ firstVisit: true, country: 'FR' });

  test('a choice made while the look-up is under way stands', { tag: '@CURRENCY-08' }, async ({
    page,
    context,
  }) => {
    const release = await holdBack(context, DEFAULT_GEOLOCATION_URL, (route) =>
      route.fulfill({ json: { country_code: 'GB' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await page.goto('/services');
    await picker(page).click();
    await page.getByRole('menuitemradio', { name: /CAD/ }).click();
    const answered = page.waitForResponse(DEFAULT_GEOLOCATION_URL);
    release();
    await answered;
    await page.reload();
    await expect(picker(page)).toHaveText('CAD');
  });
});
