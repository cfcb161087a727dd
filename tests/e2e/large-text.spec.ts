import { inParts, pageStates, templates, visitEach } from '../support/every-route';
import { launchChromium } from '../support/launch';
import { lostText } from '../support/lost-text';
import { expect, test } from '../support/test';

// What the browser's own setting does: text of twice the size, and breakpoints in rem that follow it.
test.use({
  allowedErrors: [/Failed to load resource/],
  launchOptions: launchChromium('--blink-settings=defaultFontSize=32'),
});
test.slow();

// The words of every page are seen at 320 px by every-route.spec.ts, which is the same layout.
for (const [part, stops] of inParts([...templates, ...pageStates]).entries()) {
  test(`text of 200 % loses nothing, part ${part + 1}`, { tag: '@full' }, async ({ page }) => {
    const found = await visitEach(page, stops, async () => {
      const lines: string[] = [];
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 800 });
        lines.push(...(await lostText(page)).map((line) => `at ${width} px, ${line}`));
      }
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      return lines;
    });
    expect(found).toEqual([]);
  });
}
