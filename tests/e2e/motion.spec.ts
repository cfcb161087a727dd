import type { Page } from '@playwright/test';
import { expect, test, viewports } from '../support/test';

/** Notes on each page whether the browser carried the old one over into it. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.arrived = event.viewTransition ? 'carried over' : 'at once';
    });
  });
const arrived = (page: Page) => page.evaluate(() => document.documentElement.dataset.arrived);

/** Parts of the page that are seen through, or lanes that are not drawn to their end; `here`: in mid-window only. */
const unfinished = (page: Page, here = false) =>
  page.evaluate((onlyHere) => {
    const isHere = (part: Element) => {
      const { top, height } = part.getBoundingClientRect();
      return Math.abs(top + height / 2 - window.innerHeight / 2) < window.innerHeight * 0.3;
    };
    return [...document.querySelectorAll('main *')]
      .filter((part) => part.checkVisibility() && (!onlyHere || isHere(part)))
      .filter((part) => {
        const { opacity, strokeDashoffset } = getComputedStyle(part);
        // The unlit branches of the first question are seen through on purpose; they are for sighted visitors only.
        const seenThrough = opacity !== '1' && !part.closest('[aria-hidden="true"]');
        return seenThrough || Number.parseFloat(strokeDashoffset) > 0;
      })
      .map((part) => part.textContent || part.tagName);
  }, here);

async function walkDown(page: Page) {
  for (let y = 0, end = 0; y <= end; y += 350) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    // What is jumped past stays back until it is seen, so the walk goes on when all is there.
    await expect.poll(() => unfinished(page, true)).toEqual([]);
    end = await page.evaluate(() => document.documentElement.scrollHeight);
  }
}

test('from page to page the browser carries over; links, Back and Forward lead where they say', async ({
  page,
}) => {
  await noteTransitions(page);
  await page.goto('/');
  expect(await arrived(page)).toBe('at once');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => arrived(page)).toBe('carried over');
  // At once: the picture of the old page takes no clicks and holds no focus.
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByLabel('Full Name').fill('Priya');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('parts and lanes below the first view come in once, and stay', async ({ page }) => {
  await page.goto('/');
  const quote = page.getByRole('figure').first();
  expect(Number(await quote.evaluate((part) => getComputedStyle(part).opacity))).toBe(0);
  await walkDown(page);
  await expect.poll(() => unfinished(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await unfinished(page)).toEqual([]);
});

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport });
    test(`nothing moves and nothing is held back, ${viewport.width} px wide`, async ({ page }) => {
      await noteTransitions(page);
      await page.goto('/');
      expect(await unfinished(page)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await page.getByRole('link', { name: 'Get Free Consultation' }).first().click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect.poll(() => arrived(page)).toBe('at once');
    });
  });
}

test('on paper everything is there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  expect(await unfinished(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('parts come in all the same', async ({ page }) => {
    await page.goto('/');
    const quotes = await page.getByRole('figure').all();
    expect(quotes.length).toBeGreaterThan(1);
    for (const quote of quotes) {
      await quote.scrollIntoViewIfNeeded();
      await expect(quote).toHaveCSS('opacity', '1');
    }
  });
});
