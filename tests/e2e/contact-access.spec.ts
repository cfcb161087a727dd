import { expectNoAxeFindings } from '../support/axe';
import { controls, openForm } from '../support/contact';
import { enter, states } from '../support/states';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const ownStates = states.filter(({ path }) => /^\/(contact|tools\/api-test)/.test(path));

test.describe('axe', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  for (const theme of themes) {
    test(`CONTACT-06 CONTACT-10 CONTACT-13 CONTACT-20 CONTACT-21 APITEST-05 axe finds nothing in any state, ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize(theme === 'orange' ? viewports.phone : viewports.desktop);
      await useTheme(page, theme);
      for (const state of ownStates) {
        await page.unroute('**/api/contact');
        await enter(page, state);
        await expectNoAxeFindings(page);
      }
    });
  }
});

test('CONTACT-03 CONTACT-06 CONTACT-10 CONTACT-12 the whole request by keyboard alone', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ json: { message: 'taken' } }));
  await openForm(page);
  const form = controls(page);
  const tab = (times: number) => Promise.all(Array.from({ length: times }, () => page.keyboard.press('Tab')));
  await tab(1);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tab(1);
  for (const stop of [form.name, form.email, form.company, form.phone, form.service, form.inquiryType]) {
    await tab(1);
    await expect(stop).toBeFocused();
  }
  await tab(2);
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
  await page.keyboard.type('Priya Example');
  await tab(1);
  await page.keyboard.type('priya@northgate.example');
  await tab(5);
  await expect(form.message).toBeFocused();
  await page.keyboard.type('Invoices.');
  await tab(1);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeFocused();
  await tab(1);
  await expect(page.getByRole('button', { name: 'Submit Another Request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
});
