import { axeFindings } from '../support/axe';
import { tabThrough } from '../support/covered-focus';
import { drawingText } from '../support/drawing-text';
import { inTwoParts, pageStates, routes, templates, visitEach } from '../support/every-route';
import { lostText, spaceText } from '../support/lost-text';
import { smallTargets } from '../support/small-targets';
import { expect, test, themes, viewports } from '../support/test';

/** Sweeps over all pages and states of the site. Each visit looks at as much as it can. */

test.use({ allowedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } });
test.slow();

for (const [half, stops] of inTwoParts([...routes, ...pageStates]).entries()) {
  test(`HOME-09 axe finds nothing in any theme, on a phone and on a desktop, part ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(viewports.desktop);
    const found = await visitEach(page, stops, async () => {
      const lines: string[] = [];
      for (const [size, viewport] of Object.entries(viewports)) {
        await page.setViewportSize(viewport);
        lines.push(...(await axeFindings(page)).map((line) => `${size}: ${line}`));
        // Themes change colors only.
        for (const theme of themes) {
          await page.evaluate((name) => document.body.setAttribute('class', name), theme);
          lines.push(
            ...(await axeFindings(page, ['color-contrast'])).map((line) => `${size}, ${theme}: ${line}`),
          );
        }
      }
      await page.setViewportSize(viewports.desktop);
      return lines;
    });
    expect(found).toEqual([]);
  });

  test(`HOME-09 at 320 px nothing scrolls sideways and no text is cut, with wide spacing too, part ${half + 1}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const found = await visitEach(page, stops, async () => {
      const plain = await lostText(page);
      await spaceText(page);
      return [...plain, ...(await lostText(page)).map((line) => `spaced: ${line}`)];
    });
    expect(found).toEqual([]);
  });

  test(`text in drawings can be read from 320 to 1920 px, and no page scrolls sideways, part ${half + 1}`, async ({
    page,
  }) => {
    const found = await visitEach(page, stops, async () => {
      const lines: string[] = [];
      for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        lines.push(...(await drawingText(page)).map((line) => `at ${width} px, ${line}`));
      }
      return lines;
    });
    expect(found).toEqual([]);
  });
}

/** A window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

for (const [size, viewport] of Object.entries({ ...viewports, zoomed })) {
  for (const [half, stops] of inTwoParts(size === 'desktop' ? templates : routes).entries()) {
    test(`nothing fixed covers what has focus, ${size}, part ${half + 1}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const found = await visitEach(page, stops, () => tabThrough(page));
      expect(found).toEqual([]);
    });
  }
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });
  for (const [size, viewport] of Object.entries({ ...viewports, zoomed })) {
    test(`the cookie banner does not cover what has focus, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const found = await visitEach(page, templates, () => tabThrough(page));
      expect(found).toEqual([]);
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });
  test('every control is large enough for a finger', async ({ page }) => {
    expect(await visitEach(page, [...routes, ...pageStates], () => smallTargets(page))).toEqual([]);
  });
});
