import { company } from '@/content/company/company';
import { contactPage } from '@/content/contact/contact';
import { contactFaq } from '@/content/faq/faq';
import { aRequest, chosen, controls, fillForm, formValues, sentence } from '../support/contact';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript the form arrives and leads to the page that says so', {
  tag: ['@CONTACT-18', '@CONTACT-20'],
}, async ({ page }) => {
  const typed = aRequest({
    name: 'Zoë Sørensen, 山田',
    message: 'First line\nSecond line: 100% & more 😀\n\n.\nLast line',
  });
  await page.goto('/contact');
  await expect(page.getByText(contactFaq[2]!.answer)).toBeVisible();
  await controls(page).submit.click();
  await expect(controls(page).name, 'the browser validates').toBeFocused();
  await fillForm(page, typed);
  await controls(page).submit.click();
  await page.waitForURL('**/contact/sent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Received!');
  await expect(page.getByText(contactPage.form.success.promise)).toBeVisible();
  await expect(page.getByRole('link', { name: contactPage.sent.another })).toHaveAttribute(
    'href',
    '/contact',
  );

  const [mail, ...more] = await mailsWith(typed.email);
  expect(more).toEqual([]);
  expect(mail?.replyTo?.value).toEqual([{ name: typed.name, address: typed.email }]);
  expect(mail?.text).toContain(typed.message);
  for (const label of chosen(typed)) expect(mail?.text).toContain(label);
  expect(mail?.subject).toMatch(/reference [0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test('what was not taken leads to the other page, and Back brings the text back', {
  tag: ['@CONTACT-18', '@CONTACT-21'],
}, async ({ page }) => {
  // The browser lets blanks pass, the server does not.
  const typed = aRequest({ message: '   ' });
  await page.goto('/contact');
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
    '/contact',
  );
  await page.goBack();
  expect(await formValues(page)).toEqual(typed);
  await controls(page).message.fill('Invoices.');
  await controls(page).submit.click();
  await page.waitForURL('**/contact/sent');
  expect(await mailsWith(typed.email)).toHaveLength(1);
});
