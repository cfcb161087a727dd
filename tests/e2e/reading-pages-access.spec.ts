import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const looked = [
  '/case-studies',
  '/case-studies/financial-document-automation',
  '/about',
  '/faq',
  '/legal/cookies',
];
const clauses: Record<string, string> = {
  '/case-studies': 'CASES-01',
  '/case-studies/financial-document-automation': 'CASES-07',
  '/about': 'ABOUT-01',
  '/faq': 'ROUTE-07',
  '/legal/cookies': 'ROUTE-11',
};

for (const path of looked) {
  for (const theme of themes) {
    test(`${clauses[path]} ${path} has no axe finding in ${theme}, on a phone and on a desktop`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await useTheme(page, theme);
      for (const size of Object.values(viewports)) {
        await page.setViewportSize(size);
        await page.goto(path);
        await expectNoAxeFindings(page);
      }
    });
  }
}

test('ROUTE-10 ROUTE-07 ROUTE-11 no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    ...looked,
    '/case-studies/manufacturing-predictive-maintenance',
    '/case-studies/legal-lease-comparison',
    '/legal/privacy-policy',
    '/legal/terms-of-service',
  ]) {
    await page.goto(path);
    const { wide, seen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      seen: document.documentElement.clientWidth,
    }));
    expect([path, wide]).toEqual([path, seen]);
  }
});
