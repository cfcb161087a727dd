import { expect, test, viewports } from '../support/test';

test.use({ allowedErrors: [/404/] });

test('no page breaks its own policy', async ({ page, site }) => {
  test.setTimeout(240_000);
  const xml = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(50);
  for (const path of [...paths, '/contact/sent', '/contact/not-sent', '/no/such/page']) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('main')).toBeVisible();
  }
});

test('selector, calculator, chat, menus and contact form work under the policy', async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto('/tools/service-selector');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Build something that is ours/ })
    .click();
  await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
  await page.goto('/tools/pricing-calculator');
  await expect(page.getByRole('main').getByRole('button').first()).toBeEnabled();
  await page.goto('/');
  for (const menu of await page.getByRole('banner').getByRole('button', { expanded: false }).all()) {
    if (!(await menu.isVisible())) continue;
    await menu.click();
    await page.keyboard.press('Escape');
  }
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('How much does AI training cost?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('$2,000');
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

test('no text becomes a script, a script address or HTML in a running page', async ({ browser, site }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.origin);
  const outcomes = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      'script text': () => {
        document.createElement('script').textContent = 'window.slipped = true';
      },
      'foreign address': () => {
        document.createElement('script').src = 'https://evil.example/a.js';
      },
      'address that is no script of the build': () => {
        document.createElement('script').src = '/api/contact';
      },
      'address that climbs out': () => {
        document.createElement('script').src = '/_next/static/../../api/contact';
      },
      html: () => {
        document.createElement('div').innerHTML = '<img src=x onerror="window.slipped = true">';
      },
      'a script of the build': () => {
        document.createElement('script').src = '/_next/static/chunks/a.js';
      },
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: taken`;
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : error}`;
      }
    });
  });
  expect(outcomes).toEqual([
    'script text: TypeError',
    'foreign address: TypeError',
    'address that is no script of the build: TypeError',
    'address that climbs out: TypeError',
    'html: TypeError',
    'a script of the build: taken',
  ]);
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  await context.close();
});
