import type { Page } from '@playwright/test';
import { pricingSteps } from '@/content/tools/pricing-calculator';
import * as routes from '@/lib/routes';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { estimateOf } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';
import { titleOfService } from '../support/tools';

const main = (page: Page) => page.getByRole('main');
const roi = routes.roiCalculator;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('from the selector to the business case by keyboard, nothing is asked twice and nothing is sent', {
  tag: '@MEMO-01',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  const answer = (name: RegExp) => main(page).getByRole('button', { name }).first().press('Enter');
  const follow = (name: string) => main(page).getByRole('link', { name }).first().press('Enter');
  const type = async (name: RegExp, text: string) => {
    await main(page).getByRole('textbox', { name }).press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await useCurrency(page, 'USD');
  await page.goto(routes.serviceSelector);
  for (const name of [/^Automate/, /^Enterprise/, /^Beginner/, /^Thorough/, /^Medium/]) await answer(name);
  await expect(heading(page, titleOfService('workflow-automation'))).toBeFocused();

  // The size of the company says nothing about the users, so they are asked for before there is a price.
  await expect(main(page)).toContainText('depending on how many people will use it');
  await answer(/^11-50 people/);
  await expect(page).toHaveURL(/users=medium$/);
  await follow('Estimate a price');
  // Service and users are answered.
  await expect(page.getByRole('heading', { name: pricingSteps[2]!.question })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Medium 1-3 months .*suggested/ })).toBeVisible();
  for (const name of [/^Medium/, /^Standard/, /^Medium/, /^Generate Estimate/]) await answer(name);
  await expect(heading(page, /^Your estimate/)).toBeFocused();

  await follow('Work out the return');
  const { totalCost } = estimateOf('ammsm0');
  await expect(
    main(page).getByRole('textbox', { name: /^One-time project cost .*’s estimate$/ }),
  ).toHaveValue(totalCost.toLocaleString('en-US'));
  await type(/^Hours a week/, '120');
  await type(/^Hourly rate/, '42');
  await main(page)
    .getByText(/^Also used/)
    .press('Enter');
  await type(/^Adoption/, '65');
  await type(/^Running costs/, '2400');
  await expect(page).toHaveURL(/r=1_120__42_65__2400&estimate=\d+\.ammsm0&currency=USD$/);

  await follow('Make the business case');
  await expect(main(page).getByText('Tool 5 of 5')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Estimate answered' })).toBeVisible();
  // The weeks that were left to the example are suggested here.
  await expect(
    main(page).getByRole('button', { name: 'Hours and costs answered', expanded: false }),
  ).toBeVisible();
  // Chromium's addresses of requests have no fragment.
  expect(sent.filter((line) => !line.startsWith('GET ') || /roi=/.test(line))).toEqual([]);
});

test('opening a shared result or business case leaves the visitor’s own answers as they are', {
  tag: '@MEMO-01',
}, async ({ page }) => {
  await useCurrency(page, 'USD');
  await page.goto(
    `${routes.businessCase}#v=1&calculator=${calculatorCode('asmsm0')}&owner=Alice&currency=USD`,
  );
  const owner = page.getByRole('textbox', { name: 'Owner' });
  await owner.press('End');
  await owner.pressSequentially(' B');
  await expect(page).toHaveURL(/owner=Alice\+B/);
  for (const [path, href] of [
    [`${routes.pricingCalculator}?a=${calculatorCode('delph7')}`, /delph7/],
    [`${roi}?r=1_1_48_45_70_12000_3600&currency=GBP`, /GBP/],
  ] as const) {
    await page.goto(path);
    const link = main(page).getByRole('link', { name: 'Make the business case' });
    await expect(link).toHaveAttribute('href', href);
  }
  await page.goto(routes.businessCase);
  await expect(owner).toHaveValue('Alice B');
  await expect(page).toHaveURL(/business-case$/);
  await expect(page.getByRole('button', { name: 'Estimate answered' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hours and costs 3 open' })).toBeVisible();
});

test('the result stays in view while numbers are typed, and is printed once', {
  tag: ['@RESOURCES-15', '@MEMO-02'],
}, async ({ page }) => {
  // That it covers no field is seen on every page (every-route.spec.ts).
  const bar = page.getByRole('group', { name: 'Result so far' });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${roi}?r=1_20_48_42_70_11000_2400&currency=USD`);
    for (const field of [0, -1]) {
      await main(page).getByRole('textbox').nth(field).focus();
      await expect(bar).toBeInViewport();
      await expect(bar).toContainText('Payback');
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});
