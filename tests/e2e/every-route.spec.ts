import { tabThrough } from '../support/covered-focus';
import { changed, halves, over, routes, templates } from '../support/every-route';
import { lostText, spaceText } from '../support/lost-text';
import { smallTargets } from '../support/small-targets';
import { expect, test, viewports } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } });
test.slow();

for (const [half, stops] of halves([...routes, ...changed]).entries()) {
  test(`at 320 px nothing scrolls sideways and no text is cut, with wide spacing too, part ${half + 1}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const found = await over(page, stops, async () => {
      const plain = await lostText(page);
      await spaceText(page);
      return [...plain, ...(await lostText(page)).map((line) => `spaced: ${line}`)];
    });
    expect(found).toEqual([]);
  });
}

/** A window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

for (const [size, viewport] of Object.entries({ ...viewports, zoomed })) {
  for (const [half, stops] of halves(size === 'desktop' ? templates : routes).entries()) {
    test(`nothing fixed covers what has focus, ${size}, part ${half + 1}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const found = await over(page, stops, () => tabThrough(page));
      expect(found).toEqual([]);
    });
  }
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });
  for (const [size, viewport] of Object.entries({ ...viewports, zoomed })) {
    test(`the cookie banner does not cover what has focus, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const found = await over(page, templates, () => tabThrough(page));
      expect(found).toEqual([]);
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });
  test('every control is large enough for a finger', async ({ page }) => {
    expect(await over(page, [...routes, ...changed], () => smallTargets(page))).toEqual([]);
  });
});
