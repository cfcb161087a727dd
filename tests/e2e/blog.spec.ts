import type { Page } from '@playwright/test';
import { articles } from '../../content/articles';
import { blogCategories, blogPages } from '../../content/site/blog';
import { pageOf } from '../../content/site/pages';
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
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
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

test('the pager leads through all articles, the newest of which is the largest', {
  tag: ['@BLOG-01', '@BLOG-02', '@BLOG-06', '@BLOG-07', '@BLOG-10'],
}, async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageOf('/blog').heading);
  await expect(search(page)).toBeVisible();
  const [first, second] = [await cards(page).first().boundingBox(), await cards(page).nth(1).boundingBox()];
  expect(first!.width).toBeGreaterThan(second!.width * 2);

  await expect(pager(page).getByRole('link', { name: 'Previous' })).toHaveCount(0);
  const last = blogPages.at(-1)!;
  for (const { number } of blogPages) {
    await expect(pager(page).locator('[aria-current=page]')).toHaveText(String(number));
    await expectPage(page, expected(), number);
    if (number < last.number) await pager(page).getByRole('link', { name: 'Next' }).click();
  }
  await expect(page).toHaveURL(last.path);
  await expect(page).toHaveTitle(new RegExp(`^${last.meta.title} `));
  await expect(pager(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pager(page).getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(blogPages.at(-2)!.path);
  await pager(page).getByRole('link', { name: '1' }).click();
  await expect(page).toHaveURL('/blog');
  // The whole card is the link.
  await cards(page)
    .nth(1)
    .click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(articles[1]!.url);
});

test('a search by keyboard narrows the list, and its pages and a reload keep it', {
  tag: ['@BLOG-03', '@BLOG-04', '@BLOG-05', '@BLOG-08', '@BLOG-12'],
}, async ({ page }) => {
  const wanted = expected(common);
  await page.goto('/blog?utm_source=mail');
  await search(page).pressSequentially(common.toUpperCase());
  await expectPage(page, wanted);
  await expect(page).toHaveURL(`/blog?utm_source=mail&q=${common.toUpperCase()}`);
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const next of [
    page.getByRole('button', { name: 'Search', exact: true }),
    category(page),
    page.getByRole('button', { name: 'Clear filters' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await pager(page).getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/&page=2$/);
  await expectPage(page, wanted, 2);
  await expect(shown(page)).toBeFocused();
  await page.reload();
  await expectPage(page, wanted, 2);
  await expect(search(page)).toHaveValue(common.toUpperCase());

  await search(page).fill('zzzz');
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await expect(shown(page)).toHaveText(`0 of ${articles.length} articles`);
  await expect(pager(page)).toHaveCount(0);
  await expect(page.getByText('Nothing for “zzzz”.')).toBeVisible();
  for (const { title, url } of articles.slice(0, 3))
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', url);
  const cross = page.getByRole('button', { name: 'Clear search' });
  await cross.click();
  await expectPage(page, expected());
  await expect(search(page)).toBeFocused();
  await expect(cross).toBeHidden();
  await search(page).fill('zzzz');
  const [firstCategory = ''] = blogCategories;
  await page.getByRole('button', { name: firstCategory, exact: true }).click();
  await expectPage(page, expected('', firstCategory));
  await search(page).fill('zzzz');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectPage(page, expected());
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/blog?utm_source=mail');
});

test('Back and Forward lead through searches, pages and articles', {
  tag: ['@engines', '@BLOG-12'],
}, async ({ page }) => {
  await page.goto('/blog?category=Cooking&page=-3');
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
  const { category: chosen } = articles.find(({ title }) => title === expected(rare)[0])!;
  await category(page).selectOption(chosen);
  const found = expected(rare, chosen);
  await cards(page).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.at(-1) ?? '');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/blog\\?q=${rare}&category=`));
  await expectPage(page, found);
  await expect(category(page)).toHaveValue(chosen);
  await expect(search(page)).toHaveValue(rare);
  // What WebKit does to a page that it kept.
  await search(page).evaluate((input: HTMLInputElement) => {
    input.value = input.defaultValue;
  });
  await expect(search(page)).toHaveValue(rare);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages show all articles, and no control that needs scripts', {
    tag: ['@BLOG-07', '@BLOG-09', '@CONSTANTS-01'],
  }, async ({ page }) => {
    await page.goto('/blog?q=pilot&category=Training');
    await expectPage(page, expected());
    await expect(search(page)).toHaveCount(0);
    await expect(category(page)).toHaveCount(0);
    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog/page/2');
    await expectPage(page, expected(), 2);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
