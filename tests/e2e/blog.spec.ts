import type { Page } from '@playwright/test';
import { blogCategories, blogPages } from '@/content/site/blog';
import * as routes from '@/lib/routes';
import { articles } from '../../content/articles';
import { expect, test } from '../support/test';

const SIZE = 7;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const shown = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+( of \d+)? articles/)
    .first();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of the blog' });

/** Titles of the articles that the rule of the search keeps. */
const expected = (q = '', chosen = '') =>
  articles
    .filter(({ title, excerpt }) => `${title}\n${excerpt}`.toLowerCase().includes(q.toLowerCase()))
    .filter((article) => chosen === '' || article.category === chosen)
    .map(({ title }) => title);

async function expectPage(page: Page, wanted: string[], number = 1) {
  const total = `${articles.length} articles`;
  const count = wanted.length < articles.length ? `${wanted.length} of ${total}` : total;
  const pages = Math.max(1, Math.ceil(wanted.length / SIZE));
  await expect(shown(page)).toHaveText(pages > 1 ? `${count}, page ${number} of ${pages}` : count);
  expect(await titles(page)).toEqual(wanted.slice((number - 1) * SIZE, number * SIZE));
}

/** Words that leave a few articles, and more than one page of them. */
const words = articles.flatMap(({ title, excerpt }) => `${title} ${excerpt}`.match(/[a-z]{3,}/gi) ?? []);
const rare = words.find((one) => expected(one).length > 1 && expected(one).length < SIZE) ?? '';
const common =
  words.find((one) => expected(one).length > SIZE && expected(one).length < articles.length) ?? '';

test('the newest article is the largest, whole cards are links, and each page says its number', {
  tag: ['@BLOG-02', '@BLOG-07', '@BLOG-10'],
}, async ({ page }) => {
  await page.goto(routes.blog);
  await expectPage(page, expected());
  const [first, second] = [await cards(page).first().boundingBox(), await cards(page).nth(1).boundingBox()];
  expect(first!.width).toBeGreaterThan(second!.width * 2);
  // The whole card is the link.
  await cards(page)
    .nth(1)
    .click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(articles[1]!.url);
  const { number, path, meta } = blogPages.at(-1)!;
  await page.goto(path);
  await expectPage(page, expected(), number);
  await expect(page).toHaveTitle(new RegExp(`^${meta.title} `));
  await expect(pager(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('paging and reloading keep the search, and every link of an empty result works', {
  tag: '@BLOG-12',
}, async ({ page }) => {
  const wanted = expected(common);
  await page.goto(`/blog?q=${common}`);
  await expectPage(page, wanted);
  await pager(page).getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/&page=2$/);
  await expect(shown(page)).toBeFocused();
  await page.reload();
  await expectPage(page, wanted, 2);
  const cross = page.getByRole('button', { name: 'Clear search' });
  const firstCategory = blogCategories.options[0]?.label ?? '';
  const category = page.getByRole('button', { name: firstCategory, exact: true });
  for (const [way, left] of [
    [cross, expected()],
    [category, expected('', firstCategory)],
  ] as const) {
    await search(page).fill('zzzz');
    await expect(pager(page)).toHaveCount(0);
    for (const { title } of articles.slice(0, 3))
      await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    await way.click();
    await expectPage(page, left);
  }
});

test('Back and Forward lead through searches, pages and articles', {
  tag: '@BLOG-12',
}, async ({ page }) => {
  await page.goto(`${routes.blog}?category=Cooking&page=-3`);
  await expectPage(page, expected());
  await page.goto('/blog/page/2');
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Page 2');
  await expect(crumb).toBeVisible();
  await search(page).fill(rare);
  await expect(page).toHaveURL(`/blog?q=${rare}`);
  await expectPage(page, expected(rare));
  await expect(crumb).toBeHidden();
  await page.goBack();
  await expect(crumb).toBeVisible();
  await expectPage(page, expected(), 2);
  await page.goForward();
  await expectPage(page, expected(rare));
  // What WebKit does to a page that it kept.
  await search(page).evaluate((input: HTMLInputElement) => {
    input.value = input.defaultValue;
  });
  await expect(search(page)).toHaveValue(rare);
});
