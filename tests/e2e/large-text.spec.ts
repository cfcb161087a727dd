import type { Page } from '@playwright/test';
import config from '../../playwright.config';
import { changed, halves, over, routes, templates } from '../support/every-route';
import { clippedText, overlappingText, sidewaysScroll } from '../support/layout';
import { expect, test } from '../support/test';

const { launchOptions } = config.use ?? {};

// What the browser's own setting does: text of twice the size, and breakpoints in rem that follow it.
test.use({
  allowedErrors: [/Failed to load resource/],
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});
test.slow();

/** The spacing of WCAG 1.4.12; words in a drawing keep theirs, as the drawing is one picture. */
const SPACED = `*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Adds a visitor's own style sheet; the page's policy has no say in it. */
const styled = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

async function lost(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of [sidewaysScroll, clippedText, overlappingText]) found.push(...(await look(page)));
  return found;
}

for (const width of [1280, 640]) {
  const stops = [...(width === 640 ? routes : templates), ...changed];
  for (const [half, own] of halves(stops).entries()) {
    test(`SHELL-01 text of 200 %, and wide spacing, lose nothing at ${width} px, part ${half + 1}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const found = await over(page, own, async () => {
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        const large = await lost(page);
        await styled(page, SPACED);
        return [...large, ...(await lost(page)).map((line) => `spaced: ${line}`)];
      });
      expect(found).toEqual([]);
    });
  }
}
