import { contactPage } from '../../content/contact/contact';
import { notify } from '../../content/contact/sign-up';
import {
  alertOf,
  aRequest,
  controls,
  fillForm,
  formValues,
  openForm,
  sentence,
  submit,
} from '../support/contact';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';
import { translate } from '../support/translate';

test('a request sent from a translated page is received', { tag: '@CONTACT-10' }, async ({ page }) => {
  await openForm(page);
  await translate(page);
  await fillForm(page, aRequest());
  const { email } = await submit(page);
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeFocused();
  expect(await mailsWith(String(email))).toHaveLength(1);
});

test.describe('with a failing server', () => {
  test.use({ allowedErrors: [/status of 500/] });
  test('a translated page says that the request was not sent, and keeps what was typed', {
    tag: '@CONTACT-13',
  }, async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    const typed = aRequest();
    await openForm(page);
    await translate(page);
    await fillForm(page, typed);
    await submit(page);
    await expect(alertOf(page)).toHaveText(sentence);
    await expect(controls(page).submit).toBeEnabled();
    expect(await formValues(page)).toEqual(typed);
  });
});

test('the message of a field on a translated page follows what is typed', {
  tag: '@CONTACT-06',
}, async ({ page }) => {
  await openForm(page);
  await translate(page);
  const { messages } = contactPage.form;
  const { email, submit: button } = controls(page);
  for (const [typed, message] of [
    ['', messages.email],
    ['abc', messages.emailWithoutAt],
    ['abc@', messages.emailMalformed],
  ] as const) {
    await email.fill(typed);
    await button.click();
    await expect(email).toHaveAccessibleDescription(message);
    await expect(page.getByRole('link', { name: `Email Address: ${message}`, exact: true })).toBeVisible();
  }
});

test('the sign-up box of a translated page takes its message back when one types on', {
  tag: '@RESOURCES-04',
}, async ({ page }) => {
  await page.goto('/resources');
  await translate(page);
  const field = page
    .getByRole('form', { name: notify.button })
    .getByRole('textbox', { name: 'Email Address' });
  await field.fill('abc');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(contactPage.form.messages.emailWithoutAt);
  await field.press('d');
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).toHaveValue('abcd');
});

test.describe('a first visit from Germany', () => {
  test.use({ firstVisit: true, country: 'DE' });
  test('Decline takes a translated page back to US dollars', { tag: '@CURRENCY-11' }, async ({ page }) => {
    await page.goto('/services');
    const main = page.getByRole('main');
    await expect(main).toContainText('€');
    await translate(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(main).not.toContainText('€');
    await expect(main).toContainText('$');
    await expect(page.getByRole('button', { name: 'Currency: USD' })).toHaveText('USD');
  });
});
