import { articles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';
import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';

const pages = [
  routes.home,
  routes.about,
  routes.caseStudies,
  caseStudies[0]?.url ?? '',
  routes.blog,
  articles[0]?.url ?? '',
  routes.resources,
  routes.guides,
  routes.videos,
  routes.implementationGuide,
];

for (const path of pages) {
  test(`BLOG-10 CASES-03 CASES-07 every drawing that ${path} takes from a file is in it, its words 11 px or more and inside`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const drawings = await page.locator('svg:has(> use)').evaluateAll((all) =>
        (all as SVGSVGElement[]).map((svg) => {
          const use = svg.querySelector('use') as SVGUseElement;
          const scale = use.getScreenCTM()?.a ?? 0;
          const size = (name: string) =>
            Number.parseFloat(getComputedStyle(svg).getPropertyValue(name) || '99');
          return {
            href: use.href.baseVal,
            shown: svg.checkVisibility(),
            drawn: use.getBBox().width > 0,
            inside: (({ x, width, y, height }, box) =>
              x >= 0 && x + width <= box.width && y + height <= box.height)(
              use.getBBox(),
              svg.viewBox.baseVal,
            ),
            words: Math.min(size('--drawing-label'), size('--drawing-note')) * scale,
          };
        }),
      );
      const shown = drawings.filter((drawing) => drawing.shown);
      expect(shown.filter(({ drawn }) => !drawn)).toEqual([]);
      expect(shown.filter(({ href, inside }) => /article-(?!covers|.*#cover)/.test(href) && !inside)).toEqual(
        [],
      );
      // Words keep 11 px; what sets no size of words has none.
      expect(
        shown.filter(({ words }) => words < 10.99).map(({ href, words }) => [path, width, href, words]),
      ).toEqual([]);
    }
  });
}

test('CASES-07 on paper one drawing of a case study shows, whatever the width of the sheet', async ({
  page,
}) => {
  await page.goto(caseStudies[0]?.url ?? '');
  await page.emulateMedia({ media: 'print' });
  for (const width of [400, 720, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    const chart = page.getByRole('img', { name: caseStudies[0]?.figure.alt ?? '' }).first();
    expect(
      await chart.locator('svg').evaluateAll((all) => all.filter((svg) => svg.checkVisibility()).length),
    ).toBe(1);
  }
});
