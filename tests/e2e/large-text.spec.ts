import config from '../../playwright.config';
import { inTwoParts, pageStates, routes, templates, visitEach } from '../support/every-route';
import { lostText } from '../support/lost-text';
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

for (const width of [1280, 640]) {
  const stops = [...(width === 640 ? routes : templates), ...pageStates];
  for (const [half, own] of inTwoParts(stops).entries()) {
    test(`text of 200 % loses nothing at ${width} px, part ${half + 1}`, { tag: '@full' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const found = await visitEach(page, own, async () => {
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        return lostText(page);
      });
      expect(found).toEqual([]);
    });
  }
}
