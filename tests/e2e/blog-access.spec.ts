import { articles } from '../../content/articles';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test, themes, useTheme, viewports } from '../support/test';

/** The articles that between them have every kind of drawing and block. */
const rich = [...articles]
  .sort((a, b) => Object.keys(b.figures).length - Object.keys(a.figures).length)
  .slice(0, 2)
  .map(({ url }) => url);
const looked = ['/blog', '/blog/page/2', '/blog?q=zzzz', ...rich];

for (const path of looked) {
  for (const theme of themes) {
    test(`BLOG-01 BLOG-10 ${path} has no axe finding in ${theme}, on a phone and on a desktop`, async ({
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

test('BLOG-01 BLOG-10 no page of the blog scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...looked, '/blog/page/3', ...articles.map(({ url }) => url)]) {
    await page.goto(path);
    const { wide, seen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      seen: document.documentElement.clientWidth,
    }));
    expect([path, wide]).toEqual([path, seen]);
  }
});

test('BLOG-06 BLOG-01 the list’s controls are at least 44 px high, its links 24', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.goto('/blog/page/2');
  const main = page.getByRole('main');
  for (const control of [
    ...(await page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link').all()),
    page.getByRole('searchbox', { name: 'Search articles' }),
    page.getByRole('combobox', { name: 'Category' }),
  ]) {
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  expect(
    (await main.getByRole('link', { name: 'Feed', exact: true }).boundingBox())!.height,
  ).toBeGreaterThanOrEqual(24);
});

test('BLOG-10 a table that is wider than the page can be scrolled from the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = articles.find(({ body }) =>
    body.some((block) => block.kind === 'table' && block.head.length > 3),
  );
  test.skip(!wide, 'no article has a table of four columns');
  await page.goto(wide!.url);
  const table = page.getByRole('region', { name: /^Table: (.*, ){3}/ }).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});
