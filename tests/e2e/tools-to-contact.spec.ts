import type { Page } from '@playwright/test';
import { readinessAreas, readinessVerdicts } from '@/content/tools/readiness';
import * as routes from '@/lib/routes';
import { calculatorCode, createReadinessCode } from '@/scripts/support/answer-codes';
import { controls, formReady } from '../support/contact-form';
import { amountsOf } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';

const link = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Book|Schedule) a Consultation$/ });

/** Follows the result's link to the form and returns what stands in the message box. */
async function toForm(page: Page) {
  await link(page).click();
  await page.waitForURL('**/contact');
  await formReady(page);
  await expect(controls(page).message).toHaveValue(/^My /);
  await expect(controls(page).message).toHaveAccessibleDescription(/^Your .* in the message below\..*out$/);
  return controls(page).message.inputValue();
}

test('the contact form gets the result of the assessment, with its areas and its link', {
  tag: '@RESOURCES-13',
}, async ({ page, baseURL }) => {
  const path = `/resources/ai-readiness-assessment?a=${createReadinessCode('nmpmnnym')}`;
  await page.goto(path);
  await expect(page.getByText('Start Over').first()).toBeVisible();
  const message = (await toForm(page)).split('\n');
  for (const line of [
    `Result: ${readinessVerdicts['close-gap'].title}, 42% overall`,
    'People: 50%, nearly',
    'Process: 0%, not yet',
    `First step for process: ${readinessAreas[2]?.next}`,
    `${baseURL}${path}`,
  ])
    expect(message).toContain(line);
  await expect(controls(page).service).toHaveValue('workflow-automation');
  await expect(controls(page).inquiryType).toHaveValue('consultation');
});

test('the contact form gets an estimate in another currency with its total in US dollars', {
  tag: ['@CALCULATOR-25', '@RESOURCES-15'],
}, async ({ page }) => {
  await useCurrency(page, 'GBP');
  await page.goto(`${routes.pricingCalculator}?a=${calculatorCode('ammsh3')}`);
  expect(await toForm(page)).toContain(
    `Estimated total: ${amountsOf('ammsh3', 'GBP').at(-1)} (${amountsOf('ammsh3').at(-1)} in US dollars)`,
  );

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(routes.roiCalculator);
  await link(page).click();
  await page.waitForURL('**/contact');
  await formReady(page);
  await expect(controls(page).message).toHaveValue('');
});
