import { company } from '@/content/company/company';
import { contactPage } from '@/content/contact/contact';
import { aiTraining } from '@/content/services/ai-training';
import * as routes from '@/lib/routes';
import { storage } from '@/lib/storage/storage-keys';
import {
  alertOf,
  aRequest,
  chosen,
  controls,
  fillForm,
  formReady,
  formValues,
  openForm,
  sentence,
  submit,
} from '../support/contact-form';
import { mailsWith } from '../support/shared-site';
import { expect, pauseRequests, test } from '../support/test';

/** Other scripts, line breaks, signs that mail or HTML could stumble over. */
const difficult = () =>
  aRequest({
    name: 'Zoë "Zed" Sørensen, 山田 <太郎>',
    company: 'O’Neill & Söhne; GmbH',
    message: `First line\n\n.single dot line\n.\nFrom here: <b>100%</b> & more\n\tindented\n${'Ærøskøbing, 東京, مرحبا, 😀\n'.repeat(400)}Last line`,
  });

test('two submits make one request, with what was typed and nothing else', {
  tag: '@CALLS-01 @CALLS-17 @CONTACT-09 @CONTACT-10 @CONTACT-11 @CONTACT-22'.split(' '),
}, async ({ page, origin }) => {
  const release = await pauseRequests(page, '**/api/contact');
  const typed = difficult();
  await page.goto(routes.service('ai-training'));
  await page.getByRole('main').getByRole('link', { name: aiTraining.page.hero.action }).first().click();
  await page.waitForURL('**/contact*');
  await formReady(page);
  await fillForm(page, typed);
  const outgoing: string[] = [];
  page.on('request', (sent) => {
    // The browser asks for the manifest when it has time.
    if (!sent.url().endsWith('.webmanifest')) outgoing.push(`${sent.method()} ${sent.url()}`);
  });
  const posted = page.waitForRequest('**/api/contact');
  await page.getByRole('form', { name: 'Contact request' }).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  const body = (await posted).postDataJSON();
  const made = { submissionId: expect.any(String), elapsedMs: expect.any(Number), website: '' };
  expect(body).toEqual({ ...typed, ...made, page: routes.service('ai-training') });
  release();
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeFocused();
  expect(outgoing).toEqual([`POST ${origin}/api/contact`]);
  const [mail] = await mailsWith(body.submissionId);
  for (const words of [...chosen(typed), typed.message]) expect(mail?.text).toContain(words);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), storage.contactDraft.key)).toBeNull();
});

test.describe('failures', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('after any failure the form keeps its text, the error shows, and a mail link contains the text', {
    tag: ['@CONTACT-13', '@CONTACT-14', '@CONTACT-23'],
  }, async ({ page }) => {
    const typed = aRequest({ message: 'Zoë asks:\nwhat about 100% & more? 😀' });
    let answer: object | 'abort' = 'abort';
    await page.route('**/api/contact', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer as object),
    );
    await openForm(page);
    await fillForm(page, typed);
    // What each kind of answer means and says is tested in tests/unit/components/contact-form.
    for (const next of [
      'abort',
      { status: 429, headers: { 'Retry-After': '420' }, json: { message: 'Too many' } },
    ] as const) {
      answer = next;
      await submit(page);
      await expect(alertOf(page)).toHaveText(sentence);
      await expect(controls(page).submit).toBeEnabled();
      expect(await formValues(page)).toEqual(typed);
    }
    // The alert says the sentence; the panel that takes the focus says what helps.
    const panel = page.getByRole('region', { name: contactPage.form.failure.heading });
    await expect(panel).toBeFocused();
    await expect(panel).toHaveAccessibleDescription(/^We received too many requests.*in 7 minutes\.$/);
    await expect(alertOf(page).getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    // The sentence stands before the button, so that it is read before the next try.
    const order = await page
      .locator('form [role=alert], form [type=submit]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('role') ?? 'button'));
    expect(order).toEqual(['alert', 'button']);

    answer = { status: 503, json: { message: 'no mail' } };
    await submit(page);
    const link = page.getByRole('link', { name: contactPage.form.failure.mailLink });
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(typed.name)));
    await controls(page).message.fill('Changed after the failure.');
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(link).toHaveAttribute('href', /Changed%20after%20the%20failure/);
  });

  test('on 400 a summary links to the field that the server names, and a retry can pass', {
    tag: ['@CONTACT-23', '@CALLS-18'],
  }, async ({ page }) => {
    await openForm(page);
    await fillForm(page, aRequest());
    const json = { message: 'Please fix', details: { message: 'Write a message.' } };
    await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json }), { times: 1 });
    await submit(page);
    await expect(alertOf(page)).toHaveText(sentence);
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

  test('a retry keeps the id, also over a reload, until the content changes', {
    tag: '@CONTACT-19',
  }, async ({ page }) => {
    await page.route('**/api/contact', (route) => route.abort());
    await openForm(page);
    await fillForm(page, aRequest());
    const first = await submit(page);
    await expect(alertOf(page)).toHaveText(sentence);
    await page.reload();
    await formReady(page);
    await expect(controls(page).name).toHaveValue('Priya Example');
    const retry = await submit(page);
    await expect(alertOf(page)).toHaveText(sentence);
    expect(retry.submissionId).toBe(first.submissionId);
    await controls(page).company.fill('Another company');
    expect((await submit(page)).submissionId).not.toBe(first.submissionId);
  });
});
