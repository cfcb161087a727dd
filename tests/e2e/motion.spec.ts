import type { Page } from '@playwright/test';
import { home } from '@/content/site/home';
import * as routes from '@/lib/routes';
import { templates } from '../support/every-route';
import { menuLabel } from '../support/menu';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Notes on each page whether it came in with a view transition. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.arrived = event.viewTransition ? 'transition' : 'at once';
    });
  });
const arrived = (page: Page) => page.evaluate(() => document.documentElement.dataset.arrived);

test('with motion on, every text is fully visible before anyone scrolls', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  for (const { path } of templates) {
    await page.goto(path);
    await expect.poll(() => unfinished(page), { message: path }).toEqual([]);
  }
});

/** Texts of the parts that are transparent. The home page dims some branches of its first question on purpose. */
const unfinished = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => part.checkVisibility() && !part.closest('[aria-hidden="true"]'))
      .filter((part) => getComputedStyle(part).opacity !== '1')
      .map((part) => part.textContent || part.tagName),
  );

test('pages change with a transition, and links, Back and Forward work', async ({ page }) => {
  await noteTransitions(page);
  await page.goto('/');
  expect(await arrived(page)).toBe('at once');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: menuLabel(routes.about) }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => arrived(page)).toBe('transition');
  // At once: the picture of the old page takes no clicks.
  await menu.getByRole('link', { name: menuLabel(routes.contact) }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

/** Lines of drawings that are not drawn to their end. */
const undrawn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main svg path')].filter(
        (line) => getComputedStyle(line).clipPath !== 'none',
      ).length,
  );

test('the lane of a chart draws itself once when it comes into view, and stays', async ({ page }) => {
  await page.goto('/');
  // Engines without animation triggers show it complete.
  const plays = await page.evaluate(() => CSS.supports('animation-trigger: --in play-once'));
  expect(await undrawn(page)).toBe(plays ? 1 : 0);
  await page.getByText('Costs covered').scrollIntoViewIfNeeded();
  await expect.poll(() => undrawn(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await undrawn(page)).toBe(0);
});

test('with reduced motion, and in print, nothing moves and nothing is hidden', {
  tag: '@CONSTANTS-01',
}, async ({ page }) => {
  await noteTransitions(page);
  for (const media of [{ media: 'print' }, { media: 'screen', reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media);
    await page.goto('/');
    expect(await unfinished(page)).toEqual([]);
    if (media.media === 'print')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('link', { name: home.hero.actions[0].label }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => arrived(page)).toBe('at once');
});
