import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { sharedFaq } from '@/content/faq';
import { industries } from '@/content/industries';
import { industriesOverview } from '@/content/industries-overview';
import type { LandingPage } from '@/content/landing-page/schema';
import { services } from '@/content/services';
import { matchingStudies } from '@/lib/landing/matching';
import { expect, test, themes, useTheme, viewports } from '../support/test';

const pages: { path: string; content: LandingPage }[] = [
  { path: '/industries', content: industriesOverview },
  ...industries.map(({ ctaLink, page }) => ({ path: ctaLink, content: page })),
  ...audiences.map(({ ctaLink, page }) => ({ path: ctaLink, content: page })),
  ...services.map(({ url, page }) => ({ path: url, content: page })),
];

for (const theme of themes) {
  test(`a landing page prints in ink on white, without the controls of the screen (${theme})`, async ({
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, content } of pages) {
    test(`${path} shows all of its text, and one picture on a phone and on a desktop`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(content.hero.lead)).toBeVisible();
      for (const section of content.sections) {
        if (section.kind === 'case-studies' && matchingStudies(caseStudies, section.match).length === 0)
          continue;
        const region = main.getByRole('region', { name: section.title, exact: true });
        await expect(region).toBeVisible();
        if (section.lead) await expect(region.getByText(section.lead)).toBeVisible();
        if (section.kind === 'faq')
          for (const position of section.positions)
            await expect(region.getByText(sharedFaq[position - 1]?.answer ?? '-')).toBeVisible();
        if (['text-columns', 'features', 'engagement-models'].includes(section.kind) && 'items' in section)
          for (const item of section.items)
            if (typeof item === 'object' && 'title' in item) {
              await expect(region.getByRole('heading', { name: item.title, exact: true })).toBeVisible();
              await expect(region.getByText(item.description, { exact: true })).toBeVisible();
            }
      }
      await expect(main.getByText(content.closing.lead)).toBeVisible();

      const { figure } = content.hero;
      for (const viewport of figure ? Object.values(viewports) : []) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('img', { name: figure?.alt, exact: true })).toHaveCount(1);
        await expect(page.getByRole('img', { name: figure?.alt, exact: true })).toBeVisible();
        await expect(page.getByRole('figure').first()).toContainText(figure?.note ?? '-');
      }
    });
  }
});
