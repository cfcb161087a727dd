import type { Page } from '@playwright/test';
import { pricedServices } from '@/content/tools/pricing-calculator';
import * as routes from '@/lib/routes';
import { calculatorCode, selectorCode } from '@/scripts/support/answer-codes';
import { expect, test } from '../support/test';
import { titleOfService } from '../support/tools';

const main = (page: Page) => page.getByRole('main');

test('a copied link opens the result', {
  tag: ['@SELECTOR-18', '@CALCULATOR-24'],
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = main(page).getByRole('button', { name: /^Copy link/ });
  const says = (text: string) => expect(main(page).getByText(text).first()).toBeVisible();
  for (const [path, title] of [
    [
      `${routes.businessCase}#v=1&calculator=${calculatorCode('asmsm0')}&currency=USD&owner=Priya`,
      /^Business case:/,
    ],
    [`${routes.serviceSelector}?a=${selectorCode('smbth')}`, `Start with ${titleOfService('ai-training')}`],
    [
      `${routes.pricingCalculator}?a=${calculatorCode('delph7')}`,
      `Your estimate: ${pricedServices.development.title}`,
    ],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: title }).first()).toBeVisible();
    await copy.click();
    await says('Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await says('Your browser blocked copying. Copy the link from the address bar.');
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });
  test('another tab follows a choice of theme, currency or cookies', {
    tag: ['@full', '@THEME-03', '@CURRENCY-08'],
  }, async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(routes.about);
    await page.goto('/');
    await page.getByRole('button', { name: 'Theme: Orange' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'Currency: USD' }).click();
    await page.getByRole('menuitemradio', { name: /EUR/ }).click();
    await expect(other.getByRole('button', { name: 'Theme: Dark orange' })).toBeVisible();
    await expect(other.locator('body')).toHaveClass(/dark-orange/);
    await expect(other.getByRole('button', { name: 'Currency: EUR' })).toBeVisible();
    await expect(other.getByRole('region', { name: 'Cookies' })).toBeHidden();
  });
});
