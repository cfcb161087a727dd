import type { Page } from '@playwright/test';
import { axeFindings, axeInThemes, contrastInThemes } from '../support/axe';
import { tabThrough } from '../support/covered-focus';
import { inParts, routes, statesAfterFirstVisit, templates, tools, visitEach } from '../support/every-route';
import {
  LARGE_TEXT,
  largeTextFindings,
  lostText,
  SPACED_TEXT,
  styleText,
  textLostInPrint,
} from '../support/lost-text';
import { unseenText } from '../support/painted-text';
import { expect, test, viewports } from '../support/test';

/**
 * Walks over the site, each of which looks at as much as it can on one visit. Content differs on every page, so every
 * page is seen once by axe, in its narrowest form and with spaced text. What templates share (colors, what is fixed to
 * the window, sizes of controls) is seen on a page of each kind and in each state.
 */
test.use({ allowedErrors: [/Failed to load resource/] });
test.slow();

for (const [part, stops] of inParts(templates).entries()) {
  test(`on a page of each kind axe finds no problem, part ${part + 1}`, async ({ page }) => {
    expect(await visitEach(page, stops, () => axeFindings(page))).toEqual([]);
  });
}

/** Text that has the color of its background where the browser chooses the colors. */
async function unseenInForcedColors(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const [colorScheme, size] of [
    ['dark', viewports.phone],
    ['light', viewports.desktop],
  ] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.setViewportSize(size);
    lines.push(...(await unseenText(page)).map((line) => `in forced colors, ${colorScheme}: ${line}`));
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return lines;
}

const kinds = [...templates, ...statesAfterFirstVisit];

const others = routes.filter((route) => !templates.includes(route));

for (const [part, stops] of inParts([...kinds, ...others], 4).entries()) {
  test(`axe finds no problem on any page in any theme, and no text is cut off or hidden, part ${part + 1}`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(400_000);
    const found = await visitEach(page, stops, async (stop) => {
      const isOther = others.includes(stop);
      // The test above has seen templates in the first theme.
      const lines = templates.includes(stop) ? [] : await axeFindings(page);
      if (!isOther) lines.push(...(await unseenInForcedColors(page)), ...(await contrastInThemes(page)));
      await page.setViewportSize({ width: 320, height: 640 });
      lines.push(...(await lostText(page)), ...(await textLostInPrint(page)));
      await styleText(page, SPACED_TEXT);
      lines.push(...(await lostText(page)).map((line) => `spaced: ${line}`));
      await styleText(page, LARGE_TEXT);
      lines.push(...(await largeTextFindings(page, templates.includes(stop) ? undefined : [390])));
      await page.setViewportSize(viewports.desktop);
      return lines;
    });
    expect(found).toEqual([]);
  });
}

/** A window of 1280 by 1024 at 400 %. */
const sizes = { ...viewports, zoomed: { width: 320, height: 256 } };

for (const [size, viewport] of Object.entries(sizes)) {
  test(`no fixed element covers the focused element, ${size}`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    expect(await visitEach(page, [...templates, ...tools], () => tabThrough(page))).toEqual([]);
  });
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });
  test('the cookie banner does not cover the focused element, and axe finds no problem in it', {
    tag: ['@full', '@DECISIONS-07'],
  }, async ({ page }) => {
    const stops = templates.filter(({ path }) => /^\/($|contact$|faq$|blog$|tools\/p)/.test(path));
    expect(stops.length).toBeGreaterThan(3);
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      expect(await visitEach(page, stops, () => tabThrough(page))).toEqual([]);
      expect(await axeInThemes(page)).toEqual([]);
    }
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });
  for (const [part, stops] of inParts(kinds).entries()) {
    test(`by touch axe finds no problem, and every control is large enough, part ${part + 1}`, {
      tag: '@full',
    }, async ({ page }) => {
      const look = async () => [...(await axeFindings(page)), ...(await axeFindings(page, ['target-size']))];
      expect(await visitEach(page, stops, look)).toEqual([]);
    });
  }
});
