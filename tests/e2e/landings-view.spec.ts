import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { sharedFaq } from '@/content/faq';
import { industries } from '@/content/industries';
import { industriesOverview } from '@/content/industries-overview';
import type { LandingPage } from '@/content/landing-page/schema';
import { matchingStudies } from '@/lib/landing/select';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const pages: { path: string; content: LandingPage }[] = [
  { path: '/industries', content: industriesOverview },
  ...industries.map(({ ctaLink, page }) => ({ path: ctaLink, content: page })),
  ...audiences.map(({ ctaLink, page }) => ({ path: ctaLink, content: page })),
];

for (const theme of themes) {
  for (const [name, viewport] of Object.entries(viewports)) {
    test(`axe finds nothing on industry and audience pages in ${theme} on a ${name}`, async ({ page }) => {
      await useTheme(page, theme);
      await page.setViewportSize(viewport);
      for (const path of ['/industries', '/industries/manufacturing', '/solutions/startups']) {
        await page.goto(path);
        await expectNoAxeFindings(page);
      }
    });
  }
}

for (const theme of themes) {
  test(`a landing page prints in ink on white, without what belongs to the screen (${theme})`, async ({
    page,
  }) => {
    await useTheme(page, theme);
    await page.goto('/industries/manufacturing');
    await page.emulateMedia({ media: 'print' });
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(closing).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(closing.getByRole('heading')).toHaveCSS('color', 'rgb(16, 23, 26)');
    // A bar that stays in the window would lie on the text of every sheet.
    await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0);
  });
}

for (const { path } of pages) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path} has its headings in order`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, content } of pages) {
    test(`${path} shows all of its text`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(content.hero.lead)).toBeVisible();
      for (const section of content.sections) {
        if (section.kind === 'studies' && matchingStudies(caseStudies, section.match).length === 0) continue;
        const region = main.getByRole('region', { name: section.title, exact: true });
        await expect(region).toBeVisible();
        if (section.lead) await expect(region.getByText(section.lead)).toBeVisible();
        if (section.kind === 'faq')
          for (const position of section.positions)
            await expect(region.getByText(sharedFaq[position - 1]?.answer ?? '-')).toBeVisible();
        if (section.kind === 'points' || section.kind === 'features' || section.kind === 'models')
          for (const { title, description } of section.items) {
            await expect(region.getByRole('heading', { name: title, exact: true })).toBeVisible();
            await expect(region.getByText(description, { exact: true })).toBeVisible();
          }
      }
      await expect(main.getByText(content.closing.lead)).toBeVisible();
    });
  }
});
