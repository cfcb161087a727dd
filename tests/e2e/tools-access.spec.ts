import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

/** Every step and both results: a link, and the heading that shows when the page has read it. */
const states: Record<string, [string, string][]> = {
  '/tools/service-selector': [
    ['', 'What should AI do for you first?'],
    ['?a=1.p', 'How many people work with you?'],
    ['?a=1.ps', 'How much AI is in use today?'],
    ['?a=1.psb', 'How do you want to go about it?'],
    ['?a=1.psbq', 'How large is the budget?'],
    ['?a=1.psbqm', 'Workflow Automation'],
  ],
  '/tools/pricing-calculator': [
    ['', 'What should we do?'],
    ['?a=1.a', 'How many people will use it?'],
    ['?a=1.am', 'How long should the work run?'],
    ['?a=1.amm', 'How much support do you want?'],
    ['?a=1.amms', 'How much must it fit your own systems?'],
    ['?a=1.ammsh3.6', 'Anything to add?'],
    ['?a=1.ammsh3', 'Your estimate: Workflow Automation'],
  ],
};

async function open(page: Page, path: string, [query, heading]: [string, string]) {
  await page.goto(path + query);
  await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, steps] of Object.entries(states)) {
  for (const theme of themes) {
    test(`axe finds nothing at any step of ${path} in ${theme}`, async ({ page }) => {
      test.slow();
      await useTheme(page, theme);
      for (const [index, step] of steps.entries()) {
        // The steps are built alike: each is looked at in one width, the result in both.
        const result = index === steps.length - 1;
        for (const [width, viewport] of Object.values(viewports).entries()) {
          if (!result && index % 2 !== width) continue;
          await page.setViewportSize(viewport);
          await open(page, path, step);
          await expectNoAxeFindings(page);
        }
      }
    });
  }

  test(`nothing of ${path} is wider than 320 pixels, and controls are 44 pixels high`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() =>
      localStorage.setItem('site.currency', JSON.stringify({ code: 'INR', by: 'visitor' })),
    );
    for (const step of steps) {
      await open(page, path, step);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, step[1]).toBeLessThanOrEqual(320);
      const small = await page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.getBoundingClientRect().height < 44)
            .map((button) => button.textContent),
        );
      expect(small, step[1]).toEqual([]);
    }
  });
}
