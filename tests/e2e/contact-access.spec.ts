import { company } from '@/content/company/company';
import { contactPage } from '@/content/contact/contact';
import { controls, openForm } from '../support/contact';
import { expect, holdBack, test } from '../support/test';

const words = contactPage.form;

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
  await expect(form.name).toHaveAccessibleDescription(words.messages.name);
  await expect(form.company).not.toHaveAttribute('aria-invalid');
  await expect(status('3 fields to fix')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  // One character of each is enough: there are no bounds beyond the browser's.
  await page.keyboard.type('P');
  await expect(form.name).not.toHaveAttribute('aria-invalid');
  await expect(form.name).toHaveAccessibleDescription('');
  await expect(status('2 fields to fix')).toBeVisible();
  await tab(1);
  await page.keyboard.type('priya');
  await page.keyboard.press('Enter');
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.email).toHaveAccessibleDescription(words.messages.emailWithoutAt);
  const summary = page.getByRole('link', { name: `Your Message: ${words.messages.message}` });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(form.message).toBeFocused();
  await form.name.focus();
  await tab(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('p@n');
  await tab(5);
  await expect(form.message).toBeFocused();
  await page.keyboard.type('x');
  await expect(status('No fields left to fix')).toBeAttached();
  await expect(page).not.toHaveTitle(/^Error: /);
  await tab(1);
  await page.keyboard.press('Enter');
  // While it is being sent the focus stays, the page says so, and more presses send nothing.
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await expect(status(words.sending)).toBeAttached();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  answer();
  const received = page.getByRole('region', { name: 'Request Received!' });
  await expect(received).toBeFocused();
  await expect(received).toHaveAccessibleDescription(
    new RegExp(`${words.success.promise}.*p@n\\..*${words.success.reference}`),
  );
  await expect(page).toHaveTitle(/^Request Received! /);
  expect(sent).toBe(1);
  // A slip in the address is seen here, and corrected by mail under the reference of the request.
  await tab(1);
  const correct = page.getByRole('link', { name: new RegExp(`^${words.success.correct.split('?')[0]}`) });
  await expect(correct).toBeFocused();
  await expect(correct).toHaveAttribute('href', new RegExp(`^mailto:${company.email}\\?subject=.*p%40n`));
  await tab(1);
  await expect(page.getByRole('button', { name: 'Submit Another Request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
])
  test(`at ${size.width} by ${size.height} a failed send shows its summary and what has the focus`, {
    tag: '@CONTACT-06',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await openForm(page);
    const { name, email, submit } = controls(page);
    const isSeen = async () => {
      const summary = page.getByRole('group', { name: /to fix$/ });
      const count = page.getByRole('status').filter({ hasText: /to fix$/ });
      await expect(count).toBeInViewport();
      const focused = page.locator(':focus');
      await expect(focused).toBeInViewport();
      for (const seen of [count, focused]) {
        const isCovered = await seen.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + 8, top + 8));
        });
        expect(isCovered).toBe(false);
      }
      return summary;
    };
    await submit.click();
    await isSeen();
    // The last field is far below the summary on a phone; its link leads there.
    await name.fill('Priya');
    await email.fill('priya@northgate.example');
    await submit.click();
    const summary = await isSeen();
    await summary.getByRole('link', { name: /^Your Message/ }).press('Enter');
    await expect(controls(page).message).toBeFocused();
  });
