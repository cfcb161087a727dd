import { inParts, templates, tools, visitEach } from '../support/every-route';
import { launchChromium } from '../support/launch-chromium';
import { largeTextFindings } from '../support/lost-text';
import { expect, test } from '../support/test';

/** The browser's own setting, which no style sheet can make: its letters grow and no other size does. */
test.use({ launchOptions: launchChromium('--blink-settings=minimumFontSize=32') });

for (const [part, stops] of inParts([...templates, ...tools]).entries())
  test(`no text is lost at a minimum font of 32 px, part ${part + 1}`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(180_000);
    expect(await visitEach(page, stops, () => largeTextFindings(page))).toEqual([]);
  });
