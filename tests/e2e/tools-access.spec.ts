import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

/** Every step and both results, as links. */
const states = {
  selector: ['', '?a=1.p', '?a=1.ps', '?a=1.psb', '?a=1.psbq', '?a=1.psbqm'].map(
    (query) => `/tools/service-selector${query}`,
  ),
  calculator: ['', '?a=1.a', '?a=1.am', '?a=1.amm', '?a=1.amms', '?a=1.ammsh3.6', '?a=1.ammsh3'].map(
    (query) => `/tools/pricing-calculator${query}`,
  ),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [tool, links] of Object.entries(states)) {
  for (const theme of themes) {
    test(`axe finds nothing at any step of the ${tool} in ${theme}, on a phone and on a desk`, async ({
      page,
    }) => {
      test.slow();
      await useTheme(page, theme);
      for (const viewport of Object.values(viewports)) {
        await page.setViewportSize(viewport);
        for (const [step, link] of links.entries()) {
          await page.goto(link);
          // Past the first client render, which is always the first step.
          if (step > 0) await expect(page.locator('h1, h2').first()).not.toHaveText('');
          if (step > 0) await expect(page.getByText(/^(Step 1 of 5)$/)).toHaveCount(0);
          await expectNoAxeFindings(page);
        }
      }
    });
  }

  test(`nothing of the ${tool} is wider than 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() =>
      localStorage.setItem('site.currency', JSON.stringify({ code: 'INR', by: 'visitor' })),
    );
    for (const link of links) {
      await page.goto(link);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, link).toBeLessThanOrEqual(320);
    }
  });
}

test('every control of both tools is at least 44 pixels high on a phone', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  for (const link of [...states.selector, ...states.calculator]) {
    await page.goto(link);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.getBoundingClientRect().height < 44)
          .map((button) => button.textContent),
      );
    expect(small, link).toEqual([]);
  }
});
