import type { Locator, Page } from '@playwright/test';
import { audiences } from '@/content/audiences';
import { industries } from '@/content/industries';
import type { LandingPage } from '@/content/landing-page/schema';
import { services } from '@/content/services';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages: { url: string; page: LandingPage }[] = [
  ...services,
  ...[...audiences, ...industries].map(({ ctaLink, page }) => ({ url: ctaLink, page })),
];
/** First views whose lane begins straight at the left edge, where no word stands in its way. */
const joined = pages.filter(({ page: { hero } }) =>
  ['curve', 'stages', 'distribution', 'rollout', 'trace', 'review'].includes(hero.figure?.kind ?? ''),
);

/** Per row of a box, how much of the lane's color one column of pixels shows: 0 on white and on bands, 1 on the lane. */
async function laneAt(
  page: Page,
  x: number,
  { y, height }: { y: number; height: number },
): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height }, fullPage: true });
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const data = context?.getImageData(0, 0, 1, image.height).data ?? [];
      return Array.from({ length: image.height }, (_, row) => {
        const [red = 0, , blue = 0] = data.slice(row * 4, row * 4 + 3);
        return Math.max(0, red - blue) / 233;
      });
    },
    [...picture],
  );
}

const lit = (shares: readonly number[]) => shares.flatMap((share, row) => (share > 0.1 ? [row] : []));

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox();
  if (!box) throw new Error('nothing to see');
  return box;
};

for (const { url, page: content } of joined) {
  test(`${url} takes the page rail into its figure in one line and ends it in the last button`, async ({
    page,
  }) => {
    for (const width of [1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      const figure = await boxOf(page.getByRole('img', { name: content.hero.figure?.alt, exact: true }));
      const before = await laneAt(page, figure.x - 6, figure);
      const inside = await laneAt(page, figure.x + 2, figure);
      const rows = lit(before);
      expect(rows.length, `rows of the branch at ${width} px`).toBeGreaterThanOrEqual(3);
      expect(rows.length, `rows of the branch at ${width} px`).toBeLessThanOrEqual(4);
      for (const row of rows)
        expect(inside[row], `row ${row} at ${width} px`).toBeCloseTo(before[row] ?? 0, 1);

      const button = await boxOf(page.getByRole('main').getByRole('region').last().getByRole('link').first());
      expect(lit(await laneAt(page, button.x - 6, button)), `at the button, ${width} px`).toEqual([
        27, 28, 29,
      ]);
    }
  });
}
