import { audiences } from '@/content/audiences';
import { industries } from '@/content/industries';
import type { HeroFigure } from '@/content/landing-page/schema';
import { services } from '@/content/services';
import { expect, test } from '../support/test';

const pages: { path: string; figure?: HeroFigure }[] = [
  { path: '/' },
  { path: '/services' },
  ...services.map(({ url, page }) => ({ path: url, figure: page.hero.figure })),
  ...[...industries, ...audiences].map(({ ctaLink, page }) => ({ path: ctaLink, figure: page.hero.figure })),
];

for (const { path, figure } of pages) {
  test(`${path} has one picture in its first view; words of drawings have 11 px, inside the page and apart`, async ({
    page,
  }) => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      if (figure) {
        await expect(page.getByRole('img', { name: figure.alt, exact: true })).toBeVisible();
        await expect(page.getByRole('figure').first()).toContainText(figure.note);
      }
      const faults = await page
        .getByRole('main')
        .locator('svg text')
        .evaluateAll((texts) => {
          const seen = (texts as SVGTextElement[])
            .filter((text) => text.checkVisibility())
            .map((text) => {
              const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
              const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
              return {
                words: text.textContent,
                svg: text.closest('svg'),
                size,
                box: text.getBoundingClientRect(),
              };
            });
          // A box has room above and below its letters; what counts is whether letters meet.
          const high = ({ top, height }: DOMRect) => top + height * 0.25;
          const low = ({ bottom, height }: DOMRect) => bottom - height * 0.2;
          const apart = (a: DOMRect, b: DOMRect) =>
            a.right <= b.left || b.right <= a.left || low(a) <= high(b) || low(b) <= high(a);
          return seen.flatMap(({ words, svg, size, box }, index) => [
            ...(size < 10.99 ? [`small: ${words}`] : []),
            ...(box.left < 0 || box.right > window.innerWidth ? [`outside: ${words}`] : []),
            ...seen
              .slice(index + 1)
              .filter((other) => other.svg === svg && !apart(box, other.box))
              .map((other) => `touching: ${words} / ${other.words}`),
          ]);
        });
      expect(faults, `at ${width} px`).toEqual([]);
    }
  });
}

test('drawings in files of their own appear, with words of 11 px or more', async ({ page }) => {
  for (const path of ['/', '/services'])
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const drawings = await page
        .locator('use:is([href*="/services.svg"], [href*="/audiences.svg"])')
        .evaluateAll((uses) =>
          (uses as SVGUseElement[]).map((use) => ({
            drawn: use.getBBox().width > 0,
            // The lanes of audiences have no words.
            size: use.href.baseVal.includes('audiences')
              ? undefined
              : (use.getScreenCTM()?.a ?? 0) *
                Number.parseFloat(getComputedStyle(use).getPropertyValue('--drawing-note') || '13'),
          })),
        );
      expect(drawings.length).toBeGreaterThanOrEqual(services.length);
      for (const { drawn, size = 11 } of drawings) {
        expect(drawn).toBe(true);
        expect(size, `${path} at ${width} px`).toBeGreaterThanOrEqual(10.99);
      }
    }
});
