import type { Page } from '@playwright/test';
import { DEFAULT_GEOLOCATION_URL } from '@/lib/currency/lookup-settings';
import { startSite } from '@/scripts/support/site';
import { expect, test } from '../support/test';
import { variantFolder } from '../support/variant';

test.use({ firstVisit: true, country: 'GB' });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('the banner shows on the first visit, and the footer changes the kept answer', {
  tag: '@DECISIONS-07',
}, async ({ page }) => {
  await page.goto('/services');
  await expect(banner(page)).toContainText('We look up your country');
  const accept = banner(page).getByRole('button', { name: 'Accept' });
  const decline = banner(page).getByRole('button', { name: 'Decline' });
  const look = (element: Element) => {
    const { backgroundColor, color, borderColor, fontWeight, width, height } = getComputedStyle(element);
    return [backgroundColor, color, borderColor, fontWeight, width, height];
  };
  // Away from both, so that neither shows its hover.
  await page.mouse.move(700, 300);
  expect(await accept.evaluate(look)).toEqual(await decline.evaluate(look));

  await decline.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: /^Declined\. You can change this/ }),
  ).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner(page)).toBeHidden();

  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await settings.click();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(settings).toBeFocused();
});

test('before an answer nothing but the one currency look-up leaves the site', {
  tag: '@DECISIONS-08',
}, async ({ page, origin: own }) => {
  const away: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== own) away.push(url.href);
  });
  await page.goto('/services');
  await expect(page.getByRole('button', { name: 'Currency: GBP' })).toBeVisible();
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  expect(away).toEqual([DEFAULT_GEOLOCATION_URL]);
  expect(await page.context().cookies()).toEqual([]);
});

test('in a build with detection after consent the look-up waits for Accept', {
  tag: ['@full', '@CURRENCY-10'],
}, async ({ page }) => {
  const site = await startSite({}, variantFolder);
  try {
    let lookUps = 0;
    page.on('request', (request) => {
      if (request.url() === DEFAULT_GEOLOCATION_URL) lookUps += 1;
    });
    await page.goto(`${site.origin}/services`);
    await expect(banner(page)).toContainText('May we look up your country once');
    await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
    expect(lookUps).toBe(0);
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('button', { name: 'Currency: GBP' })).toBeVisible();
    expect(lookUps).toBe(1);
  } finally {
    await page.goto('about:blank');
    await site.stop();
  }
});
