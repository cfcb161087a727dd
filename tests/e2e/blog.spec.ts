import { articles } from '@/content/articles';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

const SIZE = 7;

/** Titles of the articles that the rule of the search keeps. */
const expected = (q = '') =>
  articles
    .filter(({ title, excerpt }) => `${title}\n${excerpt}`.toLowerCase().includes(q.toLowerCase()))
    .map(({ title }) => title);

/** A word that leaves more than one page of articles, and not all of them. */
const common = articles
  .flatMap(({ title, excerpt }) => `${title} ${excerpt}`.match(/[a-z]{3,}/gi) ?? [])
  .find((word) => expected(word).length > SIZE && expected(word).length < articles.length)!;

test('the newest article is the largest, and a reload, Back and Forward keep search and page', {
  tag: ['@BLOG-02', '@BLOG-08', '@BLOG-12'],
}, async ({ page }) => {
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const count = main.getByText(/^\d+( of \d+)? articles/).first();
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Page 2');
  const shows = async (wanted: string[], number: number) => {
    await expect(count).toHaveText(new RegExp(`^${wanted.length} .*page ${number} of`));
    const titles = wanted.slice((number - 1) * SIZE, number * SIZE);
    await expect(cards.getByRole('heading')).toHaveText(titles);
  };
  await page.goto(`${routes.blog}?category=Cooking&page=-3`);
  await shows(expected(), 1);
  const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
  expect(first!.width).toBeGreaterThan(second!.width * 2);

  await page.goto('/blog/page/2');
  await expect(crumb).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(common);
  await expect(page).toHaveURL(`/blog?q=${common}`);
  await shows(expected(common), 1);
  await expect(crumb).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Pages of the blog' })
    .getByRole('link', { name: 'Next' })
    .press('Enter');
  await expect(page).toHaveURL(/&page=2$/);
  await expect(count).toBeFocused();
  await page.reload();
  await shows(expected(common), 2);
  for (const _ of [1, 2]) await page.goBack();
  await expect(crumb).toBeVisible();
  await shows(expected(), 2);
  await page.goForward();
  await shows(expected(common), 1);
});
