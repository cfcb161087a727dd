import type { Page } from '@playwright/test';
import { indexedPaths } from '../../content/paths';
import {
  clippedText,
  coveredFocus,
  overlappingText,
  sidewaysScroll,
  smallTargets,
  watchFocus,
} from '../support/layout';
import { onePerTemplate } from '../support/pages';
import { enter, states } from '../support/states.mjs';
import { expect, test, viewports } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } });

const routes = indexedPaths.map((path) => ({ name: path, path }));
const templates = onePerTemplate(indexedPaths).map((path) => ({ name: path, path }));
const changed = states.filter(({ firstVisit }) => !firstVisit);
const unchanged = changed.filter(({ act }) => !act);

/** Text of the size that a visitor may set, and the spacing of WCAG 1.4.12. */
const LARGE = 'html { font-size: 200% !important }';
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important } svg * { letter-spacing: inherit !important; word-spacing: normal !important }`;

type Stop = { name: string; path: string };

/** Goes to each page in turn and collects what is found there. */
async function over(page: Page, stops: readonly Stop[], look: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const stop of stops) {
    if ('only' in stop && stop.only !== ((page.viewportSize()?.width ?? 0) < 1120 ? 'phone' : 'desktop'))
      continue;
    await page.unroute('**/api/contact');
    await enter(page, stop);
    found.push(...(await look()).map((line) => `${stop.name}: ${line}`));
  }
  return found;
}

/** Adds a visitor's own style sheet; the page's policy has no say in it. */
const styled = (page: Page, css = '') =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Cuts a list so that two workers share it. */
const halves = <T>(list: readonly T[]) => [0, 1].map((half) => list.filter((_, index) => index % 2 === half));

for (const [half, stops] of halves([...routes, ...changed]).entries()) {
  test(`SHELL-01 ROUTE-14 at 320 px nothing scrolls sideways and no text is cut, part ${half + 1}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const found = await over(page, stops, async () => [
      ...(await sidewaysScroll(page)),
      ...(await clippedText(page)),
      ...(await overlappingText(page)),
    ]);
    expect(found).toEqual([]);
  });
}

for (const width of [1280, 640]) {
  for (const [half, stops] of halves([...(width === 640 ? routes : templates), ...unchanged]).entries()) {
    test(`text of 200 % and wide spacing lose nothing at ${width} px, part ${half + 1}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const found = await over(page, stops, async () => {
        const lines: string[] = [];
        for (const [what, content] of [
          ['200 %', LARGE],
          ['spaced', SPACED],
        ]) {
          await styled(page, content);
          for (const look of [sidewaysScroll, clippedText, overlappingText])
            lines.push(...(await look(page)).map((line) => `${what}: ${line}`));
        }
        return lines;
      });
      expect(found).toEqual([]);
    });
  }
}

for (const [size, viewport] of Object.entries({
  ...viewports,
  '400 % zoom': { width: 320, height: 256 },
})) {
  for (const [half, stops] of halves(size === 'desktop' ? templates : routes).entries()) {
    test(`nothing fixed covers what has focus, ${size}, part ${half + 1}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const found = await over(page, stops, async () => {
        const presses = await watchFocus(page);
        for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
        return coveredFocus(page);
      });
      expect(found).toEqual([]);
    });
  }
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });
  test('every control is large enough for a finger', async ({ page }) => {
    test.slow();
    expect(await over(page, [...routes, ...changed], () => smallTargets(page))).toEqual([]);
  });
});
