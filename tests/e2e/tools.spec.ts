import type { Page } from '@playwright/test';
import { pageOf } from '@/content/site/pages';
import { pricedServices } from '@/content/tools/pricing-calculator';
import { readinessAreas, readinessVerdicts } from '@/content/tools/readiness';
import { selectorNotes, selectorQuestions } from '@/content/tools/selector';
import * as routes from '@/lib/routes';
import { calculatorCode, createReadinessCode, selectorCode } from '@/scripts/support/answer-codes';
import { controls, formReady } from '../support/contact-form';
import { amountsOf, estimateOf, shownPrice } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';
import { answerOf, titleOfService } from '../support/tools';

const { readiness, roiCalculator, serviceSelector, pricingCalculator } = routes;
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) =>
  main(page).getByRole('heading', { level: 1, name }).first();
const selector = (answers: string) => `${serviceSelector}?a=${selectorCode(answers)}`;
/** Data 2, People 3, Process 0, Leadership 5 of 6. */
const assessed = `${readiness}?a=${createReadinessCode('nmpmnnym')}`;
const build = answerOf(selectorQuestions, 'primaryGoal', 'custom-solution');

/** Follows a result's link to the form and returns what stands in the message box. */
async function toForm(page: Page) {
  await main(page)
    .getByRole('link', { name: /^(Book|Schedule) a Consultation$/ })
    .click();
  await page.waitForURL('**/contact');
  await formReady(page);
  return controls(page).message.inputValue();
}

test('a copied link opens the result, and an unreadable link opens an empty tool', {
  tag: ['@SELECTOR-18', '@CALCULATOR-24'],
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = main(page).getByRole('button', { name: /^Copy link/ });
  const says = (text: string) => expect(main(page).getByText(text).first()).toBeVisible();
  const path = `${pricingCalculator}?a=${calculatorCode('delph7')}`;
  await page.goto(path);
  await expect(heading(page, `Your estimate: ${pricedServices.development.title}`)).toBeVisible();
  await copy.click();
  await says('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await says('Your browser blocked copying. Copy the link from the address bar.');
  await page.goto(`${readiness}?a=0.zzz`);
  await says('Step 1 of 8');
  await expect(page).toHaveURL(readiness);
});

test('the last answers of the assessment by keyboard show a score by area, and Back shows the answers', {
  tag: '@RESOURCES-13',
}, async ({ page }) => {
  await page.goto(`${readiness}?a=${createReadinessCode('mp').slice(0, -2)}`);
  const step = (number: number) => main(page).getByText(`Step ${number} of 8`);
  const mostly = main(page).getByRole('button', { name: /^Mostly/ });
  await expect(step(7)).toBeVisible();
  await mostly.press('Enter');
  await expect(step(8)).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await main(page)
    .getByRole('button', { name: /^Partly/ })
    .press('Enter');
  // Each area: 2 + 1 = 3 of 6.
  await expect(heading(page, 'Start small')).toBeFocused();
  await expect(main(page)).toContainText('Data3 of 6 points 50% Nearly');
  // A gap in the data leads to the free checklist, not to the dearest service.
  const checklist = main(page).getByRole('link', { name: 'Data Readiness Checklist' });
  await expect(checklist).toHaveAttribute('href', `${routes.guides}#guide-6`);
  await expect(main(page).getByRole('link', { name: titleOfService('custom-ai-development') })).toHaveCount(
    0,
  );
  await page.goBack();
  await expect(step(8)).toBeVisible();
  await main(page).getByRole('button', { name: 'Back' }).click();
  await expect(mostly).toHaveAttribute('aria-current', 'true');
});

test('the contact form gets the result of the assessment, with the areas and a link', {
  tag: '@RESOURCES-13',
}, async ({ page, baseURL }) => {
  await page.goto(assessed);
  const { title } = readinessVerdicts['close-gap'];
  await expect(heading(page, title)).toBeVisible();
  const message = (await toForm(page)).split('\n');
  for (const line of [
    `Result: ${title}, 42% overall`,
    'People: 50%, nearly',
    'Process: 0%, not yet',
    `First step for process: ${readinessAreas[2]?.next}`,
    `${baseURL}${assessed}`,
  ])
    expect(message).toContain(line);
  await expect(controls(page).service).toHaveValue('workflow-automation');
  await expect(controls(page).inquiryType).toHaveValue('consultation');
});

test('the contact form gets an estimate in another currency with the US dollar total, but no example', {
  tag: ['@CALCULATOR-25', '@RESOURCES-15'],
}, async ({ page }) => {
  await useCurrency(page, 'GBP');
  await page.goto(`${pricingCalculator}?a=${calculatorCode('ammsh3')}`);
  expect(await toForm(page)).toContain(
    `Estimated total: ${amountsOf('ammsh3', 'GBP').at(-1)} (${amountsOf('ammsh3').at(-1)} in US dollars)`,
  );
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(roiCalculator);
  expect(await toForm(page)).toBe('');
});

test('a recommendation names the range of its prices, or the price for a number of users', {
  tag: ['@SELECTOR-18', '@SELECTOR-20', '@SELECTOR-22', '@CURRENCY-09', '@CURRENCY-12'],
}, async ({ page }) => {
  await useCurrency(page, 'JPY');
  await page.goto(selector('c'));
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(main(page).locator('a[href="/solutions/enterprise"]')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your answers' }).getByText(build)).toBeVisible();
  await page.goto(selector('psbqm'));
  const yen = (letters: string) => shownPrice(estimateOf(letters).totalCost, 'JPY');
  // From one person to more than 200, whatever the size of the company.
  await expect(main(page)).toContainText(`${yen('aimbm0')} to ${yen('aembm0')}`);
  await expect(main(page)).toContainText('converted at fixed rates from US dollars');
  const price = page.getByRole('link', { name: 'Estimate a price' });
  await expect(price).toHaveAttribute('href', `${pricingCalculator}?a=${calculatorCode('a')}`);
  await page.goto(`${selector('pebtm')}&users=medium`);
  await expect(main(page)).toContainText(`${yen('ammbm0')}for 11-50 people`);
});

test('contradictory answers get a note, and a low budget gets a smaller first step', {
  tag: '@SELECTOR-14',
}, async ({ page }) => {
  const [unused, smaller] = [selectorNotes[0]!, selectorNotes.at(-1)!];
  await page.goto(selector('osnqm'));
  await expect(main(page)).toContainText(unused.text);
  await expect(main(page).getByRole('link', { name: unused.link.label })).toBeVisible();
  for (const [answers, count] of [
    ['pmnql', 1],
    ['psbqm', 0],
  ] as const) {
    await page.goto(selector(answers));
    await expect(heading(page, titleOfService('workflow-automation'))).toBeVisible();
    await expect(main(page).getByRole('link', { name: smaller.link.label })).toHaveCount(count);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('recommendation, assessment and ROI can be worked out by hand', {
    tag: ['@DECISIONS-11', '@DECISIONS-12', '@RESOURCES-13', '@RESOURCES-15'],
  }, async ({ page }) => {
    await page.goto(selector('p'));
    await expect(heading(page, pageOf(serviceSelector).heading)).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(6);
    await expect(
      rows.filter({ hasText: build }).filter({ hasText: titleOfService('custom-ai-development') }),
    ).toContainText(`none or beginner: ${titleOfService('ai-training')}.`);
    const group = (name: string) => page.getByRole('group', { name });
    await page.goto(readiness);
    await expect(group('All statements').getByText('0 to 3')).toHaveCount(8);
    await expect(group('Levels and results')).toBeVisible();
    await page.goto(roiCalculator);
    for (const name of ["The example's numbers", 'Formulas']) await expect(group(name)).toBeVisible();
    await expect(page.getByText('3.4 months').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to the results' })).toBeHidden();
  });
});
