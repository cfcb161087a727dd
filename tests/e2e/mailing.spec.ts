import type { Request } from '@playwright/test';
import { notify } from '../../content/contact/sign-up';
import { controls, formReady, submit } from '../support/contact';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

test('an address for the mailings arrives in the contact form, in no URL, and no call is made', {
  tag: ['@BLOG-09', '@RESOURCES-04', '@CONTACT-24'],
}, async ({ page }) => {
  const address = 'priya-mailing@northgate.example';
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // A kept draft stays, and the message of the box goes above it.
  await page.goto('/contact');
  await formReady(page);
  await controls(page).message.fill('A draft that matters.');
  await page.goto('/resources');
  const before = requests.length;
  const field = page
    .getByRole('form', { name: notify.button })
    .getByRole('textbox', { name: 'Email Address' });
  await expect(field).not.toHaveAttribute('name');
  await field.fill(address);
  await page.getByRole('button', { name: notify.button }).click();
  await page.waitForURL(/\/contact(\?|$)/);
  await formReady(page);

  // What left is the page itself and its files: nothing is posted, and nothing names the address.
  const left = requests.slice(before);
  expect(left.find((request) => request.isNavigationRequest())?.url()).toMatch(/\/contact\?inquiry=general$/);
  expect(left.map((request) => request.method())).not.toContain('POST');
  expect(page.url()).not.toContain('northgate');
  for (const request of left)
    expect(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`).not.toContain(
      'northgate',
    );

  const form = controls(page);
  await expect(form.email).toHaveValue(address);
  await expect(form.inquiryType).toHaveValue('general');
  await expect(form.message).toHaveValue(`${notify.message}\n\nA draft that matters.`);

  // The visitor sends it here, and may change it first.
  await form.name.fill('Priya Example');
  await form.message.fill(`${notify.message} Plain text, please.`);
  expect(await submit(page)).toMatchObject({ email: address, inquiryType: 'general' });
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeVisible();
  const mails = await mailsWith(address);
  expect(mails.at(-1)?.text).toContain('Plain text, please.');
});
