import type { Page } from '@playwright/test';
import { pricing } from '@/content/pricing/pricing-rules';
import { readinessAreas } from '@/content/tools/readiness';
import { createReadinessCode } from '@/scripts/support/answer-codes';
import { companies } from '../fixtures/companies';
import { controls, formReady } from '../support/contact';
import { aboutWeeks, amountsOf, estimateOf, shownPrice } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';
import { titleOfService } from '../support/tools';

const link = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(Book|Schedule) a Consultation$|^Send it to our team$/ });

/** Follows the result's link to the form and returns what stands in the message box. */
async function toForm(page: Page) {
  await link(page).click();
  await page.waitForURL('**/contact');
  await formReady(page);
  await expect(controls(page).message).toHaveValue(/^My /);
  await expect(controls(page).message).toHaveAccessibleDescription(/^Your .* in the message below\..*out$/);
  return controls(page).message.inputValue();
}

const [base, , , , , , total] = amountsOf('ammsh3');

for (const [requirement, path, service, lines] of [
  [
    '@SELECTOR-15',
    '/tools/service-selector?a=1.omatl',
    'ai-optimization',
    [
      'My answers in the service selector:',
      'Goal: Improve the AI we already run',
      'Company size: Medium, 21-200 employees',
      'AI experience: Advanced',
      'Pace: Thorough',
      'Budget: Low',
      `Recommended: ${titleOfService('ai-optimization')}`,
      `Also consider: ${titleOfService('custom-ai-development')}`,
    ],
  ],
  [
    '@CALCULATOR-20',
    '/tools/pricing-calculator?a=1.ammsh3',
    'workflow-automation',
    [
      'Team Size: Medium, 11-50 people',
      'Add-ons: Training, Maintenance plan',
      `Base price, automation: ${base}`,
      'Timeline, 1-3 months: + $0.00',
      `Estimated total: ${total}`,
      `Estimated timeline: ${aboutWeeks('ammsh3').toLowerCase()}`,
      `Recommended services: ${pricing.recommended.automation.always}, ${pricing.recommended.automation.extras[0]?.name}`,
    ],
  ],
  [
    '@RESOURCES-13',
    `/resources/ai-readiness-assessment?a=${createReadinessCode('nmpmnnym')}`,
    'workflow-automation',
    [
      'Result: Close the gap first, 42% overall',
      'People: 50%, nearly',
      'Process: 0%, not yet',
      `First step for process: ${readinessAreas[2]?.next}`,
    ],
  ],
  [
    '@MEMO-08',
    `/tools/business-case#${companies[0]?.link}`,
    'workflow-automation',
    [
      `My business case: ${titleOfService('workflow-automation')}`,
      `Estimate: ${shownPrice(estimateOf('amssl2').totalCost)}`,
      'Amount to approve: $21,195',
    ],
  ],
  [
    '@RESOURCES-15',
    '/resources/ai-roi-calculator?r=1_10_50_40_50_9000_4000',
    '',
    ['Hourly rate: $40', 'Payback: 18.0 months', 'Net gain, year one: -$3,000'],
  ],
] as const) {
  test(`the result of ${path} is handed to the form`, { tag: requirement }, async ({ page, baseURL }) => {
    await page.goto(path);
    await expect(page.getByText(/^Your return$|Start Over/).first()).toBeVisible();
    const message = (await toForm(page)).split('\n');
    for (const line of [...lines, `${baseURL}${path}`]) expect(message).toContain(line);
    expect(await controls(page).service.inputValue()).toBe(service);
    expect(await controls(page).inquiryType.inputValue()).toBe('consultation');
  });
}

test('an estimate in another currency is handed over with its total in US dollars', {
  tag: ['@CALCULATOR-25', '@RESOURCES-15'],
}, async ({ page }) => {
  await useCurrency(page, 'GBP');
  await page.goto('/tools/pricing-calculator?a=1.ammsh3');
  expect(await toForm(page)).toContain(
    `Estimated total: ${amountsOf('ammsh3', 'GBP').at(-1)} (${total} in US dollars)`,
  );

  // What was prefilled can be left out, and what the visitor typed stays.
  const { message } = controls(page);
  await message.press('ControlOrMeta+End');
  await page.keyboard.type(' And a question.');
  await page.keyboard.press('Shift+Tab');
  const leaveOut = page.getByRole('button', { name: 'Leave this out' }).first();
  await expect(leaveOut).toBeFocused();
  await expect(leaveOut).toHaveAccessibleDescription('Your estimate is in the message below.');
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue(' And a question.');
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription('Left out. It’s no longer in the message.');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/resources/ai-roi-calculator');
  await link(page).click();
  await page.waitForURL('**/contact');
  await formReady(page);
  await expect(controls(page).message).toHaveValue('');
});
