import type { Page } from '@playwright/test';
import { pageOf } from '@/content/site/pages';
import { selectorNotes, selectorQuestions } from '@/content/tools/selector';
import * as routes from '@/lib/routes';
import { calculatorCode, selectorCode } from '@/scripts/support/answer-codes';
import { estimateOf, shownPrice } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';
import { answerOf, titleOfService } from '../support/tools';

const PATH = routes.serviceSelector;
const { heading } = pageOf(PATH);
const development = titleOfService('custom-ai-development');
const build = answerOf(selectorQuestions, 'primaryGoal', 'custom-solution');
const automate = answerOf(selectorQuestions, 'primaryGoal', 'process-automation');
const result = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

test('a link from the home page lands on step 2', {
  tag: ['@SELECTOR-18', '@SELECTOR-20', '@CURRENCY-09', '@CURRENCY-12'],
}, async ({ page }) => {
  await useCurrency(page, 'JPY');
  await page.goto(`${PATH}?a=${selectorCode('c')}`);
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/solutions/enterprise"]')).toBeVisible();
  const given = page.getByRole('complementary', { name: 'Your answers' });
  await expect(given.getByText(build)).toBeVisible();
  await page.goto(`${PATH}?a=${selectorCode('psbqm')}`);
  // From one person to more than 200, whatever the size of the company.
  const [least, most] = ['aimbm0', 'aembm0'].map((one) => shownPrice(estimateOf(one).totalCost, 'JPY'));
  await expect(page.getByRole('main')).toContainText(`${least} to ${most}`);
  await expect(page.getByRole('main')).toContainText('converted at fixed rates from US dollars');
  const price = page.getByRole('link', { name: 'Estimate a price' });
  await expect(price).toHaveAttribute('href', `${routes.pricingCalculator}?a=${calculatorCode('a')}`);
  await page.goto(`${PATH}?a=${selectorCode('pebtm')}&users=medium`);
  const { totalCost } = estimateOf('ammbm0');
  await expect(page.getByRole('main')).toContainText(`${shownPrice(totalCost, 'JPY')}for 11-50 people`);
});

test('contradictory answers get a note, and a low budget gets a smaller first step', {
  tag: '@SELECTOR-14',
}, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${PATH}?a=${selectorCode('osnqm')}`);
  const [unused] = selectorNotes;
  await expect(main).toContainText(unused!.text);
  await expect(main.getByRole('link', { name: unused!.link.label })).toBeVisible();
  await page.goto(`${PATH}?a=${selectorCode('pmnql')}`);
  await expect(result(page, titleOfService('workflow-automation'))).toBeVisible();
  await expect(main.getByRole('link', { name: selectorNotes.at(-1)!.link.label })).toBeVisible();
  await page.goto(`${PATH}?a=${selectorCode('psbqm')}`);
  await expect(result(page, titleOfService('workflow-automation'))).toBeVisible();
  await expect(main.getByRole('link', { name: selectorNotes.at(-1)!.link.label })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the whole recommendation table', { tag: ['@DECISIONS-12', '@DECISIONS-11'] }, async ({
    page,
  }) => {
    await page.goto(`${PATH}?a=${selectorCode('p')}`);
    await expect(result(page, heading)).toBeVisible();
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(
      table.getByRole('row', { name: new RegExp(`${build.source} ${development}`) }),
    ).toContainText(`none or beginner: ${titleOfService('ai-training')}.`);
    await expect(page.getByRole('button', { name: automate })).toHaveCount(0);
  });
});
