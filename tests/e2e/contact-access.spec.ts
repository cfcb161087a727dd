import { controls, openForm } from '../support/contact';
import { expect, holdBack, test } from '../support/test';

test('the whole request by keyboard alone', {
  tag: ['@CONTACT-03', '@CONTACT-06', '@CONTACT-10', '@CONTACT-12'],
}, async ({ page }) => {
  let sent = 0;
  const answer = await holdBack(page, '**/api/contact', (route) => {
    sent += 1;
    return route.fulfill({ json: { message: 'taken' } });
  });
  await openForm(page);
  const status = (text: string) => page.getByRole('form').getByRole('status').filter({ hasText: text });
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
  await expect(status('3 fields to fix')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await page.keyboard.type('Priya Example');
  await expect(status('2 fields to fix')).toBeVisible();
  await tab(1);
  await page.keyboard.type('priya');
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  const summary = page.getByRole('link', { name: /^Your Message: Tell us/ });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(form.message).toBeFocused();
  await form.name.focus();
  await tab(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('priya@northgate.example');
  await tab(5);
  await expect(form.message).toBeFocused();
  await page.keyboard.type('Invoices.');
  await expect(status('No fields left to fix')).toBeAttached();
  await expect(page).not.toHaveTitle(/^Error: /);
  await tab(1);
  await page.keyboard.press('Enter');
  // While it is being sent the focus stays, the page says so, and more presses send nothing.
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await expect(status('Sending your request…')).toBeAttached();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  answer();
  const received = page.getByRole('region', { name: 'Request Received!' });
  await expect(received).toBeFocused();
  await expect(received).toHaveAccessibleDescription(/within 1 business day.*Your reference is/);
  await expect(page).toHaveTitle(/^Request Received! /);
  expect(sent).toBe(1);
  await tab(1);
  await expect(page.getByRole('button', { name: 'Submit Another Request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
});
