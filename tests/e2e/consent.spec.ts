import type { Page } from '@playwright/test';
import { DEFAULT_GEOLOCATION_URL } from '@/lib/currency/lookup-settings';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

test.use({ firstVisit: true, country: 'GB' });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('Accept and Decline look the same', { tag: '@DECISIONS-07' }, async ({ page }) => {
  await page.goto(routes.services);
  const look = (element: Element) => {
    const { backgroundColor, color, borderColor, fontWeight, width, height } = getComputedStyle(element);
    return [backgroundColor, color, borderColor, fontWeight, width, height];
  };
  // Away from both, so that neither shows its hover.
  await page.mouse.move(700, 300);
  const [accept, decline] = ['Accept', 'Decline'].map((name) => banner(page).getByRole('button', { name }));
  expect(await accept!.evaluate(look)).toEqual(await decline!.evaluate(look));
});

test('before the cookie banner is answered, no request but the currency lookup leaves the site', {
  tag: '@DECISIONS-08',
}, async ({ page, origin: own }) => {
  const away: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== own) away.push(url.href);
  });
  await page.goto(routes.services);
  await expect(page.getByRole('button', { name: 'Currency: GBP' })).toBeVisible();
  await page.goto(routes.about);
  await expect(banner(page)).toBeVisible();
  expect(away).toEqual([DEFAULT_GEOLOCATION_URL]);
  expect(await page.context().cookies()).toEqual([]);
});
