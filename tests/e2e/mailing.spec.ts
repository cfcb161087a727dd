import type { Page, Request } from '@playwright/test';
import { newsletter, notify } from '../../content/contact/sign-up';
import { controls, formReady, submit } from '../support/contact';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

const boxes = [
  { path: '/blog', copy: newsletter },
  { path: '/resources', copy: notify },
];
const box = (page: Page, button: string) => page.getByRole('form', { name: button });

test('an address for the mailings arrives in the contact form, in no URL, and no call is made', {
  tag: ['@BLOG-09', '@RESOURCES-04', '@CONTACT-24'],
}, async ({ page }) => {
  const { path, copy } = { path: '/resources', copy: notify };
  const address = 'priya-mailing@northgate.example';
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // A kept draft stays, and the message of the box goes above it.
  await page.goto('/contact');
  await formReady(page);
  await controls(page).message.fill('A draft that matters.');
  await page.goto(path);
  const before = requests.length;
  const field = box(page, copy.button).getByRole('textbox', { name: 'Email Address' });
  await expect(field).not.toHaveAttribute('name');
  await field.fill(address);
  await page.getByRole('button', { name: copy.button }).click();
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
  await expect(form.message).toHaveValue(`${copy.message}\n\nA draft that matters.`);

  // The visitor sends it here, and may change it first.
  await form.name.fill('Priya Example');
  await form.message.fill(`${copy.message} Plain text, please.`);
  expect(await submit(page)).toMatchObject({ email: address, inquiryType: 'general' });
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeVisible();
  const mails = await mailsWith(address);
  expect(mails.at(-1)?.text).toContain('Plain text, please.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the boxes are links to the contact form', { tag: ['@BLOG-09', '@RESOURCES-04'] }, async ({
    page,
  }) => {
    for (const { path, copy } of boxes) {
      await page.goto(path);
      await expect(box(page, copy.button)).toBeHidden();
      await page.getByRole('link', { name: copy.button, exact: true }).click();
      await expect(page).toHaveURL(/\/contact\?inquiry=general$/);
    }
  });
});
