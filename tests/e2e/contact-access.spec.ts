import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { alertOf, aRequest, controls, fillForm, openForm, submit } from '../support/contact';
import { expect, test, themes, useTheme, viewports } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource/] });

/** Leads the form into each of its states and lets `look` see it. */
async function eachState(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  let answer = { status: 400, body: '{"message":"no","details":{"phone":"Send this field as text."}}' };
  await page.route('**/api/contact', (route) =>
    route.fulfill({ ...answer, contentType: 'application/json' }),
  );
  await openForm(page);
  await look('idle');
  await controls(page).submit.click();
  await expect(controls(page).name).toHaveAttribute('aria-invalid', 'true');
  await look('field errors');
  await fillForm(page, aRequest({ message: 'Unbroken'.repeat(60) }));
  await submit(page);
  await expect(page.getByRole('link', { name: /^Phone Number:/ })).toBeVisible();
  await look('400');
  answer = { status: 502, body: '{"message":"no"}' };
  await submit(page);
  await expect(page.getByRole('link', { name: 'Send it by email instead' })).toBeVisible();
  await look('502');
  answer = { status: 200, body: '{"message":"taken"}' };
  await submit(page);
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeVisible();
  await look('success');
}

for (const theme of themes) {
  for (const [name, viewport] of Object.entries(viewports)) {
    test(`CONTACT-06 CONTACT-10 CONTACT-13 axe finds nothing in any state of the form, ${theme}, ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await useTheme(page, theme);
      await eachState(page, () => expectNoAxeFindings(page));
    });

    test(`CONTACT-20 CONTACT-21 APITEST-05 axe finds nothing on the pages around it, ${theme}, ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await useTheme(page, theme);
      for (const path of ['/contact/sent', '/contact/not-sent', '/tools/api-test']) {
        await page.goto(path);
        await expectNoAxeFindings(page);
      }
      await page.route('**/api/contact', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
      await page.getByRole('button', { name: 'Test Contact API' }).click();
      await expect(alertOf(page)).toBeVisible();
      await expectNoAxeFindings(page);
    });
  }
}

test('CONTACT-13 CONTACT-23 at 320 px nothing scrolls sideways in any state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await eachState(page, async (state) => expect([state, await width()]).toEqual([state, 320]));
  for (const path of ['/contact/sent', '/contact/not-sent', '/tools/api-test']) {
    await page.goto(path);
    expect([path, await width()]).toEqual([path, 320]);
  }
});

/** The name of what has focus, as its label or its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLElement> }) | null;
    const words = element?.labels?.[0] ?? element;
    return (words?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });

test('CONTACT-03 CONTACT-06 CONTACT-10 CONTACT-12 the whole request by keyboard alone', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ json: { message: 'taken' } }));
  await openForm(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  const stops: string[] = [];
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).toEqual([
    'Home',
    'Full Name',
    'Email Address',
    'Company optional',
    'Phone Number optional',
    'Service of Interest optional',
    'Inquiry Type',
    'Your Message',
    'Submit Request',
    'privacy policy',
    'hello@emberlane.example',
    '+44 20 7946 0018',
    'LinkedIn (opens in a new tab)',
    'Twitter (opens in a new tab)',
    'Facebook (opens in a new tab)',
    'YouTube (opens in a new tab)',
    'How soon will I hear back?',
    'What should I prepare?',
    'Do you offer remote consultations?',
    'What do you need for a quote?',
  ]);

  for (let stop = 0; stop < 11; stop += 1) await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Submit Request');
  await page.keyboard.press('Enter');
  await expect(controls(page).name).toBeFocused();
  await page.keyboard.type('Priya Example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('priya@northgate.example');
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Your Message');
  await page.keyboard.type('Invoices.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Submit Another Request');
  await page.keyboard.press('Enter');
  await expect(controls(page).name).toBeFocused();
});
