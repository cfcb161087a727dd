import type { Page } from '@playwright/test';
import { axeFindings, axeInThemes } from '../support/axe';
import { tabThrough } from '../support/covered-focus';
import { drawingText } from '../support/drawing-text';
import { inTwoParts, pageStates, routes, templates, visitEach } from '../support/every-route';
import { snifferFindings } from '../support/html-codesniffer';
import { lostText, spaceText } from '../support/lost-text';
import { smallTargets } from '../support/small-targets';
import { expect, test, viewports } from '../support/test';

/** Sweeps over all pages and states of the site. Each visit looks at as much as it can. */

test.use({ allowedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } });
test.slow();

/** What axe finds on a phone and on a desktop, in every theme. */
async function axeEverywhere(page: Page) {
  const lines: string[] = [];
  for (const [size, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    lines.push(...(await axeInThemes(page)).map((line) => `${size}: ${line}`));
  }
  return lines;
}

for (const [half, stops] of inTwoParts(templates).entries()) {
  test(`on a page of each kind axe finds nothing, and at 320 px no text is cut, part ${half + 1}`, async ({
    page,
  }) => {
    const found = await visitEach(page, stops, async () => {
      const lines = await axeFindings(page);
      await page.setViewportSize({ width: 320, height: 640 });
      lines.push(...(await lostText(page)));
      await page.setViewportSize(viewports.desktop);
      return lines;
    });
    expect(found).toEqual([]);
  });
}

for (const [half, stops] of inTwoParts([...templates, ...pageStates]).entries()) {
  test(`axe finds nothing in any theme, on a phone and on a desktop, part ${half + 1}`, {
    tag: ['@full', '@HOME-09', '@CONTACT-06', '@CONTACT-10', '@CONTACT-13', '@CONTACT-20', '@CONTACT-21'],
  }, async ({ page }) => {
    test.setTimeout(1_200_000);
    expect(await visitEach(page, stops, () => axeEverywhere(page))).toEqual([]);
  });
}

for (const [half, stops] of inTwoParts([...routes, ...pageStates]).entries()) {
  test(`drawings can be read at every width, and no text is cut at 320 px, part ${half + 1}`, {
    tag: ['@full', '@HOME-09', '@BLOG-10', '@CASES-03', '@CASES-07'],
  }, async ({ page }) => {
    test.setTimeout(300_000);
    const found = await visitEach(page, stops, async () => {
      const lines: string[] = [];
      for (const width of [1920, 1440, 1280, 1024, 768, 640, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        lines.push(...(await drawingText(page)).map((line) => `at ${width} px, ${line}`));
      }
      await page.setViewportSize({ width: 320, height: 640 });
      lines.push(...(await lostText(page)));
      await spaceText(page);
      lines.push(...(await lostText(page)).map((line) => `spaced: ${line}`));
      await page.setViewportSize(viewports.desktop);
      return lines;
    });
    expect(found).toEqual([]);
  });
}

/** The other pages of each template differ in their content; one look of axe each is enough. */
const others = routes.filter((route) => !templates.includes(route));
test('axe finds nothing on any other page, and HTML_CodeSniffer no error on any page or state', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(1_200_000);
  expect(await visitEach(page, others, () => axeFindings(page))).toEqual([]);
  expect(await visitEach(page, [...routes, ...pageStates], () => snifferFindings(page))).toEqual([]);
});

/** A window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

for (const [size, viewport] of Object.entries({ ...viewports, zoomed })) {
  for (const [half, stops] of inTwoParts(size === 'desktop' ? templates : routes).entries()) {
    test(`nothing fixed covers what has focus, ${size}, part ${half + 1}`, { tag: '@full' }, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const found = await visitEach(page, stops, () => tabThrough(page));
      expect(found).toEqual([]);
    });
  }
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });
  for (const [size, viewport] of Object.entries({ ...viewports, zoomed })) {
    test(`the cookie banner does not cover what has focus, ${size}`, { tag: '@full' }, async ({ page }) => {
      await page.setViewportSize(viewport);
      expect(await visitEach(page, templates, () => tabThrough(page))).toEqual([]);
    });
  }
  test('axe finds nothing while the cookie banner is there', { tag: ['@full', '@DECISIONS-07'] }, async ({
    page,
  }) => {
    expect(await visitEach(page, [{ name: 'first visit', path: '/' }], () => axeEverywhere(page))).toEqual(
      [],
    );
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });
  test('every control is large enough for a finger', { tag: '@full' }, async ({ page }) => {
    expect(await visitEach(page, [...routes, ...pageStates], () => smallTargets(page))).toEqual([]);
  });
});
