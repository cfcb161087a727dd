import type { Page } from '@playwright/test';
import { contactPage } from '@/content/contact/contact';
import * as routes from '@/lib/routes';
import { aRequest, controls, fillForm, formReady, submit } from '../support/contact-form';
import { menuLabel } from '../support/menu';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

const landing = '/services/ai-training?utm_medium=email&utm_campaign=spring-newsletter&q=private#top';
const words = contactPage.form.attribution;
const cameFrom = `${words.cameFrom} spring-newsletter (email), ${words.firstPage} /services/ai-training`;
const form = (page: Page) => page.getByRole('form', { name: 'Contact request' });
/** Follows a link of the header by keyboard. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).press('Enter');
  await page.waitForURL(`**${path}`);
}

/** Goes from the present page over a second one to the form. */
async function walkToForm(page: Page): Promise<void> {
  await follow(page, menuLabel(routes.about), routes.about);
  await follow(page, menuLabel(routes.contact), routes.contact);
  await formReady(page);
}

test('the form shows the campaign, and the mail names it', { tag: '@CONTACT-25' }, async ({ page }) => {
  await page.goto(landing);
  await walkToForm(page);
  await expect(form(page)).toContainText(cameFrom);
  await fillForm(page, aRequest());
  const { attribution, submissionId } = await submit(page);
  const firstPage = routes.service('ai-training');
  expect(attribution).toEqual({ medium: 'email', campaign: 'spring-newsletter', firstPage });
  await expect(page.getByRole('region', { name: 'Request Received!' })).toBeVisible();
  const [mail] = await mailsWith(String(submissionId));
  expect(mail?.text).toContain(`Campaign: spring-newsletter (email)\n  First page: ${firstPage}\n`);
  expect(mail?.text).not.toContain('private');
});

test('without a campaign, the attribution line shows only a first page other than the form’s own', {
  tag: '@CONTACT-25',
}, async ({ page }) => {
  await page.goto(routes.about);
  await follow(page, menuLabel(routes.contact), routes.contact);
  await formReady(page);
  await controls(page).name.pressSequentially('A');
  await expect(form(page)).not.toContainText(words.firstPageOnly);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(routes.faq);
  await walkToForm(page);
  await expect(form(page)).toContainText(`${words.firstPageOnly} /faq`);
});
