import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
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

for (const path of ['/', '/services/ai-training', '/contact', '/legal/cookies', '/no/such/page']) {
  test.describe(() => {
    test.use({ allowedErrors: [/404/] });
    test(`SHELL-14 the chat floats in the bottom-right corner of ${path}`, async ({ page }) => {
      await page.setViewportSize(viewports.desktop);
      await page.goto(path);
      const box = await open(page).boundingBox();
      expect(box).toMatchObject({ width: 56, height: 56 });
      expect(1440 - (box?.x ?? 0) - 56).toBeLessThanOrEqual(24);
      expect(900 - (box?.y ?? 0) - 56).toBeLessThanOrEqual(24);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      expect(await open(page).boundingBox()).toEqual(box);
    });
  });
}

test('CHAT-01 CHAT-06 CHAT-07 with the real delay: asked, typing, answered a second later', async ({
  page,
}) => {
  await openChat(page);
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

test.describe('for a visitor in Britain', () => {
  test.use({ country: 'GB' });
  test('prices in replies follow the currency of the visitor', async ({ page }) => {
    await page.goto('/services');
    await page.evaluate(() => localStorage.setItem('site.currency', '{"code":"GBP","by":"visitor"}'));
    await openChat(page);
    await page.getByRole('button', { name: 'How much do your services cost?' }).click();
    await expect(log(page)).toContainText('£5,925.00');
  });
});

test('CHAT-02 the panel is 30rem high and lies within the window', async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await openChat(page);
  expect(await assistant(page).boundingBox()).toMatchObject({ width: 376, height: 480 });
});

/** Waits until the button has looked at the place where the page stands now, and has moved. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 3; count += 1) await frame();
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
  });

/** Texts of the controls and answers of the page that the button covers, where the page stands now. */
const underButton = (page: Page) =>
  open(page).evaluate((button) => {
    const cover = button.getBoundingClientRect();
    const meets = (box: DOMRect) =>
      box.left < cover.right && cover.left < box.right && box.top < cover.bottom && cover.top < box.bottom;
    const controls = [...document.querySelectorAll('main, footer')].flatMap((part) => [
      ...part.querySelectorAll('a, button, input, select, textarea, label'),
    ]);
    // An answer is a region named by its question; what counts is where its words are.
    const answers = [...document.querySelectorAll('main [role="region"] p')].map((answer) => {
      const words = document.createRange();
      words.selectNodeContents(answer);
      return { text: answer.textContent, boxes: [...words.getClientRects()] };
    });
    return [
      ...controls.map((control) => ({ text: control.textContent, boxes: [...control.getClientRects()] })),
      ...answers,
    ]
      .filter(({ boxes }) => boxes.some(meets))
      .map(({ text }) => text);
  });

for (const viewport of [viewports.phone, { width: 320, height: 640 }, { width: 768, height: 900 }]) {
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport });
    for (const path of ['/', '/contact', '/faq']) {
      test(`SHELL-14 the chat button lies on no control and no answer of ${path}, ${viewport.width} px wide`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(open(page)).toBeVisible();
        const covered: string[] = [];
        for (let y = 0, end = 0; y <= end; y += 83) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
          await settled(page);
          covered.push(...(await underButton(page)).map((text) => `${y}: ${text}`));
          end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight + 83);
        }
        expect(covered).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      });
    }

    test(`in the page's margin the chat button still opens the chat, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.goto('/');
      const answer = page.getByRole('link', { name: /Make the AI we have work better/ });
      await answer.evaluate((link) => {
        const { bottom } = link.getBoundingClientRect();
        window.scrollBy({ top: bottom + 12 - window.innerHeight, behavior: 'instant' });
      });
      await settled(page);
      const [button, link] = [await open(page).boundingBox(), await answer.boundingBox()];
      expect(button?.x).toBeGreaterThanOrEqual((link?.x ?? 0) + (link?.width ?? 0));
      await open(page).click();
      await expect(log(page)).toBeVisible();
    });
  });
}

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]) {
  test(`at ${width} by ${height} the panel fits, and field and close stay in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openChat(page);
    for (const part of [assistant(page), field(page), page.getByRole('button', { name: 'Close' })]) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(width);
    await field(page).fill('Where are you located?');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('1 Lantern Yard')).toBeInViewport();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(open(page)).toBeFocused();
  });
}

test('CHAT-03 CHAT-04 by keyboard alone: open, ask, minimize, maximize, Escape', async ({ page }) => {
  await page.goto('/services');
  await open(page).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('When were you founded?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('2022');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Minimize' }).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Maximize' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toContainText('2022');
  await page.keyboard.press('Escape');
  await expect(assistant(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
});

test('the panel holds no focus: Tab leads on from its last control and back into the page', async ({
  page,
}) => {
  await openChat(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hide chat' })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

for (const viewport of [viewports.desktop, viewports.phone]) {
  test(`no link of the page has focus under the panel, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openChat(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const links = page.locator('main a:visible, main button:visible, footer a:visible');
    const count = await links.count();
    expect(count).toBeGreaterThan(10);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const covered = () =>
        page.evaluate(() => {
          const panel = document.querySelector('.chat-panel')?.getBoundingClientRect();
          const focused = document.activeElement;
          // Past the last stop of the page nothing has focus but the body.
          if (!panel || !focused || focused === document.body) return false;
          if (focused.closest('aside, header')) return false;
          const at = focused.getBoundingClientRect();
          return (
            at.left < panel.right && panel.left < at.right && at.top < panel.bottom && panel.top < at.bottom
          );
        });
      await expect.poll(covered).toBe(false);
    }
  });
}

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
  const message = page.getByLabel('Your Message');
  await expect(message).toHaveValue(/Me: Can I book a consultation\?/);
  await expect(message).toBeEditable();
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
  const before: string[] = [];
  const watch = (list: string[]) =>
    page.on('request', (request) => list.push(`${request.method()} ${request.resourceType()}`));
  watch(before);
  await open(page).click();
  await expect(log(page)).toBeVisible();
  expect(new Set(before)).toEqual(new Set(['GET script']));
  const after: string[] = [];
  watch(after);
  for (const question of ['Hello', 'What do you charge?', 'blorp']) {
    await expect(field(page)).toBeEnabled();
    await field(page).fill(question);
    await page.keyboard.press('Enter');
  }
  await expect(log(page)).toContainText("I'm not sure I fully understand");
  await page.getByRole('button', { name: 'Clear chat' }).click();
  expect(after).toEqual([]);
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

test.describe('when the knowledge does not load', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test('the visitor is led to the contact page', async ({ page }) => {
    await page.route('**/assistant.js', (route) => route.abort());
    await page.goto('/services');
    await open(page).click();
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });
  for (const viewport of [
    viewports.phone,
    { width: 320, height: 568 },
    { width: 700, height: 900 },
    viewports.desktop,
  ]) {
    test(`DECISIONS-07 the cookie banner and the chat do not cover each other, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/services');
      const banner = page.getByRole('region', { name: 'Cookies' });
      await expect(banner).toBeVisible();
      const apart = async (part: ReturnType<typeof open>) => {
        const [a, b] = [await banner.boundingBox(), await part.boundingBox()];
        if (!a || !b) throw new Error('not on screen');
        return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      };
      await expect.poll(() => apart(open(page))).toBe(true);
      await open(page).click();
      await expect(log(page)).toBeAttached();
      await expect.poll(() => apart(assistant(page))).toBe(true);
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('CHAT-07 the three dots stand still', async ({ page }) => {
    await openChat(page);
    await page.getByRole('button', { name: 'What services do you offer?' }).click();
    const dots = page.locator('.chat-dots > span');
    await expect(dots).toHaveCount(3);
    expect(await dots.first().evaluate((dot) => getComputedStyle(dot).animationName)).toBe('none');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('/services');
    await expect(open(page)).toBeHidden();
  });
});

for (const theme of themes) {
  test(`axe finds nothing in the open, loading and minimized chat, ${theme}`, async ({ page }) => {
    await useTheme(page, theme);
    await openChat(page);
    await expectNoAxeFindings(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'How much do your services cost?' }).click();
    await expect(field(page)).toBeDisabled();
    await expectNoAxeFindings(page);
    await page.clock.runFor(1100);
    await expect(log(page)).toContainText('base prices');
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Clear chat' }).click();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Minimize' }).click();
    await expectNoAxeFindings(page);
  });
}
