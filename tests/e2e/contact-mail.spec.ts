import type { Page } from '@playwright/test';
import {
  alertOf,
  aRequest,
  controls,
  fillForm,
  formReady,
  formValues,
  openForm,
  sentence,
  submit,
} from '../support/contact';
import { expect, test } from '../support/test';

const long = Array.from(
  { length: 400 },
  (_, line) => `Line ${line + 1}: Ærøskøbing, 東京, مرحبا, 😀 and plain words.`,
);

/** What a visitor might really send: other scripts, line breaks, signs that mail or HTML could stumble over. */
const difficult = () =>
  aRequest({
    name: 'Zoë "Zed" Sørensen, 山田 <太郎>',
    company: 'O’Neill & Söhne; GmbH',
    message: `First line\n\n.single dot line\n.\nFrom here: <b>100%</b> & more\n\tindented\n${long.join('\n')}\nLast line`,
  });

const received = (page: Page) => page.getByRole('region', { name: 'Request Received!' });

test('one message arrives from us, with what was typed, and a reply goes to the visitor', {
  tag: ['@CALLS-01', '@CONTACT-22'],
}, async ({ page, mail }) => {
  const typed = difficult();
  const before = mail.received.length;
  await page.goto('/services/ai-training');
  await page.getByRole('main').getByRole('link', { name: 'Book a Consultation' }).first().click();
  await page.waitForURL('**/contact*');
  await formReady(page);
  await fillForm(page, typed);
  const body = await submit(page);
  await expect(received(page)).toBeVisible();

  const { submissionId, elapsedMs, website, page: cameFrom, ...fields } = body;
  expect(fields).toEqual(typed);
  expect([website, cameFrom]).toEqual(['', '/services/ai-training']);
  expect(elapsedMs).toEqual(expect.any(Number));

  const [message, ...more] = (await mail.waitFor(before + 1)).slice(before);
  expect(more).toEqual([]);
  expect(message?.mail.replyTo?.value).toEqual([{ name: typed.name, address: typed.email }]);
  for (const words of [typed.company, typed.phone, 'Workflow Automation', 'Request a Quote', typed.message]) {
    expect(message?.mail.text).toContain(words);
  }
  expect(message?.to).toEqual(['hello@emberlane.example']);
  expect(message?.mail.messageId).toBe(`<${submissionId}@emberlane.example>`);
  expect(message?.mail.text).toContain('/services/ai-training');
  const reference = await received(page)
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .textContent();
  expect(message?.mail.subject).toContain(`reference ${reference}`);
});

test.describe('when the relay does not take it', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test.afterEach(({ mail }) => mail.behave({ kind: 'accept' }));

  test('a relay that hangs, then refuses: the form is kept, and a retry arrives once', {
    tag: ['@full', '@CONTACT-09', '@CONTACT-13', '@CONTACT-19'],
  }, async ({ page, mail }) => {
    const typed = aRequest();
    const before = mail.received.length;
    mail.behave({ kind: 'hang', at: 'data' });
    await openForm(page);
    await fillForm(page, typed);
    const first = await submit(page);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(alertOf(page)).toHaveText(sentence, { timeout: 45_000 });
    mail.behave({ kind: 'refuse', at: 'rcpt', code: 550 });
    await submit(page);
    await expect(controls(page).submit).toBeEnabled();
    await expect(alertOf(page)).toHaveText(sentence);
    await expect(page.getByRole('link', { name: 'Send it by email instead' })).toBeVisible();
    expect(await formValues(page)).toEqual(typed);
    expect(mail.received).toHaveLength(before);

    mail.behave({ kind: 'accept' });
    await submit(page);
    await expect(received(page)).toBeVisible();
    const messages = (await mail.waitFor(before + 1)).slice(before);
    expect(messages.map((message) => message.mail.messageId)).toEqual([
      `<${first.submissionId}@emberlane.example>`,
    ]);
  });
});
