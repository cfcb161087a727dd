import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A folder up from the package's file, which its exports hide from require. */
const file = join(process.cwd(), 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js');
const ADDRESS = '/virtual-screen-reader.js';

type Reader = {
  start: (options: { container: Element }) => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
};

/** What a screen reader would say on a page; it follows focus and live regions. */
export type ScreenReader = {
  /** Everything said since the last call. */
  heard: () => Promise<string[]>;
};

/** Starts a virtual screen reader on the page that is open. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  // From the page's own origin, since its policy loads scripts from nowhere else.
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') }),
  );
  await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as { virtual: Reader };
    Object.assign(window, { reader: virtual });
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  }, ADDRESS);
  return {
    heard: () =>
      page.evaluate(async () => {
        const { reader } = window as unknown as { reader: Reader };
        const phrases = await reader.spokenPhraseLog();
        await reader.clearSpokenPhraseLog();
        return phrases;
      }),
  };
}
