import { controls, formReady } from '../support/contact-form';
import { expect, test } from '../support/journey';

test('the numbers of a project, one of them corrected, and the ROI in the contact form', {
  tag: ['@RESOURCES-15'],
}, async ({ page, visitor }) => {
  const main = page.getByRole('main');
  const field = (name: RegExp) => main.getByRole('textbox', { name });
  const row = main.getByRole('row', { name: /^Expected/ });
  const hours = field(/^Hours a week/);
  // What is typed before the page's scripts have come stands above the address.
  await visitor.open('/resources/ai-roi-calculator?r=1_31_____&currency=USD', () =>
    visitor.type(hours, '10'),
  );
  await expect(hours).toHaveValue('10');
  await expect(main.getByRole('heading', { name: '1 of 6 numbers are yours' })).toBeVisible();
  await visitor.type(field(/^Hourly rate/), 'forty');
  await page.keyboard.press('Tab');
  await expect(field(/^Hourly rate/)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(/^Error: /);
  await visitor.look();
  await visitor.type(field(/^Hourly rate/), '40');
  await expect(field(/^Hourly rate/)).not.toHaveAttribute('aria-invalid', 'true');
  await visitor.type(field(/^One-time project cost/), '9000');
  await visitor.press(main.locator('summary', { hasText: /^Also used: / }));
  await visitor.type(field(/^Working weeks/), '50');
  await visitor.type(field(/^Adoption/), '50%');
  await visitor.type(field(/^Running costs/), '4000');
  await visitor.press(field(/^Running costs/));
  await expect(main.getByRole('heading', { name: 'Your return', exact: true })).toBeFocused();
  await visitor.seesFocus();
  await visitor.look();
  // 10 x 50 x 50% = 250 hours, $10,000, net $6,000: 18 months, -33%, -$3,000.
  await expect(row).toHaveText(/18\.0 months\s*-\$3,000$/);
  await expect(main.getByText('-33%', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/r=1_10_50_40_50_9000_4000&currency=USD$/);
  await page.reload();
  await expect(row).toContainText('18.0 months');
  await expect(field(/^One-time project cost/)).toHaveValue('9,000');

  await visitor.follow(main.getByRole('link', { name: 'Book a Consultation' }));
  await formReady(page);
  await expect(controls(page).message).toHaveValue(/^My result.*Payback: 18\.0 months.*-\$3,000/s);
});
