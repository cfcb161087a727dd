import type { Page } from '@playwright/test';
import { home } from '@/content/site/home';
import * as routes from '@/lib/routes';
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

/** Texts that are transparent. */
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
  await expect.poll(() => unfinished(page)).toEqual([]);
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

test('with reduced motion, and in print, nothing moves and nothing is hidden', {
  tag: '@CONSTANTS-01',
}, async ({ page }) => {
  await noteTransitions(page);
  for (const media of [{ media: 'print' }, { media: 'screen', reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media);
    await page.goto('/');
    expect(await unfinished(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('link', { name: home.hero.actions[0].label }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => arrived(page)).toBe('at once');
});
