import type { Page, Route } from '@playwright/test';
import { contactPage } from '@/content/contact/contact';
import * as routes from '@/lib/routes';
import { alertOf, aRequest, controls, fillForm, formReady, submit } from '../support/contact-form';
import { menuLabel } from '../support/menu';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

const landing = '/services/ai-training?utm_medium=email&utm_campaign=spring-newsletter&q=private#top';
const words = contactPage.form.attribution;
const cameFrom = `${words.cameFrom} spring-newsletter (email), ${words.firstPage} /services/ai-training`;
const form = (page: Page) => page.getByRole('form', { name: 'Contact request' });
const leaveOut = (page: Page) => page.getByRole('button', { name: words.leaveOut });

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

test.describe('when the first try fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the form sends the campaign until the visitor leaves it out', {
    tag: ['@CONTACT-25', '@CONTACT-19'],
  }, async ({ page }) => {
    const fail = (route: Route) => route.fulfill({ status: 502, json: { message: 'not sent' } });
    await page.route('**/api/contact', fail, { times: 1 });
    await page.goto(landing);
    await walkToForm(page);
    await expect(form(page)).toContainText(cameFrom);
    await fillForm(page, aRequest());
    const first = await submit(page);
    expect(first.attribution).toEqual({
      medium: 'email',
      campaign: 'spring-newsletter',
      firstPage: routes.service('ai-training'),
    });
    await expect(alertOf(page)).toBeVisible();
    await leaveOut(page).press('Enter');
    await expect(form(page).getByText(words.leftOut)).toBeFocused();
    await expect(form(page)).not.toContainText('spring-newsletter');
    await page.goto(landing);
    await walkToForm(page);
    await expect(controls(page).name).not.toHaveValue('');
    await expect(leaveOut(page)).toHaveCount(0);
    const retry = await submit(page);
    expect(retry).not.toHaveProperty('attribution');
    expect(retry.submissionId).toBe(first.submissionId);
    await expect(page.getByRole('region', { name: 'Request Received!' })).toBeVisible();
    const mails = await mailsWith(String(retry.submissionId));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('\n  Page: /about\n')]);
    expect(mails[0]?.text).not.toMatch(/spring|private|Campaign|First page/);
  });
});

test('without a campaign, the attribution line shows only a first page other than the form’s own', {
  tag: '@CONTACT-25',
}, async ({ page }) => {
  await page.goto(routes.about);
  await follow(page, menuLabel(routes.contact), routes.contact);
  await formReady(page);
  await controls(page).name.pressSequentially('A');
  await expect(leaveOut(page)).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(routes.faq);
  await walkToForm(page);
  await expect(form(page)).toContainText(`${words.firstPageOnly} /faq`);
});
