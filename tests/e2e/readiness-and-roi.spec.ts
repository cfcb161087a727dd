import type { Page } from '@playwright/test';
import { createReadinessCode } from '@/scripts/support/answer-codes';
import { expect, test } from '../support/test';
import { titleOfService } from '../support/tools';

const readiness = '/resources/ai-readiness-assessment';
const roi = '/resources/ai-roi-calculator';
/** Data 2, People 3, Process 0, Leadership 5 of 6. */
const answered = `${readiness}?a=${createReadinessCode('nmpmnnym')}`;
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });

test('the last answers by keyboard lead to a score by area, and its link opens it', {
  tag: ['@engines', '@RESOURCES-13', '@SELECTOR-18', '@CALCULATOR-24'],
}, async ({ page }) => {
  await page.goto(`${readiness}?a=2.mpmpmp`);
  const statement = main(page).getByRole('heading', { level: 2 }).first();
  for (let step = 7; step <= 8; step += 1) {
    await expect(main(page).getByText(`Step ${step} of 8`)).toBeVisible();
    if (step > 7) await expect(statement).toBeFocused();
    await main(page)
      .getByRole('button', { name: step === 8 ? /^Partly/ : /^Mostly/ })
      .press('Enter');
  }
  // Each area: 2 + 1 = 3 of 6.
  const heading = main(page).getByRole('heading', { level: 1, name: 'Start small' });
  await expect(heading).toBeFocused();
  await expect(main(page).getByRole('row', { name: /^Data 3 of 6 points 50% Nearly/ })).toBeVisible();
  await expect(main(page).getByText('50%', { exact: true })).toHaveCount(5);
  // A gap in the data leads to the free checklist, not to the dearest service.
  await expect(main(page).getByRole('link', { name: 'Data Readiness Checklist' })).toHaveAttribute(
    'href',
    '/resources/guides#guide-6',
  );
  await expect(main(page).getByRole('link', { name: titleOfService('custom-ai-development') })).toHaveCount(
    0,
  );

  await page.goBack();
  await expect(main(page).getByText('Step 8 of 8')).toBeVisible();
  await main(page).getByRole('button', { name: 'Back' }).click();
  await expect(main(page).getByText('Step 7 of 8')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Mostly/ })).toHaveAttribute('aria-current', 'true');

  await page.goto(answered);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Close the gap first' })).toBeVisible();
  await expect(main(page).getByText('Below 50%: Process, Data.')).toBeVisible();
  await expect(main(page).getByRole('row', { name: /^Process 0 of 6 points 0% Not yet/ })).toBeVisible();
  await main(page).getByRole('button', { name: 'Start Over' }).click();
  await expect(page).toHaveURL(readiness);
  await page.goto(`${readiness}?a=${createReadinessCode('y')}`);
  await expect(main(page).getByText('Every area is ready.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Calculate the return' })).toBeVisible();
  await expect(main(page).getByText('Pick one place for new entries')).toBeHidden();
  // The tools share how they read a link.
  await page.goto(`${readiness}?a=1.zzz`);
  await expect(main(page).getByText('We couldn’t read the answers in this link')).toBeVisible();
  await expect(main(page).getByText('Step 1 of 8')).toBeVisible();
  await expect(page).toHaveURL(readiness);
});

test('three numbers lead to a return of one’s own, the others to all of it, and the link keeps them', {
  tag: ['@engines', '@RESOURCES-15'],
}, async ({ page }) => {
  await page.goto(roi);
  await expect(main(page).getByRole('heading', { name: 'Return on the example' })).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(3);
  await field(page, /^Hours a week/).fill('10');
  await expect(main(page).getByRole('heading', { name: '1 of 6 numbers are yours' })).toBeVisible();
  await field(page, /^Hourly rate/).fill('40');
  await field(page, /^One-time project cost/).fill('');
  await field(page, /^One-time project cost/).pressSequentially('9000');
  // 10 x 48 x 70% = 336 hours, $13,440, net $9,840; 9,000 x 12 / 9,840.
  await expect(main(page).getByText('11.0 months').first()).toBeVisible();
  await expect(page).toHaveURL(`${roi}?r=1_10__40__9000_&currency=USD`);
  await main(page)
    .getByText(/^Also used: 48 working weeks, 70% adoption, \$3,600/)
    .press('Enter');
  await field(page, /^Working weeks/).fill('50');
  await field(page, /^Adoption/).fill('50%');
  await field(page, /^Running costs/).fill('4000');
  await expect(main(page).getByRole('heading', { name: 'Your return', exact: true })).toBeVisible();
  // The year begins when the work is live, and a decision needs more than the return.
  await expect(
    main(page).getByText(/^The year begins when the work is live\. A decision also needs/),
  ).toBeVisible();
  await expect(main(page).getByText('-33%', { exact: true })).toBeVisible();
  // 250 hours, $10,000, net $6,000: 18 months, -33%, -$3,000.
  const row = (name: string) => main(page).getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Expected')).toHaveText('Expected18.0 months-$3,000');
  await expect(page).toHaveURL(`${roi}?r=1_10_50_40_50_9000_4000&currency=USD`);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Your return', exact: true })).toBeFocused();
  await page.reload();
  await expect(row('Expected')).toContainText('18.0 months');
  await expect(field(page, /^One-time project cost/)).toHaveValue('9,000');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both can be worked out by hand', {
    tag: ['@RESOURCES-13', '@RESOURCES-15', '@DECISIONS-12'],
  }, async ({ page }) => {
    await page.goto(readiness);
    await expect(page.getByRole('group', { name: 'All statements' }).getByText('0 to 3')).toHaveCount(8);
    await expect(page.getByRole('group', { name: 'Levels and results' })).toBeVisible();
    await page.goto(roi);
    await expect(page.getByRole('group', { name: "The example's numbers" })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Formulas' })).toBeVisible();
    await expect(page.getByText('3.4 months').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to the results' })).toBeHidden();
  });
});
