import type { Page } from '@playwright/test';

/**
 * Waits until React has attached to the page, which nothing on it shows: before that a press is lost and a form is
 * a plain post.
 *
 * @param selector of an element whose handlers the test needs; a page without it is taken as it stands.
 */
export async function waitForHydration(page: Page, selector = 'header button'): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element === null || Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
