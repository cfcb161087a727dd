import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { aRequest, controls, fillForm, formReady, submit } from '../support/contact';
import { readPdf } from '../support/pdf';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const readiness = '/resources/ai-readiness-assessment';
const roi = '/resources/ai-roi-calculator';
/** Data 6, People 8, Process 4, Leadership 11 of 12. */
const answered = `${readiness}?a=1.nmpypmymnnpyyyym`;
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });

test('RESOURCES-13 sixteen answers by keyboard lead to a score by area and next steps', async ({ page }) => {
  await page.goto(readiness);
  const statement = main(page).getByRole('heading', { level: 2 }).first();
  await expect(main(page).getByText('Step 1 of 16')).toBeVisible();
  for (let step = 1; step <= 16; step += 1) {
    await expect(main(page).getByText(`Step ${step} of 16`)).toBeVisible();
    if (step > 1) await expect(statement).toBeFocused();
    const answer = main(page).getByRole('button', { name: step % 4 === 0 ? /^Not at all/ : /^Mostly/ });
    await answer.focus();
    await page.keyboard.press('Enter');
  }
  // Each area: 2 + 2 + 2 + 0 = 6 of 12.
  const heading = main(page).getByRole('heading', { level: 1, name: 'Start small' });
  await expect(heading).toBeFocused();
  await expect(main(page).getByRole('row', { name: /^Data 6 of 12 points 50% Nearly/ })).toBeVisible();
  await expect(main(page).getByText('50%', { exact: true })).toHaveCount(5);
  await expect(main(page).getByRole('link', { name: 'Custom AI Development' })).toHaveAttribute(
    'href',
    '/services/custom-ai-development',
  );

  await page.goBack();
  await expect(main(page).getByText('Step 16 of 16')).toBeVisible();
  await main(page).getByRole('button', { name: 'Back' }).click();
  await expect(main(page).getByText('Step 15 of 16')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Mostly/ })).toHaveAttribute('aria-current', 'true');
});

test('RESOURCES-13 a link to a result opens it; a tampered one opens the start; Start Over begins again', async ({
  page,
}) => {
  await page.goto(answered);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Close the gap first' })).toBeVisible();
  await expect(main(page).getByRole('row', { name: /^Process 4 of 12 points 33% Not yet/ })).toBeVisible();
  await main(page).getByRole('button', { name: 'Start Over' }).click();
  await expect(page).toHaveURL(readiness);
  await page.goto(`${readiness}?a=1.zzz`);
  await expect(main(page).getByText('Step 1 of 16')).toBeVisible();
  await expect(page).toHaveURL(readiness);
});

test('RESOURCES-15 numbers in; payback, first year and five years out; the link keeps them', async ({
  page,
}) => {
  await page.goto(roi);
  await expect(main(page).getByRole('heading', { name: 'The return of the example' })).toBeVisible();
  await field(page, /^Hours a week/).fill('10');
  await field(page, /^Working weeks/).fill('50');
  await field(page, /^Hourly rate/).fill('40');
  await field(page, /^Adoption/).fill('50%');
  await field(page, /^Cost of the project/).fill('9,000');
  await field(page, /^Running costs/).fill('4000');
  await page.keyboard.press('Enter');
  const heading = main(page).getByRole('heading', { name: 'Your return' });
  await expect(heading).toBeFocused();
  // 250 hours, $10,000, net $6,000: 18 months, -33%, -$3,000; after five years 5 x 6,000 - 9,000.
  for (const text of ['18.0 months', '-33%', '$21,000.00'])
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  await expect(main(page).getByText('-$3,000.00', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(`${roi}?r=1_10_50_40_50_9000_4000`);
  await page.reload();
  await expect(main(page).getByText('18.0 months')).toBeVisible();
  await expect(field(page, /^Cost of the project/)).toHaveValue('9,000');
  await page.goto(`${roi}?r=1_NaN`);
  await expect(main(page).getByRole('heading', { name: 'The return of the example' })).toBeVisible();
});

test('RESOURCES-15 what cannot be read says why beside its field, keeps what was typed, and is never NaN', async ({
  page,
}) => {
  await page.goto(roi);
  await field(page, /^Hours a week/).fill('');
  await field(page, /^Hourly rate/).fill('12,5');
  await field(page, /^Adoption/).fill('140');
  await field(page, /^Cost of the project/).fill('-5');
  await field(page, /^Running costs/).fill('some');
  await main(page).getByRole('button', { name: 'Work out the return' }).click();
  await expect(field(page, /^Hours a week/)).toBeFocused();
  for (const [name, message] of [
    [/^Hours a week/, 'Enter the hours a week that could be saved.'],
    [/^Hourly rate/, 'Use a point for decimals'],
    [/^Adoption/, 'Enter at most 100.'],
    [/^Cost of the project/, 'it cannot be negative'],
    [/^Running costs/, 'Enter a number in digits'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, /^Hourly rate/)).toHaveValue('12,5');
  await expect(page).toHaveURL(roi);
  await expect(main(page)).not.toContainText(/NaN|Infinity/);
  await expectNoAxeFindings(page);

  await page.goto(`${roi}?r=1_0_0_0_0_0_0`);
  await expect(main(page).getByText('Never', { exact: true })).toBeVisible();
  const reason = main(page).getByText('The running costs are as large as what is saved, or larger.');
  const size = (of: typeof reason) =>
    of.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  // The reason is a note to the figure, not a second figure.
  expect(await size(reason)).toBeLessThan(await size(main(page).getByText('Never', { exact: true })));
  await expect(main(page).getByText('None', { exact: true })).toBeVisible();
  await expect(main(page)).not.toContainText(/NaN|Infinity/);
});

test('RESOURCES-15 a result beside fields that cannot be read says that it belongs to earlier numbers', async ({
  page,
}) => {
  await page.goto(`${roi}?r=1_10_50_40_50_9000_4000`);
  const own = main(page).getByRole('heading', { name: 'Your return', exact: true });
  const last = main(page).getByRole('heading', { name: 'Your return before this change' });
  await expect(own).toBeVisible();
  await field(page, /^Hourly rate/).fill('12,5');
  await page.keyboard.press('Enter');
  await expect(last).toBeVisible();
  await expect(own).toBeHidden();
  await expect(main(page).getByText('not from what the fields hold now')).toBeVisible();
  await expect(main(page).getByText('18.0 months', { exact: true })).toBeVisible();
  // Put back what was there, or put in what is new: the result is that of the fields again.
  await field(page, /^Hourly rate/).fill('40');
  await page.keyboard.press('Enter');
  await expect(own).toBeFocused();
  await expect(last).toBeHidden();
});

test('RESOURCES-15 the example is not carried into the form as if it were an answer', async ({ page }) => {
  await page.goto(roi);
  await main(page).getByRole('link', { name: 'Book a Consultation' }).click();
  await page.waitForURL('**/contact');
  await formReady(page);
  await expect(controls(page).message).toHaveValue('');
});

test('CURRENCY-13 another currency changes the symbol and not the number', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('site.currency', JSON.stringify({ code: 'INR', by: 'visitor' })),
  );
  await page.goto(roi);
  await expect(main(page).getByText('₹29,760.00').first()).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: 'Hourly rate (₹)' })).toHaveValue('45');
  await page.getByRole('button', { name: /^Currency/ }).click();
  await page.getByRole('menuitemradio', { name: /JPY/ }).click();
  await expect(main(page).getByText('¥29,760', { exact: true }).first()).toBeVisible();
  await expect(main(page)).not.toContainText('converted at fixed rates');
});

/** Follows the link to the form, sends, and returns the text of the mail. */
async function send(page: Page, mail: import('../support/mail').MailServer) {
  const { name, email, message } = aRequest();
  const before = mail.received.length;
  await main(page).getByRole('link', { name: 'Book a Consultation' }).click();
  await page.waitForURL('**/contact');
  await formReady(page);
  await expect(controls(page).message).toHaveValue(/^I /);
  const carried = await controls(page).message.inputValue();
  await fillForm(page, { name, email, message: `${carried}\n\n${message}` });
  await submit(page);
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeVisible();
  const letters = await mail.waitFor(before + 1);
  return letters.find(({ mail: letter }) => letter.text?.includes(message))?.mail.text ?? '';
}

test('RESOURCES-13 RESOURCES-15 both results are carried into the form and arrive in the mail', async ({
  page,
  mail,
  baseURL,
}) => {
  await page.goto(answered);
  const first = await send(page, mail);
  for (const line of [
    'Result: Close the gap first, 60% overall',
    'Data: 50%, nearly',
    'Process: 33%, not yet',
    'Next in process: Time thirty cases, and write down what a right result looks like.',
    `${baseURL}${answered}`,
  ])
    expect(first.split('\n')).toContain(line);
  expect(first).toContain('Workflow Automation');

  await page.goto(`${roi}?r=1_10_50_40_50_9000_4000`);
  await expect(main(page).getByRole('heading', { name: 'Your return' })).toBeVisible();
  const second = await send(page, mail);
  for (const line of ['Hourly rate: $40.00', 'Payback: 18.0 months', 'Left after the first year: -$3,000.00'])
    expect(second.split('\n')).toContain(line);
});

for (const theme of themes) {
  test(`axe finds nothing in the assessment and the calculator in ${theme}`, async ({ page }) => {
    test.slow();
    await useTheme(page, theme);
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      for (const [path, heading] of [
        [readiness, 'AI readiness assessment'],
        [`${readiness}?a=1.nmp`, 'AI readiness assessment'],
        [answered, 'Close the gap first'],
        [roi, 'AI ROI calculator'],
      ] as const) {
        await page.goto(path);
        await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectNoAxeFindings(page);
      }
    }
  });
}

test('RESOURCES-13 RESOURCES-15 each result prints on one A4 page with date, answers and link', async ({
  page,
  baseURL,
}) => {
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const [path, parts] of [
    [
      answered,
      [
        'Close the gap first',
        '60%',
        'Process 4 of 12 points',
        '33%',
        'Not yet',
        'What to do first',
        'We have timed it within the last quarter. In parts',
        'There is a budget for a first step, and a date to look at it. Yes, and we can show it',
      ],
    ],
    [
      `${roi}?r=1_10_50_40_50_9000_4000`,
      [
        'AI ROI calculator',
        '18.0 months',
        '-33%',
        '-$3,000.00',
        '$21,000.00',
        'Adoption holds from the first month',
        'Hourly rate',
        '$40.00',
      ],
    ],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByRole('link', { name: 'Book a Consultation' })).toBeVisible();
    const [sheet, ...more] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(more).toEqual([]);
    expect([Math.round(sheet?.width ?? 0), Math.round(sheet?.height ?? 0)]).toEqual([595, 842]);
    for (const part of [today, ...parts, `${baseURL}${path}`]) expect(sheet?.text).toContain(part);
    expect(sheet?.text).not.toContain('Copy link');
  }
  // The answers that take the most lines still fit.
  await page.goto(`${readiness}?a=1.myynmyynyymnmnyy`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Start small' })).toBeVisible();
  expect(await readPdf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
});

test('nothing of the two pages is wider than 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [readiness, answered, `${roi}?r=1_100000_52_10000_100_0_0`]) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RESOURCES-13 RESOURCES-15 DECISIONS-12 both can be worked out by hand', async ({ page }) => {
    await page.goto(readiness);
    await expect(page.getByRole('region', { name: 'All statements' }).getByText('0 to 3')).toHaveCount(16);
    await expect(page.getByRole('region', { name: 'Levels and results' })).toBeVisible();
    await page.goto(roi);
    await expect(page.getByRole('region', { name: "The example's numbers" })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Formulas' })).toBeVisible();
    await expect(page.getByText('3.4 months')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Work out the return' })).toBeHidden();
  });
});
