import type { Page } from '@playwright/test';
import { aRequest, fillForm, openForm, submit } from '../support/contact';
import { expect, test, viewports } from '../support/test';

test.use({ allowedErrors: [/404/] });

test('no page breaks its own policy', async ({ page, site }) => {
  test.setTimeout(240_000);
  const xml = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(50);
  for (const path of [...paths, '/contact/sent', '/contact/not-sent', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
  }
});

/** Presses, one after the other, the first button of the page's main part that each name fits. */
async function answer(page: Page, names: RegExp[]): Promise<void> {
  for (const name of names) await page.getByRole('main').getByRole('button', { name }).first().click();
}

test('the four tools work under the policy, from the first question to the result', async ({ page }) => {
  const title = (name: string | RegExp) => page.getByRole('main').getByRole('heading', { name });
  await page.goto('/tools/service-selector');
  await answer(page, [/^Build something that is ours/, /^Solo/, /^Advanced/, /^Comprehensive/, /^High/]);
  await expect(title('Custom AI Development').first()).toBeVisible();

  await page.goto('/tools/pricing-calculator');
  await answer(page, [/^Workflow Automation/, /^Medium 11-50/, /^Medium 1-3/, /^Standard/, /^High/]);
  await page.getByRole('checkbox', { name: /^Training/ }).check();
  await answer(page, [/^Generate Estimate/]);
  await expect(title('Your estimate: Workflow Automation')).toBeVisible();

  await page.goto('/resources/ai-readiness-assessment');
  for (let step = 1; step <= 16; step += 1) {
    await expect(page.getByText(`Step ${step} of 16`)).toBeVisible();
    await answer(page, [/^Mostly/]);
  }
  await expect(page.getByRole('row', { name: /^Data 8 of 12 points/ })).toBeVisible();

  await page.goto('/resources/ai-roi-calculator');
  await page.getByRole('textbox', { name: /^Cost of the project/ }).fill('9,000');
  await page.keyboard.press('Enter');
  await expect(title('Your return')).toBeVisible();
});

test('the contact form is filled and sent under the policy', async ({ page, mail }) => {
  const request = aRequest();
  const before = mail.received.length;
  await openForm(page);
  await fillForm(page, request);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  expect((await mail.waitFor(before + 1)).at(-1)?.mail.text).toContain(request.message);
});

test('chat, menus, currency, theme and filters work under the policy', async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const menu of await banner.getByRole('button', { expanded: false }).all()) {
    if (!(await menu.isVisible())) continue;
    await menu.click();
    await page.keyboard.press('Escape');
  }
  await page.goto('/services');
  await banner.getByRole('button', { name: /currency/i }).click();
  await page.getByRole('menuitemradio', { name: /EUR/ }).click();
  await expect(page.getByRole('main')).toContainText('€');
  await page.getByRole('button', { name: 'Theme: orange' }).click();
  await expect(page.locator('body')).toContainClass('dark-orange');

  await page.goto('/case-studies');
  await answer(page, [/^Retail \d+$/]);
  await expect(page.getByRole('main').getByRole('status')).toContainText(/^\d+ of \d+ case studies$/);
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('training');
  await expect(page).toHaveURL(/q=training/);

  await page.goto('/services');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('How much does AI training cost?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('€');
});

test('a script that somebody slips into the text of a page does not run', async ({ browser, site }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const refused = page.waitForEvent('console', (message) => message.text().includes('script-src'));
  await page.route(`${site.origin}/about`, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('</body>', '<script>window.slipped = true</script></body>');
    await route.fulfill({ response, body: text });
  });
  await page.goto(`${site.origin}/about`);
  expect((await refused).type()).toBe('error');
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  await context.close();
});
