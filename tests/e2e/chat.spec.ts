import type { Locator, Page } from '@playwright/test';
import { sharedFaq } from '@/content/faq/faq';
import { services } from '@/content/services';
import { expectNoAxeFindings } from '../support/axe';
import { tabThrough } from '../support/covered-focus';
import { submenuLabel } from '../support/menu';
import { expect, test, viewports } from '../support/test';

/** A question of the FAQ page, which the assistant answers. */
const { question } = sharedFaq.find(({ answer: text }) => !text.includes('{usd:'))!;
const open = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Ask a question' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const panel = (page: Page) => page.getByRole('region', { name: /assistant/ });

async function openChat(page: Page, path = '/services') {
  await page.goto(path);
  await open(page).click();
  await expect(log(page)).toBeVisible();
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe('the chat button', () => {
  test.use({ allowedErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } });

  test('stays in the bottom-right corner, and moves away from links and forms', {
    tag: ['@full', '@SHELL-14'],
  }, async ({ page }) => {
    const toEnd = () => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    for (const [size, { width, height }] of Object.entries(viewports).toReversed()) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/services/ai-training', '/faq', '/no/such/page', '/contact']) {
        await page.goto(path);
        const before = await boxOf(open(page));
        expect(Math.min(before.x - width / 2, before.y - height / 2)).toBeGreaterThan(0);
        await page.evaluate(toEnd);
        // On a phone it moves to the edge while the page scrolls on.
        if (size === 'desktop') expect(await boxOf(open(page))).toEqual(before);
        else await expect.poll(async () => (await boxOf(open(page))).right).toBe(width);
        await page.mouse.wheel(0, -40);
        await expect.poll(() => boxOf(open(page))).toEqual(before);
      }
    }
    // The wheel's scroll may still be under way, so the end is asked for until it holds.
    const { y } = await boxOf(open(page));
    const links = await page.locator('footer').getByRole('link').all();
    await expect(async () => {
      await page.evaluate(toEnd);
      for (const link of links) expect((await boxOf(link)).bottom).toBeLessThanOrEqual(y);
    }).toPass();

    await page.getByRole('textbox', { name: 'Full Name' }).focus();
    // It moves to the edge after the focus.
    await expect.poll(async () => (await boxOf(open(page))).right).toBe(viewports.phone.width);
    await open(page).click();
    await expect(log(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide chat' })).toBeHidden();
  });

  test('the open panel covers no focused link of the page', { tag: '@full' }, async ({ page }) => {
    for (const viewport of [viewports.desktop, viewports.phone]) {
      await page.setViewportSize(viewport);
      await page.goto('/services');
      await open(page).click();
      await expect(log(page)).toBeVisible();
      expect(await tabThrough(page)).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
});

test('the chat answers beside the page, loads its parts once, and a message makes no request', {
  tag: '@CALLS-17',
}, async ({ page }) => {
  await page.goto('/services');
  // The last request of a page's start is the one for its manifest, which is then replaced.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^blob:/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.resourceType()}`));
  await open(page).click();
  await expect(log(page)).toBeVisible();
  await ask(page, 'blorp');
  await expect(log(page)).toContainText("I'm not sure I fully understand");
  expect(requests).toContain('GET script');
  expect(requests.filter((request) => !/^GET (script|stylesheet|fetch|other)$/.test(request))).toEqual([]);
  const loaded = requests.length;
  for (const message of [question, 'blorp']) {
    await expect(field(page)).toBeEnabled();
    await ask(page, message);
  }
  await expect(log(page).getByText("I'm not sure I fully understand")).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear chat' }).click();
  expect(requests.slice(loaded)).toEqual([]);
  await expectNoAxeFindings(page);
});

test('a focused suggested question is fully inside the panel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await expect(field(page)).toBeFocused();
  const questions = page.getByRole('group', { name: 'Suggested questions' });
  const row = await boxOf(questions);
  const keys = [...Array(5).fill('Shift+Tab'), ...Array(4).fill('Tab')];
  for (const key of keys) {
    await page.keyboard.press(key);
    const button = await boxOf(questions.locator(':focus'));
    expect(button.x).toBeGreaterThanOrEqual(row.x);
    expect(button.right).toBeLessThanOrEqual(row.right);
  }
});

test('a panel that covers the page is minimized when a link into that page is followed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openChat(page, '/faq');
  await ask(page, question);
  const link = log(page).getByRole('link', { name: new RegExp(question.replace('?', '')) });
  await link.press('Enter');
  await expect(page).toHaveURL(/\/faq#/);
  await expect(page.getByRole('button', { name: 'Maximize' })).toBeVisible();
  await expect(log(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('Escape closes an open menu first, then the chat', async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await openChat(page);
  const menu = page.getByRole('navigation').getByRole('button', { name: submenuLabel(services[0]!.url) });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(log(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the chat button is not shown', async ({ page }) => {
    await page.goto('/services');
    await expect(open(page)).toBeHidden();
  });
});
