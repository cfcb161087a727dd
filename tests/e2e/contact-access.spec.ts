import { controls, openForm } from '../support/contact';
import { expect, test } from '../support/test';

test('the whole request by keyboard alone', {
  tag: ['@CONTACT-03', '@CONTACT-06', '@CONTACT-10', '@CONTACT-12'],
}, async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ json: { message: 'taken' } }));
  await openForm(page);
  const form = controls(page);
  const tab = (times: number) => Promise.all(Array.from({ length: times }, () => page.keyboard.press('Tab')));
  await tab(1);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tab(1);
  for (const stop of [form.name, form.email, form.company, form.phone, form.service, form.inquiryType]) {
    await tab(1);
    await expect(stop).toBeFocused();
  }
  await tab(2);
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
  await page.keyboard.type('Priya Example');
  await tab(1);
  await page.keyboard.type('priya@northgate.example');
  await tab(5);
  await expect(form.message).toBeFocused();
  await page.keyboard.type('Invoices.');
  await tab(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeFocused();
  await tab(1);
  await expect(page.getByRole('button', { name: 'Submit Another Request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
});
