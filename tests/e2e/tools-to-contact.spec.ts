import type { Page } from '@playwright/test';
import { aRequest, controls, fillForm, formReady, submit } from '../support/contact';
import { expect, test } from '../support/test';

/** Follows a link to the form, adds a line to what it carried, sends, and returns the text of the mail. */
async function send(page: Page, link: string, mail: import('../support/mail').MailServer) {
  const { name, email, message } = aRequest();
  const before = mail.received.length;
  await page.getByRole('main').getByRole('link', { name: link }).click();
  await page.waitForURL('**/contact');
  await formReady(page);
  const form = controls(page);
  await expect(form.message).toHaveValue(/^I /);
  const carried = await form.message.inputValue();
  const choices = [await form.service.inputValue(), await form.inquiryType.inputValue()];
  // What was carried can be edited there.
  await fillForm(page, { name, email, message: `${carried}\n\n${message}` });
  await submit(page);
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeVisible();
  const received = (await mail.waitFor(before + 1)).find(({ mail: letter }) =>
    letter.text?.includes(message),
  );
  return { carried, choices, text: received?.mail.text ?? '' };
}

test('SELECTOR-15 from the selector to the mail: answers and recommendation arrive', async ({
  page,
  mail,
  baseURL,
}) => {
  await page.goto('/tools/service-selector');
  for (const name of [/^Make the AI/, /^Medium/, /^Advanced/, /^Thorough/, /^Low/]) {
    await page.getByRole('main').getByRole('button', { name }).click();
  }
  const { carried, choices, text } = await send(page, 'Book a Consultation', mail);
  expect(choices).toEqual(['ai-optimization', 'consultation']);
  expect(carried).toBe(
    [
      'I answered the five questions of the service selector:',
      '',
      'Goal: Make the AI we have work better',
      'Company size: Medium, 21-200 employees',
      'AI experience: Advanced',
      'Pace: Thorough',
      'Budget: Low',
      '',
      'Recommended: AI System Optimization',
      'Also to consider: Custom AI Development',
      '',
      `${baseURL}/tools/service-selector?a=1.omatl`,
    ].join('\n'),
  );
  expect(text).toContain(carried);
  expect(text).toContain('AI System Optimization');
});

test('CALCULATOR-20 from the calculator to the mail: answers, every line and the total arrive', async ({
  page,
  mail,
  baseURL,
}) => {
  await page.goto('/tools/pricing-calculator?a=1.amms');
  await page.getByRole('main').getByRole('button', { name: /^High/ }).click();
  await page.getByRole('checkbox', { name: /^Training/ }).check();
  await page.getByRole('checkbox', { name: /^Maintenance plan/ }).check();
  await page.getByRole('button', { name: 'Generate Estimate' }).click();
  const { carried, choices, text } = await send(page, 'Schedule a Consultation', mail);
  expect(choices).toEqual(['workflow-automation', 'consultation']);
  expect(text).toContain(carried);
  for (const line of [
    'Service: Workflow Automation',
    'Team Size: Medium, 11-50 people',
    'Timeline: Medium, 1-3 months',
    'Support: Standard',
    'Customization: High',
    'Add-ons: Training, Maintenance plan',
    'Base price, automation: $7,500.00',
    'Team size, 11-50 people: + $3,750.00',
    'Timeline, 1-3 months: + $0.00',
    'Support, standard: + $1,000.00',
    'Customization, high: + $3,750.00',
    'Add-ons: + $3,500.00',
    'Estimated total: $19,500.00',
    'Estimated timeline: about 8 weeks',
    'Recommended services: Workflow Automation Solution, Custom Integration Development',
    `${baseURL}/tools/pricing-calculator?a=1.ammsh3`,
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('CALCULATOR-25 an estimate in another currency is carried in it, with its total in US dollars', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('site.currency', JSON.stringify({ code: 'GBP', by: 'visitor' })),
  );
  await page.goto('/tools/pricing-calculator?a=1.ammsh3');
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' }).click();
  await page.waitForURL('**/contact');
  await expect(controls(page).message).toHaveValue(
    /Estimated total: £15,405\.00 \(\$19,500\.00 in US dollars\)/,
  );
});
