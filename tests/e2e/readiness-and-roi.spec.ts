import type { Page } from '@playwright/test';
import { readinessVerdicts } from '@/content/tools/readiness';
import * as routes from '@/lib/routes';
import { createReadinessCode } from '@/scripts/support/answer-codes';
import { expect, test } from '../support/test';
import { titleOfService } from '../support/tools';

const readiness = routes.readiness;
const roi = routes.roiCalculator;
/** Data 2, People 3, Process 0, Leadership 5 of 6. */
const answered = `${readiness}?a=${createReadinessCode('nmpmnnym')}`;
const main = (page: Page) => page.getByRole('main');

test('the last answers by keyboard lead to a score by area, and its link opens it', {
  tag: ['@RESOURCES-13', '@SELECTOR-18', '@CALCULATOR-24'],
}, async ({ page }) => {
  await page.goto(`${readiness}?a=${createReadinessCode('mp').slice(0, -2)}`);
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
    `${routes.guides}#guide-6`,
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
  await expect(
    main(page).getByRole('heading', { level: 1, name: readinessVerdicts['close-gap'].title }),
  ).toBeVisible();
  await expect(main(page).getByText('Below 50%: Process, Data.')).toBeVisible();
  await expect(main(page).getByRole('row', { name: /^Process 0 of 6 points 0% Not yet/ })).toBeVisible();
  await main(page).getByRole('button', { name: 'Start Over' }).click();
  await expect(page).toHaveURL(readiness);
  await page.goto(`${readiness}?a=${createReadinessCode('y')}`);
  await expect(main(page).getByText('Every area is ready.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Calculate the return' })).toBeVisible();
  await expect(main(page).getByText('Pick one place for new entries')).toBeHidden();
  // The tools share how they read a link.
  await page.goto(`${roi}?r=9_NaN`);
  await expect(main(page).getByText('We couldn’t read the numbers in this link')).toBeVisible();
  await page.goto(`${readiness}?a=0.zzz`);
  await expect(main(page).getByText('We couldn’t read the answers in this link')).toBeVisible();
  await expect(main(page).getByText('Step 1 of 8')).toBeVisible();
  await expect(page).toHaveURL(readiness);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the assessment and the return can be worked out by hand', {
    tag: ['@RESOURCES-13', '@RESOURCES-15', '@DECISIONS-12'],
  }, async ({ page }) => {
    await page.goto(readiness);
    await expect(page.getByRole('group', { name: 'All statements' }).getByText('0 to 3')).toHaveCount(8);
    await expect(page.getByRole('group', { name: 'Levels and results' })).toBeVisible();
    await page.goto(roi);
    await expect(page.getByRole('group', { name: "The example's numbers" })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Formulas' })).toBeVisible();
    await expect(page.getByText('3.4 months').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to the results' })).toBeHidden();
  });
});
