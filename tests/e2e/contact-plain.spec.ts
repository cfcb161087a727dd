import { company } from '@/content/company/company';
import { contactPage } from '@/content/contact/contact';
import * as routes from '@/lib/routes';
import { aRequest, controls, fillForm, formValues, sentence } from '../support/contact-form';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('a rejected post leads to /contact/not-sent, and Back restores the text', {
  tag: ['@CONTACT-18', '@CONTACT-21'],
}, async ({ page }) => {
  // The browser lets blanks pass, the server does not.
  const typed = aRequest({ message: '   ' });
  await page.goto(routes.contact);
  await fillForm(page, typed);
  await controls(page).submit.click();
  await page.waitForURL('**/contact/not-sent');
  const main = page.getByRole('main');
  await expect(main.getByText(sentence)).toBeVisible();
  await expect(main.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(page.getByText(contactPage.notSent.back)).toBeVisible();
  await expect(main.getByRole('link', { name: contactPage.notSent.again })).toHaveAttribute(
    'href',
    routes.contact,
  );
  await page.goBack();
  expect(await formValues(page)).toEqual(typed);
  await controls(page).message.fill('Invoices.');
  await controls(page).submit.click();
  await page.waitForURL('**/contact/sent');
  expect(await mailsWith(typed.email)).toHaveLength(1);
});
