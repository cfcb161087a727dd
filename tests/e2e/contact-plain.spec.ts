import { aRequest, controls, fillForm, formValues, sentence } from '../support/contact';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript the form arrives and leads to the page that says so', {
  tag: ['@CONTACT-18', '@CONTACT-20'],
}, async ({ page, mail }) => {
  const typed = aRequest({
    name: 'Zoë Sørensen, 山田',
    message: 'First line\nSecond line: 100% & more 😀\n\n.\nLast line',
  });
  const before = mail.received.length;
  await page.goto('/contact');
  await expect(page.getByText(/^Yes, by video or phone/)).toBeVisible();
  await controls(page).submit.click();
  await expect(controls(page).name, 'the browser validates').toBeFocused();
  await fillForm(page, typed);
  await controls(page).submit.click();
  await page.waitForURL('**/contact/sent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Received!');
  await expect(page.getByText('A team member will contact you within 1 business day.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Another Request' })).toHaveAttribute(
    'href',
    '/contact',
  );

  const [message, ...more] = (await mail.waitFor(before + 1)).slice(before);
  expect(more).toEqual([]);
  expect(message?.mail.replyTo?.value).toEqual([{ name: typed.name, address: typed.email }]);
  expect(message?.mail.from?.value[0]?.address).toBe('website@emberlane.example');
  expect(message?.mail.text).toContain(typed.message);
  expect(message?.mail.text).toContain('Workflow Automation');
  expect(message?.mail.subject).toMatch(/reference [0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test('what was not taken leads to the other page, and Back brings the text back', {
  tag: ['@CONTACT-18', '@CONTACT-21'],
}, async ({ page, mail }) => {
  const typed = aRequest();
  const before = mail.received.length;
  mail.behave({ kind: 'refuse', at: 'rcpt', code: 550 });
  try {
    await page.goto('/contact');
    await fillForm(page, typed);
    await controls(page).submit.click();
    await page.waitForURL('**/contact/not-sent');
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'hello@emberlane.example' }),
    ).toHaveAttribute('href', 'mailto:hello@emberlane.example');
    await expect(page.getByText(/your browser’s Back button/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Start a new request' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(mail.received).toHaveLength(before);
  } finally {
    mail.behave({ kind: 'accept' });
  }
  await page.goBack();
  expect(await formValues(page)).toEqual(typed);
  await controls(page).submit.click();
  await page.waitForURL('**/contact/sent');
  expect(await mail.waitFor(before + 1)).toHaveLength(before + 1);
});
