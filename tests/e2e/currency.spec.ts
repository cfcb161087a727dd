import type { Page } from '@playwright/test';
import { DEFAULT_GEOLOCATION_URL } from '@/lib/currency/lookup-settings';
import { expect, holdBack, test } from '../support/test';

const picker = (page: Page) => page.getByRole('banner').getByRole('button', { name: /currency/i });

test.describe('a first visit', () => {
  test.use({ firstVisit: true, country: 'FR' });

  test('one look-up of the country chooses its currency, and a choice stands', {
    tag: ['@CURRENCY-03', '@CURRENCY-04', '@CURRENCY-05', '@CURRENCY-08'],
  }, async ({ page }) => {
    let lookUps = 0;
    page.on('request', (request) => {
      if (request.url() === DEFAULT_GEOLOCATION_URL) lookUps += 1;
    });
    const asked = page.waitForRequest(DEFAULT_GEOLOCATION_URL);
    await page.goto('/services');
    expect((await asked).method()).toBe('GET');
    await expect(picker(page)).toHaveText('EUR');
    await page.goto('/about');
    await expect(picker(page)).toHaveText('EUR');
    await picker(page).click();
    await page.getByRole('menuitemradio', { name: /INR/ }).click();
    await page.reload();
    await expect(picker(page)).toHaveText('INR');
    expect(lookUps).toBe(1);
  });

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

test('the currency picker works by mouse and keyboard, and closes on a choice or outside', {
  tag: ['@engines', '@CURRENCY-07'],
}, async ({ page }) => {
  await page.goto('/services');
  const menu = page.getByRole('menu');
  const items = menu.getByRole('menuitemradio');
  await picker(page).focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveText([/^USD/, /^GBP/, /^EUR/, /^CAD/, /^AUD/, /^INR/, /^JPY/]);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(/USD/);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.and(page.locator(':focus'))).toHaveText(/GBP/);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(picker(page)).toHaveText(/GBP/);
  await expect(picker(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitemradio', { name: /GBP/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(picker(page)).toBeFocused();

  await picker(page).click();
  await expect(menu).toBeVisible();
  // The open menu takes presses away from the page, which Playwright would wait for.
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expect(menu).toBeHidden();
});

test('Escape closes the currency list of the phone menu and leaves the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await picker(page).press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(picker(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});
