import type { Page } from '@playwright/test';
import { facts, groupQuote, smallProject } from '@/content/company/facts';
import { convertedNote } from '@/content/pricing/currencies';
import { tierItems } from '@/content/pricing/tiers';
import { addOnStep, estimateCopy } from '@/content/tools/pricing-calculator';
import * as routes from '@/lib/routes';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { aboutWeeks, amountsOf, estimateOf, shownPrice } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';
import { startOf } from '../support/tools';

const PATH = routes.pricingCalculator;
const [training] = addOnStep.options;
const breakdown = (page: Page) => page.getByRole('table', { name: 'Cost breakdown' });
const rows = (page: Page) => breakdown(page).getByRole('row');

test('an add-on announces the new total, and in forced colors only a selected one has a check mark', {
  tag: '@CALCULATOR-04',
}, async ({ page }) => {
  await useCurrency(page, 'USD');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${PATH}?a=${calculatorCode('alsph')}`);
  const total = page.getByRole('status').filter({ hasText: /^Estimated total/ });
  // It is announced once it shows.
  await expect(page.getByRole('paragraph').filter({ hasText: /^Estimated total/ })).toBeVisible();
  for (const [letters, marks] of [
    ['alsph1', 1],
    ['alsph0', 0],
  ] as const) {
    await page.getByRole('checkbox', { name: startOf(training!.label) }).press('Space');
    await expect(total).toContainText(shownPrice(estimateOf(letters).totalCost, 'USD'));
    await expect(page.locator('label:has(input[type=checkbox]) svg')).toHaveCount(marks);
  }
});

test('the result says which training price applies, and that a small project is quoted by hand', {
  tag: '@CALCULATOR-20',
}, async ({ page }) => {
  const main = page.getByRole('main');
  // A team of 51 to 200 people, with the calculator's own choices everywhere else.
  await page.goto(`${PATH}?a=${calculatorCode('tlmsm0')}`);
  await expect(rows(page).last()).toContainText(shownPrice(groupQuote.total, 'USD', 'full'));
  await expect(main).toContainText(estimateCopy.training.split('. ')[0]!);
  await expect(main).toContainText(tierItems[0]!.price);
  await expect(main).not.toContainText('by hand');
  // The smallest project of another service.
  await page.goto(`${PATH}?a=${calculatorCode('oisbl0')}`);
  await expect(rows(page).last()).toContainText(amountsOf('oisbl0').at(-1) ?? '');
  const byHand = `We quote projects below ${facts.smallProjects.value} by hand.`;
  await expect(main.getByText(byHand)).toHaveCount(estimateOf('oisbl0').totalCost < smallProject ? 1 : 0);
  await expect(main).not.toContainText('coaching');
});

test('an estimate outside of the chosen timeline says what the choice did, one within it does not', {
  tag: '@CALCULATOR-14',
}, async ({ page }) => {
  for (const [letters, sentence] of [
    ['dsssm0', 'That makes 12 weeks of work 8;'],
    ['tslsm0', 'That makes 2 weeks of work 3;'],
    ['tsmsm0', 'That leaves 2 weeks of work the same;'],
    ['dsmsm0', undefined],
  ] as const) {
    await page.goto(`${PATH}?a=${calculatorCode(letters)}`);
    await expect(page.getByText(aboutWeeks(letters), { exact: true })).toBeVisible();
    const effect = page.getByText(sentence ?? 'set the end date');
    await expect(effect).toHaveCount(sentence ? 1 : 0);
  }
});

test('the link of an estimate opens in its currency, until the visitor chooses another', {
  tag: ['@CALCULATOR-24', '@CALCULATOR-25', '@CURRENCY-09', '@CURRENCY-12'],
}, async ({ page, context }) => {
  await useCurrency(page, 'GBP');
  await page.goto(`${PATH}?a=${calculatorCode('tisbl0')}`);
  await expect(breakdown(page).getByRole('cell')).toHaveText(amountsOf('tisbl0', 'GBP'));
  await expect(page).toHaveURL(`${PATH}?a=${calculatorCode('tisbl0')}&currency=GBP`);
  const other = await context.browser()!.newPage();
  await other.goto(page.url());
  await expect(breakdown(other).getByRole('cell')).toHaveText(amountsOf('tisbl0', 'GBP'));
  await other
    .getByRole('banner')
    .getByRole('button', { name: /currency/i })
    .click();
  await other.getByRole('menuitemradio', { name: 'JPY' }).click();
  await expect(breakdown(other).getByRole('cell')).toHaveText(amountsOf('tisbl0', 'JPY'));
  await expect(other.getByRole('main')).toContainText(convertedNote);
  await expect(other.getByRole('main')).not.toContainText('$');
  await expect(other).toHaveURL(`${PATH}?a=${calculatorCode('tisbl0')}&currency=JPY`);
  await other.close();
});

test('the longest amounts fit a width of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await useCurrency(page, 'INR');
  for (const query of ['', `?a=${calculatorCode('delph7')}`]) {
    await page.goto(PATH + query);
    await expect(page.getByRole('main').getByText(/₹\d/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBeLessThanOrEqual(320);
  }
});
