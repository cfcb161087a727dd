import { contactPage } from '@/content/contact/contact';
import { alertOf, aRequest, controls, formValues, sentence } from '../support/contact-form';
import { expect, test } from '../support/journey';
import { mailsWith } from '../support/shared-site';
import { pauseRequests } from '../support/test';

const { success, sending, failure } = contactPage.form;

test.use({ allowedErrors: [/Failed to load resource|#418/] });

test('a request with errors, then one that fails, then one that arrives', {
  tag: (
    '@CONTACT-03 @CONTACT-06 @CONTACT-10 @CONTACT-12 @CONTACT-13 @CONTACT-14 @CONTACT-18 @CONTACT-20 @CONTACT-23 ' +
    '@CONTACT-24 @CALLS-01'
  ).split(' '),
}, async ({ page, visitor }) => {
  const form = controls(page);
  const typed = aRequest({ message: 'Invoices arrive in four formats:\nZoë’s “100%” & more.' });
  const says = (text: string) => page.getByRole('form').getByRole('status').filter({ hasText: text });
  const received = page.getByRole('region', { name: 'Request Received!' });
  // What is typed before the page's scripts have come stays.
  await visitor.open('/contact?inquiry=quote', () => visitor.type(form.name, typed.name));
  await expect(form.name).toHaveValue(typed.name);

  await visitor.press(form.submit);
  // The first field to fix, or a summary that leads there where it is out of view.
  const summary = page.getByRole('group', { name: /to fix$/ });
  await expect(form.email.or(summary).and(page.locator(':focus'))).toBeVisible();
  await visitor.seesFocus();
  if (visitor.hasScripts) {
    await expect(form.inquiryType).toHaveValue('quote');
    await expect(says('2 fields to fix')).toBeVisible();
    await visitor.look();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form.company).not.toHaveAttribute('aria-invalid');
    const messages = new Set<string>();
    for (const wrong of ['', 'abc', 'abc@']) {
      await visitor.type(form.email, wrong);
      await visitor.press(form.email);
      const link = page.getByRole('link', { name: /^Email Address: / });
      await expect(form.email).toHaveAttribute('aria-invalid', 'true');
      // Each says what is missing now, at the field and in the summary.
      await expect(async () => {
        const [, message = ''] = /: (.+)/.exec((await link.textContent()) ?? '') ?? [];
        expect(messages).not.toContain(message);
        await expect(form.email).toHaveAccessibleDescription(message);
        messages.add(message);
      }).toPass();
    }
    await visitor.press(page.getByRole('link', { name: /^Your Message: / }));
    await expect(form.message).toBeFocused();
  }

  await visitor.type(form.email, typed.email);
  for (const name of ['company', 'phone', 'service', 'inquiryType', 'message'] as const) {
    await page.keyboard.press('Tab');
    await expect(form[name]).toBeFocused();
    if (name === 'service' || name === 'inquiryType') await form[name].selectOption(typed[name]);
    else await visitor.type(form[name], typed[name]);
  }
  if (visitor.hasScripts) {
    await expect(page).not.toHaveTitle(/^Error: /);
    for (const broken of [null, { status: 500, body: '<html>' }]) {
      await page.route(
        '**/api/contact',
        (route) => (broken ? route.fulfill(broken) : route.abort('internetdisconnected')),
        { times: 1 },
      );
      await visitor.press(form.submit);
      // The other content has another address.
      await expect(alertOf(page)).toHaveText(new RegExp(`^${sentence.replace(/\S+$/, '')}\\S+@\\S+$`));
      await expect(page.getByRole('region', { name: failure.heading })).toBeFocused();
      await visitor.seesFocus();
    }
    // The sentence stands before the button, so that it is read before the next try.
    const order = page.locator('form [role=alert]:has-text("error"), form [type=submit]');
    await expect(order.first()).toHaveRole('alert');
    expect(await formValues(page)).toEqual(typed);
  }

  const answer = visitor.hasScripts && (await pauseRequests(page, '**/api/contact'));
  await visitor.press(form.submit);
  if (answer) {
    // While it is being sent the focus stays, the page says so, and more presses send nothing.
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await expect(busy).toBeDisabled();
    await expect(busy).toBeFocused();
    await expect(says(sending)).toBeAttached();
    await page.keyboard.press('Enter');
    answer();
    await expect(received).toBeFocused();
    await visitor.seesFocus();
    await expect(received).toHaveAccessibleDescription(
      new RegExp(`${success.promise}.*${typed.email}\\..*${success.reference}`),
    );
    await expect(page).toHaveTitle(/^Request Received! /);
  } else await page.waitForURL('**/contact/sent');
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  const [mail, ...more] = await mailsWith(typed.email);
  expect(more).toEqual([]);
  expect(mail?.replyTo?.value).toEqual([{ name: typed.name, address: typed.email }]);
  for (const words of [typed.company, typed.phone, typed.message]) expect(mail?.text).toContain(words);
  expect(mail?.subject).toMatch(/reference [0-9A-Z]{4}-[0-9A-Z]{4}$/);

  if (visitor.hasScripts) await visitor.press(page.getByRole('button', { name: 'Submit Another Request' }));
  else await visitor.follow(page.getByRole('link', { name: contactPage.sent.another }));
  if (visitor.hasScripts) await expect(form.name).toBeFocused();
  await expect(form.name).toHaveValue('');
  await expect(form.message).toHaveValue('');
  await visitor.hears(/^status: 2 fields to fix$/, /^status: 1 field to fix$/, /^status: ./);
});
