import type { Page } from '@playwright/test';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

const pages = [
  '/',
  routes.service('ai-training'),
  routes.caseStudies,
  routes.article('build-buy-or-wait'),
  routes.contact,
  routes.faq,
];

/** Opens a page, lets the font arrive after the first paint, and returns the layout shift. */
async function measureShift(page: Page, path: string): Promise<number> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await asked;
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await page.unrouteAll();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The observer reports past shifts a frame after it begins, and nothing where there was none.
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shift))));
      }),
  );
}

for (const width of [360, 390, 1440]) {
  test(`a font that arrives late moves little, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts: number[] = [];
    for (const path of pages) shifts.push(await measureShift(page, path));
    // A title that takes a line more in another font moves its page by up to 0.04. Without a standby font that was fitted
    // to ours, some of these pages move by 0.2 and more.
    expect(Math.max(...shifts), shifts.join(', ')).toBeLessThan(0.05);
  });
}
