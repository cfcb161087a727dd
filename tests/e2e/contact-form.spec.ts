import { company } from '@/content/company/company';
import { contactPage } from '@/content/contact/contact';
import { aiTraining } from '@/content/services/ai-training';
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
} from '../support/contact';
import { mailsWith } from '../support/shared-site';
import { expect, holdBack, test } from '../support/test';

/** Other scripts, line breaks, signs that mail or HTML could stumble over. */
const difficult = () =>
  aRequest({
    name: 'Zoë "Zed" Sørensen, 山田 <太郎>',
    company: 'O’Neill & Söhne; GmbH',
    message: `First line\n\n.single dot line\n.\nFrom here: <b>100%</b> & more\n\tindented\n${'Ærøskøbing, 東京, مرحبا, 😀\n'.repeat(400)}Last line`,
  });

const empty = { name: '', email: '', company: '', phone: '', service: '', message: '' };

test('query, handoff and kept draft fill in the form, and a reload keeps them', {
  tag: ['@CONTACT-01', '@CONTACT-02', '@CONTACT-24'],
}, async ({ page }) => {
  const typed = aRequest({ inquiryType: 'demo', message: 'What I typed before.' });
  await openForm(page, '/contact?inquiry=quote&service=ai-training');
  expect(await formValues(page)).toEqual({ ...empty, inquiryType: 'quote', service: 'ai-training' });
  await fillForm(page, typed);
  await page.goto('/services');
  await page.evaluate(
    (key) =>
      sessionStorage.setItem(
        key,
        JSON.stringify({ message: 'My answers.', inquiryType: 'general', service: 'ai-training' }),
      ),
    storage.prefill.key,
  );
  await openForm(page, '/contact?inquiry=quote');
  const message = 'My answers.\n\nWhat I typed before.';
  await expect(controls(page).message).toHaveValue(message);
  const expected = { ...typed, inquiryType: 'quote', service: 'ai-training', message };
  expect(await formValues(page)).toEqual(expected);

  // What the visitor chooses after that stays, also against the address they came by.
  await controls(page).inquiryType.selectOption('support');
  await page.reload();
  await formReady(page);
  await expect(controls(page).message).toHaveValue(message);
  expect(await formValues(page)).toEqual({ ...expected, inquiryType: 'support' });
});

test('one request leaves when the form is sent, and arrives with what was typed and a reference', {
  tag: '@engines @CALLS-01 @CONTACT-09 @CONTACT-10 @CONTACT-11 @CONTACT-12 @CONTACT-22 @CALLS-17'.split(' '),
}, async ({ page, origin }) => {
  const release = await holdBack(page, '**/api/contact');
  const outgoing: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(origin))
      outgoing.push(`${request.method()} ${request.url()}`);
    expect(request.url()).not.toContain('northgate');
  });
  const typed = difficult();
  await page.goto('/services/ai-training');
  await page.getByRole('main').getByRole('link', { name: aiTraining.page.hero.action }).first().click();
  await page.waitForURL('**/contact*');
  await formReady(page);
  await fillForm(page, typed);
  expect(outgoing).toEqual([]);
  const posted = page.waitForRequest('**/api/contact');
  // Two submits before the button can be disabled make one request.
  await page.getByRole('form', { name: 'Contact request' }).evaluate((form) => {
    (form as HTMLFormElement).requestSubmit();
    (form as HTMLFormElement).requestSubmit();
  });
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  const body = (await posted).postDataJSON();
  expect(body).toEqual({
    ...typed,
    submissionId: expect.any(String),
    elapsedMs: expect.any(Number),
    website: '',
    page: '/services/ai-training',
  });
  release();

  const panel = page.getByRole('region', { name: 'Request Received!' });
  await expect(panel).toBeFocused();
  expect(outgoing).toEqual([`POST ${origin}/api/contact`]);
  await expect(panel).toContainText(contactPage.form.success.promise);
  const reference = (await panel.textContent())?.match(/reference is ([0-9A-Z]{4}-[0-9A-Z]{4})\./)?.[1];
  const [mail, ...more] = await mailsWith(body.submissionId);
  expect(more).toEqual([]);
  expect(mail?.replyTo?.value).toEqual([{ name: typed.name, address: typed.email }]);
  expect(mail?.subject).toContain(`reference ${reference}`);
  for (const words of [typed.company, typed.phone, ...chosen(typed), typed.message])
    expect(mail?.text).toContain(words);
  await expect(page.getByRole('form')).toHaveCount(0);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), storage.contactDraft.key)).toBeNull();

  await panel.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(controls(page).name).toBeFocused();
  expect(await formValues(page)).toEqual({ ...empty, inquiryType: 'general' });
  await openForm(page);
  await expect(controls(page).inquiryType).toHaveValue('consultation');
  expect(await formValues(page)).toEqual({ ...empty, inquiryType: 'consultation' });
});

test.describe('failures', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('after any failure the sentence shows, the form is kept, and a mail link has its text', {
    tag: ['@engines', '@CONTACT-13', '@CONTACT-14', '@CONTACT-23'],
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
    // The browser lets blanks pass, the server does not.
    await fillForm(page, aRequest({ message: '   ' }));
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
