import puppeteer from 'puppeteer-core';
import type { Driver } from './page';

/**
 * Starts Firefox, steered over WebDriver BiDi. A dead proxy blocks every other machine.
 *
 * @param motion true where motion is welcome.
 */
export async function openFirefox(executablePath: string, motion: boolean): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'ui.prefersReducedMotion': motion ? 0 : 1,
      // As in the other engines, and on phones.
      'ui.useOverlayScrollbars': 1,
    },
  });
  const page = await browser.newPage();
  return {
    // Sometimes Firefox never reports that a page has loaded. The second try succeeds.
    goto: async (url) => {
      const load = () => page.goto(url, { waitUntil: 'load', timeout: 15_000 });
      await load().catch(load);
    },
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    print: async () => Buffer.from(await page.pdf({ format: 'A4' })),
    close: () => browser.close(),
  };
}
