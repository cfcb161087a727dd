import { fillForm, openForm } from '../support/contact';
import { startScreenReader } from '../support/screen-reader';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource/] });

test('a screen reader hears the field that is wrong, the failure and the success of the contact form', {
  tag: ['@full', '@CONTACT-10', '@CONTACT-13'],
}, async ({ page }) => {
  await openForm(page);
  const reader = await startScreenReader(page);
  const send = page.getByRole('button', { name: 'Submit Request' });
  await send.click();
  await expect
    .poll(reader.heard)
    .toContain('textbox, Full Name, Enter your name, so we know who is asking, invalid, required');

  let status = 502;
  await page.route('**/api/contact', (route) => route.fulfill({ status, json: { message: 'as said' } }));
  await fillForm(page, { name: 'Priya', email: 'priya@northgate.example', message: 'Invoices.' });
  await send.click();
  await expect.poll(reader.heard).toContainEqual(expect.stringContaining('There was an error submitting'));
  status = 200;
  await send.click();
  await expect.poll(reader.heard).toContainEqual(expect.stringContaining('region, Request Received!'));
});

test('a screen reader hears each step of the calculator and its result', {
  tag: ['@full', '@CALCULATOR-04', '@CALCULATOR-20'],
}, async ({ page }) => {
  await page.goto('/tools/pricing-calculator');
  let reader = await startScreenReader(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Workflow/ })
    .click();
  await expect.poll(reader.heard).toContain('heading, Question 2 of 6: How many people will use it?, level 2');
  await page.goto('/tools/pricing-calculator?a=1.ammsh');
  reader = await startScreenReader(page);
  await page.getByRole('button', { name: 'Generate Estimate' }).click();
  await expect.poll(reader.heard).toContain('heading, Your estimate: Workflow Automation, level 1');
});

test('a screen reader hears the question, the reply and the field of the chat', {
  tag: ['@full', '@CHAT-03', '@CHAT-04'],
}, async ({ page }) => {
  await page.goto('/services');
  const reader = await startScreenReader(page);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect.poll(reader.heard).toContainEqual(expect.stringContaining('textbox, Your message'));
  await page.keyboard.type('Where are you located?');
  await page.keyboard.press('Enter');
  const said: string[] = [];
  await expect
    .poll(async () => said.push(...(await reader.heard())) && said.join('\n'))
    .toMatch(
      /polite: You:Where are you located\?[\s\S]*polite: Assistant:Our main office is at 1 Lantern Yard/,
    );
});
