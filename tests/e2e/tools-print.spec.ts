import { readPdf } from '../support/pdf';
import { expect, test, themes, useTheme } from '../support/test';

const A4 = { width: 595, height: 842 };
const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });

for (const theme of themes) {
  test(`the printed estimate is one A4 page with everything on it (${theme})`, async ({ page, baseURL }) => {
    await useTheme(page, theme);
    const path = '/tools/pricing-calculator?a=1.delph7';
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /^Your estimate/ })).toBeVisible();
    const [sheet, ...more] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(more).toEqual([]);
    expect(Math.round(sheet!.width)).toBe(A4.width);
    expect(Math.round(sheet!.height)).toBe(A4.height);
    for (const part of [
      today(),
      'Your estimate: Custom AI Development',
      // Every line, then the total.
      'Base price, development $15,000.00',
      'Team size, 200+ people + $37,500.00',
      'Timeline, 3+ months + $7,500.00',
      'Support, premium + $3,000.00',
      'Customization, high + $7,500.00',
      'Add-ons + $4,500.00',
      'Estimated total $75,000.00',
      'About 35 weeks',
      'Custom AI Solution Development',
      'Ongoing Maintenance & Updates',
      '24/7 Priority Support',
      'Important Notice',
      // The answers.
      'Enterprise, 200+ people',
      'Long, 3+ months',
      'Premium',
      'Training, Maintenance plan, Priority support',
      `${baseURL}${path}`,
    ]) {
      expect(sheet!.text).toContain(part);
    }
    for (const left of [
      'Start Over',
      'Copy link',
      'Find Your Solution',
      'About these prices',
      'Cookie settings',
    ]) {
      expect(sheet!.text).not.toContain(left);
    }
  });
}

test('the printed recommendation is one A4 page with answers, reason, date and link', async ({
  page,
  baseURL,
}) => {
  const path = '/tools/service-selector?a=1.psbqm';
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Workflow Automation' })).toBeVisible();
  const [sheet, ...more] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(more).toEqual([]);
  expect(Math.round(sheet!.width)).toBe(A4.width);
  for (const part of [
    today(),
    'Workflow Automation',
    'Straighten one process first',
    'You want to take repetitive work off your people',
    'You might also consider',
    'Business AI Onboarding',
    '$7,500',
    '6 weeks',
    'Take repetitive work off us',
    'Small, 2-20 employees',
    'Beginner',
    'Quick',
    'Medium',
    `${baseURL}${path}`,
  ]) {
    expect(sheet!.text).toContain(part);
  }
  expect(sheet!.text).not.toContain('How It Works');
});

test('the print button asks the browser to print', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.goto('/tools/pricing-calculator?a=1.ammsh3');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});
