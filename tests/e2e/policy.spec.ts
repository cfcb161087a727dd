import { expect, test } from '../support/test';

// That no page breaks its own policy shows in every browser test: a refusal fails it (support/test.ts).
test('a script that somebody slips into the text of a page does not run', async ({ browser, origin }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const refused = page.waitForEvent('console', (message) => message.text().includes('script-src'));
  await page.route(`${origin}/about`, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('</body>', '<script>window.slipped = true</script></body>');
    await route.fulfill({ response, body: text });
  });
  await page.goto(`${origin}/about`);
  expect((await refused).type()).toBe('error');
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  await context.close();
});
