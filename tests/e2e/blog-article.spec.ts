import { allArticles, articles } from '../../content/articles';
import { articleClosing } from '../../content/blog';
import { headingsOf } from '../../lib/markdown/blocks';
import { readPdf } from '../support/pdf';
import { expect, test, useTheme } from '../support/test';

/** The article with the most drawings. */
const rich = [...articles].sort(
  (a, b) => Object.keys(b.figures).length - Object.keys(a.figures).length || b.body.length - a.body.length,
)[0]!;

test('BLOG-13 what is not published has no page', async ({ request }) => {
  const held = allArticles.filter((article) => !articles.includes(article)).map(({ url }) => url);
  for (const url of [...held, '/blog/not-written-yet'])
    expect([url, (await request.get(url)).status()]).toEqual([url, 404]);
});

test('BLOG-10 the contents lead to their headings below the header, and stay beside a long text', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const answer = await page.goto(rich.url);
  expect(await answer!.text()).toContain('type="application/atom+xml"');
  const headings = headingsOf(rich.body);
  const middle = headings[Math.floor(headings.length / 2)]!;
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: middle.text }).click();
  const heading = page.getByRole('heading', { name: middle.text, exact: true, level: middle.level });
  await expect(heading).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect(contents.getByRole('link').first()).toBeInViewport();
});

test('BLOG-10 a table that is wider than the page can be scrolled from the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = articles.find(({ body }) =>
    body.some((block) => block.kind === 'table' && block.head.length > 3),
  );
  await page.goto(wide!.url);
  const table = page.getByRole('region', { name: /^Table: (.*, ){3}/ }).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});

test('BLOG-10 an article prints as text on white: no header, chat or footer, external addresses written out', async ({
  page,
}) => {
  await useTheme(page, 'dark-orange');
  await page.emulateMedia({ media: 'print' });
  await page.goto(rich.url);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const text = sheets.map((sheet) => sheet.text).join(' ');
  for (const shown of [rich.title, rich.author, ...headingsOf(rich.body).map((heading) => heading.text)])
    expect(text).toContain(shown);
  for (const gone of [
    'Find Your Solution',
    'Privacy Policy',
    'On this page',
    'Related articles',
    articleClosing.heading,
    'Skip to content',
  ]) {
    expect(text).not.toContain(gone);
  }
  const links = page.getByRole('main').locator('a[href^="https://"]');
  const squeezed = text.replace(/\s/g, '');
  for (const link of await links.all()) expect(squeezed).toContain(`(${await link.getAttribute('href')})`);
  expect(squeezed).not.toContain('(/');
});
