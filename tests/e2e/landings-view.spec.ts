import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { sharedFaq } from '@/content/faq';
import { industries } from '@/content/industries';
import { industriesOverview } from '@/content/industries-overview';
import type { LandingPage } from '@/content/schema';
import { matchingStudies } from '@/lib/landing/matching';
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

for (const { path, content } of pages) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path} has its headings in order, and words of drawings at 11 px or more, inside the page and apart`, async ({
    page,
  }) => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      const found = await page
        .getByRole('main')
        .locator('svg text')
        .evaluateAll((texts) => {
          const seen = texts
            .filter((text) => text.checkVisibility())
            .map((text) => ({
              words: text.textContent ?? '',
              drawing: text.closest('svg'),
              size:
                Number.parseFloat(getComputedStyle(text).fontSize) *
                ((text as SVGTextElement).getScreenCTM()?.a ?? 1),
              box: text.getBoundingClientRect(),
            }));
          const small = seen.filter(({ size }) => size < 10.99).map(({ words }) => `small: ${words}`);
          const outside = seen
            .filter(({ box }) => box.left < 0 || box.right > window.innerWidth)
            .map(({ words }) => `outside: ${words}`);
          // A box has room above and below its letters; what counts is whether letters meet.
          const high = ({ top, height }: DOMRect) => top + height * 0.25;
          const low = ({ bottom, height }: DOMRect) => bottom - height * 0.2;
          const apart = (a: DOMRect, b: DOMRect) =>
            a.right <= b.left || b.right <= a.left || low(a) <= high(b) || low(b) <= high(a);
          const touching = seen.flatMap((one, index) =>
            seen
              .slice(index + 1)
              .filter((other) => other.drawing === one.drawing && !apart(one.box, other.box))
              .map((other) => `touching: ${one.words} / ${other.words}`),
          );
          return [...small, ...outside, ...touching];
        });
      expect(found, `at ${width} px`).toEqual([]);
    }
  });

  const { figure } = content.hero;
  if (figure) {
    test(`${path} explains itself with one picture and its words, on a phone and on a desk`, async ({
      page,
    }) => {
      for (const viewport of Object.values(viewports)) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(page.getByRole('img', { name: figure.alt, exact: true })).toHaveCount(1);
        await expect(page.getByRole('img', { name: figure.alt, exact: true })).toBeVisible();
        await expect(page.getByRole('figure').first()).toContainText(figure.note);
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, content } of pages) {
    test(`${path} shows all of its text`, async ({ page }) => {
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
        if (
          section.kind === 'text-columns' ||
          section.kind === 'features' ||
          section.kind === 'engagement-models'
        )
          for (const { title, description } of section.items) {
            await expect(region.getByRole('heading', { name: title, exact: true })).toBeVisible();
            await expect(region.getByText(description, { exact: true })).toBeVisible();
          }
      }
      await expect(main.getByText(content.closing.lead)).toBeVisible();
    });
  }
});
