import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { tabThrough } from '../support/covered-focus';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const open = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const assistant = (page: Page) => page.getByRole('region', { name: /assistant/ });

async function openChat(page: Page, path = '/services') {
  await page.goto(path);
  await open(page).click();
  await expect(log(page)).toBeVisible();
}

async function boxOf(part: ReturnType<typeof open>) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe('the round button', () => {
  test.use({ allowedErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } });
  const end = (page: Page) =>
    page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

  for (const viewport of [viewports.desktop, { width: 1280, height: 800 }]) {
    test(`SHELL-14 it floats in the bottom-right corner, in the margin of every page, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/services/ai-training', '/contact', '/faq', '/no/such/page']) {
        await page.goto(path);
        const box = await boxOf(open(page));
        expect(box).toMatchObject({ width: 56, height: 56 });
        expect(viewport.width - box.right).toBeLessThanOrEqual(24);
        expect(viewport.height - box.bottom).toBeLessThanOrEqual(24);
        const rights = await page
          .locator('main, footer')
          .locator('a, button, input, select, textarea')
          .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().right));
        expect([path, Math.max(...rights) <= box.x]).toEqual([path, true]);
        await end(page);
        expect(await boxOf(open(page))).toEqual(box);
      }
    });
  }

  test('SHELL-14 on a phone the page ends above it, and it makes way while a form is filled in', async ({
    page,
  }) => {
    await page.setViewportSize(viewports.phone);
    await page.goto('/contact');
    await end(page);
    const links = await page.locator('footer').getByRole('link').all();
    const bottoms = await Promise.all(links.map(async (link) => (await boxOf(link)).bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual((await boxOf(open(page))).y);

    const name = page.getByRole('textbox', { name: 'Full Name' });
    await name.focus();
    await expect(open(page)).toHaveCSS('opacity', '0');
    await expect(open(page)).toHaveCSS('pointer-events', 'none');
    await open(page).focus();
    await expect(open(page)).toHaveCSS('opacity', '1');
    await name.focus();
    await name.blur();
    await open(page).click();
    await expect(log(page)).toBeVisible();
  });
});

test('CHAT-01 CHAT-02 CHAT-06 CHAT-07 asked, typing, answered a second later, in a panel 30rem high', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await openChat(page);
  expect(await boxOf(assistant(page))).toMatchObject({ width: 376, height: 480 });
  await expect(field(page)).toBeFocused();
  await field(page).fill('How much does AI training cost?');
  const asked = Date.now();
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Assistant is typing...')).toBeDisabled();
  await expect(log(page)).toContainText('$2,000');
  expect(Date.now() - asked).toBeGreaterThanOrEqual(1000);
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toContainText(/\d{1,2}:\d{2} (AM|PM)/);
});

for (const [width, height] of [
  [320, 568],
  [320, 256],
  [844, 390],
] as const) {
  test(`at ${width} by ${height} the panel fits, and field and close button are in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openChat(page);
    for (const part of [assistant(page), field(page), page.getByRole('button', { name: 'Close' })]) {
      const { x, y, right, bottom } = await boxOf(part);
      expect(Math.min(x, y, width - right, height - bottom)).toBeGreaterThanOrEqual(0);
    }
    await field(page).fill('Where are you located?');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('1 Lantern Yard')).toBeInViewport();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(open(page)).toBeFocused();
  });
}

test('CHAT-03 CHAT-04 by keyboard alone: open, ask, minimize, maximize, on into the page, Escape', async ({
  page,
}) => {
  await page.goto('/services');
  await open(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('When were you founded?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('2022');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Minimize' }).press('Enter');
  await expect(log(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Maximize' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toContainText('2022');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hide chat' })).toBeFocused();
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(assistant(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const viewport of [viewports.desktop, viewports.phone]) {
    test(`no link of the page has focus under the open panel, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openChat(page);
      expect(await tabThrough(page)).toEqual([]);
    });
  }

  test('CHAT-07 the three dots stand still', async ({ page }) => {
    await openChat(page);
    await page.getByRole('button', { name: 'What services do you offer?' }).click();
    const dots = log(page).locator('[aria-hidden] > span');
    await expect(dots).toHaveCount(3);
    expect(await dots.first().evaluate((dot) => getComputedStyle(dot).animationName)).toBe('none');
  });
});

test('the conversation goes along to the next page, and ends with the tab', async ({ page, context }) => {
  await openChat(page);
  await page.getByRole('button', { name: 'How can I contact your team?' }).click();
  await expect(log(page)).toContainText('hello@emberlane.example');
  await page.goto('/about');
  await expect(log(page)).toContainText('hello@emberlane.example');
  await expect(field(page)).not.toBeFocused();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(open(other)).toBeVisible();
  await expect(log(other)).toBeHidden();
  await other.close();
});

test('CHAT-18 Talk to a person leads to the contact page, with the conversation at hand', async ({
  page,
}) => {
  await openChat(page);
  await field(page).fill('Can I book a consultation?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('consultation is free');
  await page.getByRole('button', { name: 'Talk to a person' }).first().click();
  await page.waitForURL('**/contact');
  await expect(page.getByLabel('Your Message')).toHaveValue(/Me: Can I book a consultation\?/);
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('consultation');
  await expect(assistant(page)).toBeHidden();
  await open(page).click();
  await expect(log(page)).toContainText('taken to the contact form');
});

test('CALLS-17 the chat asks no server: its parts load once, and asking makes no request', async ({
  page,
}) => {
  await page.goto('/services');
  // The last request of a page's start is the one for its manifest, which is then replaced.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^blob:/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.resourceType()}`));
  await open(page).click();
  await expect(log(page)).toBeVisible();
  expect(requests).toContain('GET script');
  expect(requests.filter((request) => !/^GET (script|stylesheet)$/.test(request))).toEqual([]);
  const loaded = requests.length;
  for (const question of ['Hello', 'What do you charge?', 'blorp']) {
    await expect(field(page)).toBeEnabled();
    await field(page).fill(question);
    await page.keyboard.press('Enter');
  }
  await expect(log(page)).toContainText("I'm not sure I fully understand");
  await page.getByRole('button', { name: 'Clear chat' }).click();
  expect(requests.slice(loaded)).toEqual([]);
});

test('a message typed and sent before the panel has arrived is answered', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assistant.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/services');
  await open(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Where are you located?');
  await page.keyboard.press('Enter');
  release();
  await expect(log(page)).toContainText('1 Lantern Yard');
  await expect(log(page).getByText('Where are you located?')).toHaveCount(1);
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [700, 900],
    [1440, 900],
  ] as const) {
    test(`DECISIONS-07 the cookie banner and the chat do not cover each other, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/services');
      const banner = page.getByRole('region', { name: 'Cookies' });
      const apart = async (part: ReturnType<typeof open>) => {
        const [a, b] = [await boxOf(banner), await boxOf(part)];
        return a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y;
      };
      await expect.poll(() => apart(open(page))).toBe(true);
      await open(page).click();
      await expect(log(page)).toBeAttached();
      await expect.poll(() => apart(assistant(page))).toBe(true);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('/services');
    await expect(open(page)).toBeHidden();
  });
});

for (const theme of themes) {
  test(`axe finds nothing in the loading, cleared and minimized chat, ${theme}`, async ({ page }) => {
    await useTheme(page, theme);
    await openChat(page);
    await page.getByRole('button', { name: 'How much do your services cost?' }).click();
    await expectNoAxeFindings(page);
    await expect(log(page)).toContainText('base prices');
    await page.getByRole('button', { name: 'Clear chat' }).click();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Minimize' }).click();
    await expectNoAxeFindings(page);
  });
}
