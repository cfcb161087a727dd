import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Holds every script file back until it is let go; the page is shown meanwhile. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('before the scripts have come', () => {
  test('a press on the chat button is kept and done', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    letGo();
    await expect(page.getByRole('log')).toBeVisible();
  });

  test('a press on a question is kept and done', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
    const name = (await question.textContent()) ?? '';
    await question.click();
    letGo();
    await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
  });

  test('two presses on one button count once', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await menu.click();
    letGo();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });

  test('BLOG-03 what is typed into the search narrows the list afterwards', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/blog', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('zzzz');
    letGo();
    await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
    await expect(page).toHaveURL(/\?.*zzzz/);
  });

  test('RESOURCES-15 what is sent to the return calculator is worked out afterwards', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/resources/ai-roi-calculator', { waitUntil: 'commit' });
    const form = page.getByRole('main').getByRole('textbox');
    await form.first().fill('30');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/resources/ai-roi-calculator');
    letGo();
    await expect(page.getByRole('heading', { name: 'Your return' })).toBeVisible();
    await expect(page).toHaveURL(/\?/);
  });

  test('links and forms work as they are', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/faq');
  });
});

test('no script is asked for before the page has painted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('log')).toBeVisible();
  const { paint, first } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    first: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(paint).toBeGreaterThan(0);
  expect(first).toBeGreaterThanOrEqual(paint);
});
