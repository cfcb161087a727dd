import type { Browser } from '@playwright/test';
import type { Driver } from './page';

/** A page of a browser that Playwright has built, or of Chromium. @param motion true where motion is welcome. */
export async function openInPlaywright(browser: Browser, motion = false): Promise<Driver> {
  const context = await browser.newContext({ reducedMotion: motion ? 'no-preference' : 'reduce' });
  const page = await context.newPage();
  // Only this machine is reached.
  await page.route(/^https:/, (route) => route.abort());
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector, { timeout: 3_000 }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    print: () => page.pdf({ format: 'A4' }),
    close: () => context.close(),
  };
}
