import { company } from '@/content/company/company';
import { contactPage } from '@/content/contact/contact';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { deriveReference } from '@/lib/contact/submission-id';
import * as routes from '@/lib/routes';
import {
  alertOf,
  aRequest,
  controls,
  fillForm,
  formReady,
  formValues,
  sentence,
  submit,
} from '../support/contact-form';
import { menuLabel } from '../support/menu';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

const words = contactPage.form.attribution;

/** Other scripts, line breaks, signs that mail or HTML could stumble over. */
const difficult = () =>
  aRequest({
    name: 'Zoë "Zed" Sørensen, 山田 <太郎>',
    company: 'O’Neill & Söhne; GmbH',
    message: `First line\n\n.single dot line\n.\nFrom here: <b>100%</b> & more\n\tindented\n${'Ærøskøbing, 東京, مرحبا, 😀\n'.repeat(400)}Last line`,
  });

test('submitting twice makes one request, with only the typed values and the campaign', {
  tag: '@CALLS-01 @CALLS-14 @CALLS-17 @CALLS-24 @CALLS-25 @CONTACT-09 @CONTACT-22 @CONTACT-25'.split(' '),
}, async ({ page, origin }) => {
  const firstPage = routes.service('ai-training');
  const typed = difficult();
  await page.goto(`${firstPage}?utm_medium=email&utm_campaign=spring-newsletter&q=private#top`);
  for (const path of [routes.about, routes.contact]) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: menuLabel(path), exact: true })
      .press('Enter');
    await page.waitForURL(`**${path}`);
  }
  await formReady(page);
  const form = page.getByRole('form', { name: 'Contact request' });
  await expect(form).toContainText(
    `${words.cameFrom} spring-newsletter (email), ${words.firstPage} ${firstPage}`,
  );
  await fillForm(page, typed);
  const outgoing: string[] = [];
  page.on('request', (sent) => {
    // The browser asks for the manifest when it has time.
    if (!sent.url().endsWith('.webmanifest')) outgoing.push(`${sent.method()} ${sent.url()}`);
  });
  const posted = page.waitForRequest('**/api/contact');
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  const body = (await posted).postDataJSON();
  expect(body).toEqual({
    ...typed,
    ...{ submissionId: expect.any(String), elapsedMs: expect.any(Number), website: '', page: routes.about },
    attribution: { medium: 'email', campaign: 'spring-newsletter', firstPage },
  });
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeFocused();
  expect(outgoing).toEqual([`POST ${origin}/api/contact`]);
  const [mail] = await mailsWith(body.submissionId);
  for (const text of [
    ...[...serviceOptions, ...inquiryTypes].flatMap(({ id, label }) =>
      [typed.service, typed.inquiryType].includes(id) ? label : [],
    ),
    typed.message,
    `Page: ${routes.about}\n  Campaign: spring-newsletter (email)\n  First page: ${firstPage}\n`,
  ])
    expect(mail?.text).toContain(text);
  expect(mail?.text).not.toContain('private');
  expect(mail).toMatchObject({
    from: { value: [{ address: company.websiteEmail }] },
    to: { value: [{ address: company.email }] },
    replyTo: { value: [{ address: typed.email }] },
    messageId: `<${body.submissionId}@${company.websiteEmail.split('@')[1]}>`,
    subject: expect.stringContaining(`reference ${deriveReference(body.submissionId)}`),
    ...{ attachments: [], html: false },
  });
});

test.describe('a refusal', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('on 400 a summary links to the field that the server names, and a retry can succeed', {
    tag: ['@CONTACT-23', '@CALLS-18'],
  }, async ({ page }) => {
    await page.goto(routes.contact);
    await formReady(page);
    await fillForm(page, aRequest());
    const json = { message: 'Please fix', details: { message: 'Write a message.' } };
    await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json }), { times: 1 });
    await submit(page);
    await expect(page.locator(':focus')).toContainText(sentence);
    await page.getByRole('link', { name: 'Your Message: Write a message.' }).press('Enter');
    const { message } = controls(page);
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription('Write a message.');
    await message.fill('Invoices.');
    await expect(message).toHaveAccessibleDescription('');

    await page.locator('input[name=website]').evaluate((input) => {
      (input as HTMLInputElement).value = 'https://northgate.example';
    });
    await submit(page);
    await expect(alertOf(page)).toHaveText(sentence);
    const { email } = await submit(page);
    await expect(page.getByRole('region', { name: 'Request Received!' })).toBeVisible();
    expect(await mailsWith(String(email))).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rejected submission leads to /contact/not-sent, and Back restores the text', {
    tag: ['@CONTACT-18', '@CONTACT-21'],
  }, async ({ page }) => {
    // The browser lets blanks pass, the server does not.
    const typed = aRequest({ message: '   ' });
    await page.goto(routes.contact);
    await fillForm(page, typed);
    await controls(page).submit.click();
    await page.waitForURL('**/contact/not-sent');
    const main = page.getByRole('main');
    for (const text of [sentence, contactPage.notSent.back]) await expect(main.getByText(text)).toBeVisible();
    for (const [name, href] of [
      [company.email, `mailto:${company.email}`],
      [contactPage.notSent.again, routes.contact],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    await page.goBack();
    expect(await formValues(page)).toEqual(typed);
  });
});
