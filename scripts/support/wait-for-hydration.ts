import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page. Before that, clicks are lost and forms are plain posts, and nothing on the
 * page tells.
 *
 * @param selector of an element whose handlers the test needs; a page without it counts as hydrated.
 */
export async function waitForHydration(page: Page, selector = 'header button'): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element === null || Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
