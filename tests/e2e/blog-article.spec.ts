import { articles } from '../../content/articles';
import { articleClosing } from '../../content/site/blog';
import { listHeadings, listPlainTexts } from '../../lib/markdown/inspect-blocks';
import { expect, test, useTheme } from '../support/test';

/** The article with the most drawings. */
const rich = [...articles].sort(
  (a, b) => Object.keys(b.figures).length - Object.keys(a.figures).length || b.body.length - a.body.length,
)[0]!;

test('the contents lead to their headings below the header, and stay beside a long text', {
  tag: '@BLOG-10',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const answer = await page.goto(rich.url);
  expect(await answer!.text()).toContain('type="application/atom+xml"');
  const headings = listHeadings(rich.body);
  const middle = headings[Math.floor(headings.length / 2)]!;
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: middle.text }).click();
  const heading = page.getByRole('heading', { name: middle.text, exact: true, level: middle.level });
  await expect(heading).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect(contents.getByRole('link').first()).toBeInViewport();
  // The contents mark the section that is being read.
  await expect(contents.locator(':target-current')).toHaveText(middle.text);
});

test('on a phone the text begins in the first view, and contents and tables open', {
  tag: '@BLOG-10',
}, async ({ page }) => {
  const tableIn = ({ body }: (typeof articles)[number]) =>
    body.flatMap((block) => (block.type === 'table' ? [block.children] : []))[0] ?? [];
  const wide = articles.find((article) => (tableIn(article)[0]?.children.length ?? 0) > 3)!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(wide.url);
  const [first = ''] = listPlainTexts(wide.body);
  await expect(page.getByText(first, { exact: true })).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByText('On this page', { exact: true }).filter({ visible: true }).click();
  await expect(contents.getByRole('link')).toHaveCount(listHeadings(wide.body).length);

  await page.setViewportSize({ width: 320, height: 640 });
  // Styles that stack a table must leave its roles.
  const [head, ...rows] = tableIn(wide);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveCount(head?.children.length ?? 0);
  await expect(table.getByRole('rowheader')).toHaveCount(rows.length);
});

test('an article prints as text on white: no header, chat or footer, external addresses written out', {
  tag: '@BLOG-10',
}, async ({ page }) => {
  await useTheme(page, 'dark-orange');
  await page.emulateMedia({ media: 'print' });
  await page.goto(rich.url);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const main = page.getByRole('main');
  for (const { text } of listHeadings(rich.body))
    await expect(main.getByRole('heading', { name: text, exact: true })).toBeVisible();
  for (const gone of [
    ...[page.getByRole('link', { name: 'Find Your Solution' }), page.getByRole('button', { name: /chat/i })],
    ...[page.getByRole('contentinfo'), page.getByRole('navigation', { name: 'On this page' })],
    ...['Related articles', articleClosing.heading].map((name) => main.getByRole('heading', { name })),
  ])
    await expect(gone).toBeHidden();
  const written = (link: Element) => getComputedStyle(link, '::after').content;
  for (const link of await main.locator('a[href^="https://"]').all())
    expect(await link.evaluate(written)).toContain((await link.getAttribute('href')) ?? '');
  expect(await main.locator('a[href^="/"]').first().evaluate(written)).toMatch(/^(none|normal)$/);
});
