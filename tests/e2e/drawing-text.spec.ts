import { articles } from '../../content/articles';
import { expect, test } from '../support/test';

const pages = [
  '/case-studies',
  '/case-studies/manufacturing-predictive-maintenance',
  '/case-studies/financial-document-automation',
  '/resources/guides',
  ...articles.filter(({ figures }) => Object.keys(figures).length > 0).map(({ url }) => url),
];

test('BLOG-10 CASES-03 CASES-07 words in drawings have at least 11 px at every width, and none leaves its drawing', async ({
  page,
}) => {
  test.slow();
  expect(pages.length).toBeGreaterThan(4);
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 390, 600, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const words = await page.locator('main svg text').evaluateAll((texts) =>
        texts
          .filter((text) => text.getClientRects().length > 0)
          .map((text) => {
            const svg = (text as SVGTextElement).ownerSVGElement as SVGSVGElement;
            const frame = svg.getBoundingClientRect();
            const box = text.getBoundingClientRect();
            const scale = frame.width / svg.viewBox.baseVal.width;
            return {
              word: text.textContent,
              px: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
              outside:
                getComputedStyle(svg).overflow === 'visible' && !text.closest('figure')
                  ? 0
                  : Math.max(frame.left - box.left, box.right - frame.right, box.bottom - frame.bottom),
            };
          }),
      );
      expect(words.length).toBeGreaterThan(0);
      const wrong = words.filter(({ px, outside }) => px < 10.99 || outside > 0.5);
      expect({ path, width, wrong }).toEqual({ path, width, wrong: [] });
    }
  }
});
