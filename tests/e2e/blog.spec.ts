import type { Page } from '@playwright/test';
import { articles } from '../../content/articles';
import { blogCategories } from '../../content/blog';
import { newsletter } from '../../content/sign-up';
import { formatDate } from '../../lib/dates';
import { expect, test } from '../support/test';

const SIZE = 7;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const status = (page: Page) => page.getByRole('main').getByRole('status');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of the blog' });

/** The list as the specification states it, by its own means. */
function expected(q = '', chosen = ''): string[] {
  const found: string[] = [];
  for (const { title, excerpt, category: own } of articles) {
    const inText = [title, excerpt].some((text) => text.toLowerCase().split(q.toLowerCase()).length > 1);
    if ((q === '' || inText) && (chosen === '' || own === chosen)) found.push(title);
  }
  return found;
}

async function expectPage(page: Page, wanted: string[], filtered: boolean, number = 1) {
  const pages = Math.max(1, Math.ceil(wanted.length / SIZE));
  const count = filtered ? `${wanted.length} of ${articles.length} articles` : `${articles.length} articles`;
  await expect(status(page)).toHaveText(pages > 1 ? `${count}, page ${number} of ${pages}` : count);
  expect(await titles(page)).toEqual(wanted.slice((number - 1) * SIZE, number * SIZE));
}

/** A word of the excerpts that leaves some articles and not all. */
const word = (() => {
  const all = articles.flatMap(({ title, excerpt }) => `${title} ${excerpt}`.match(/[a-z]{4,}/gi) ?? []);
  const found = all.find((one) => expected(one).length > 1 && expected(one).length < SIZE);
  if (!found) throw new Error('no word leaves two to six articles');
  return found;
})();
/** A category whose articles fill one page, as all do; a letter that many articles have fills more. */
const letters = ['team', 'what', 'the', 'and', 'a'].find((one) => expected(one).length > SIZE) ?? 'e';

test.describe('the list', () => {
  test('BLOG-01 BLOG-02 has a search box, a category for each kind, a featured article and six in the grid', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(box(page)).toBeVisible();
    expect(await category(page).locator('option').allTextContents()).toEqual([
      'All categories',
      ...blogCategories,
    ]);
    await expectPage(page, expected(), false);
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((index) => cards(page).nth(index).boundingBox()),
    );
    expect(first!.width).toBeGreaterThan(second!.width * 2);
    expect(third!.y).toBe(second!.y);
    expect(second!.y).toBeGreaterThan(first!.y + first!.height);
  });

  test('BLOG-02 BLOG-10 a card shows category, date and reading time, and all of it leads to the article', async ({
    page,
  }) => {
    await page.goto('/blog');
    for (const [index, article] of articles.slice(0, SIZE).entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('listitem')).toHaveText([
        article.category,
        formatDate(article.publishDate),
        `${article.readTime} read`,
      ]);
      await expect(card).toContainText(article.excerpt);
      await expect(card.getByRole('link')).toHaveAttribute('href', article.url);
    }
    await cards(page)
      .nth(1)
      .click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(articles[1]!.url);
  });

  test('BLOG-06 BLOG-07 Previous, 1, 2, 3 and Next walk through all articles', async ({ page }) => {
    await page.goto('/blog');
    await expect(pager(page).getByRole('listitem')).toHaveText(['Previous', '1', '2', '3', 'Next']);
    await expect(pager(page).getByRole('link', { name: 'Previous' })).toHaveCount(0);
    const read: string[] = [];
    for (const number of [1, 2, 3]) {
      await expect(pager(page).getByRole('link', { name: String(number) })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expectPage(page, expected(), false, number);
      read.push(...(await titles(page)));
      if (number < 3) await pager(page).getByRole('link', { name: 'Next' }).click();
    }
    expect(read).toEqual(expected());
    await expect(page).toHaveURL('/blog/page/3');
    await expect(page).toHaveTitle(/^Blog, page 3 /);
    await expect(pager(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
    await pager(page).getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL('/blog/page/2');
    await pager(page).getByRole('link', { name: '1' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('BLOG-03 BLOG-12 typing narrows the list live, in any case, and stands in the address', async ({
    page,
  }) => {
    await page.goto('/blog?utm_source=mail');
    await box(page).pressSequentially(word.toUpperCase());
    await expectPage(page, expected(word), true);
    await expect(page).toHaveURL(`/blog?utm_source=mail&q=${word.toUpperCase()}`);
    await expect(box(page)).toBeFocused();
    await page.reload();
    await expectPage(page, expected(word), true);
    await expect(box(page)).toHaveValue(word.toUpperCase());
    await box(page).fill('');
    await expectPage(page, expected(), false);
    await expect(page).toHaveURL('/blog?utm_source=mail');
  });

  test('BLOG-03 BLOG-04 every category, alone and with words, shows what a reference shows', async ({
    page,
  }) => {
    await page.goto('/blog');
    for (const q of ['', word, letters]) {
      await box(page).fill(q);
      for (const chosen of ['', ...blogCategories]) {
        await category(page).selectOption(chosen);
        await expectPage(page, expected(q, chosen), Boolean(q || chosen));
        expect(new URL(page.url()).searchParams.get('category')).toBe(chosen || null);
      }
    }
  });

  test('BLOG-08 results have their own pages, which keep the query', async ({ page }) => {
    const wanted = expected(letters);
    const pages = Math.ceil(wanted.length / SIZE);
    expect(pages).toBeGreaterThan(1);
    await page.goto(`/blog?q=${letters}`);
    await expectPage(page, wanted, true);
    const read = await titles(page);
    for (let number = 2; number <= pages; number += 1) {
      await pager(page).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(`/blog?q=${letters}&page=${number}`);
      await expectPage(page, wanted, true, number);
      await expect(status(page)).toBeFocused();
      read.push(...(await titles(page)));
    }
    expect(read).toEqual(wanted);
    // The same address opens the same page, and a new tab would get it.
    await page.goto(`/blog?q=${letters}&page=${pages}`);
    await expectPage(page, wanted, true, pages);
    await expect(pager(page).getByRole('link', { name: '1' })).toHaveAttribute('href', `/blog?q=${letters}`);
  });

  test('BLOG-05 nothing found says so, and Clear filters brings everything back', async ({ page }) => {
    await page.goto('/blog');
    await category(page).selectOption('Data');
    await box(page).fill('zzzz');
    await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
    await expect(status(page)).toHaveText(`0 of ${articles.length} articles`);
    await expect(cards(page)).toHaveCount(0);
    await expect(pager(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectPage(page, expected(), false);
    await expect(box(page)).toHaveValue('');
    await expect(category(page)).toHaveValue('');
    await expect(page).toHaveURL('/blog');
    await expect(status(page)).toBeFocused();
  });

  test('BLOG-12 Back and Forward walk through searches, pages and articles', async ({ page }) => {
    await page.goto('/blog/page/2');
    const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Page 2');
    await expect(crumb).toBeVisible();
    await box(page).fill(word);
    await expect(page).toHaveURL(`/blog?q=${word}`);
    await expectPage(page, expected(word), true);
    await expect(crumb).toBeHidden();
    await page.goBack();
    await expect(crumb).toBeVisible();
    await page.goForward();
    await expectPage(page, expected(word), true);
    await box(page).fill('');
    await category(page).selectOption('Training');
    await expect(page).toHaveURL('/blog?category=Training');
    await cards(page).last().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected('', 'Training').at(-1) ?? '');
    await page.goBack();
    await expectPage(page, expected('', 'Training'), true);
    await expect(category(page)).toHaveValue('Training');
    await page.goBack();
    await expectPage(page, expected(), false);
    await page.goBack();
    await expect(page).toHaveURL('/blog/page/2');
    await expectPage(page, expected(), false, 2);
    await expect(box(page)).toHaveValue('');
    await page.goForward();
    await page.goForward();
    await expectPage(page, expected('', 'Training'), true);
  });

  test('BLOG-12 what is no category and no page leaves the list whole', async ({ page }) => {
    await page.goto('/blog?category=Cooking&page=-3');
    await expectPage(page, expected(), false);
    await page.goto('/blog?category=Training&page=99');
    await expectPage(page, expected('', 'Training'), true);
  });

  test('BLOG-01 BLOG-05 BLOG-08 the list works from the keyboard, with the focus visible', async ({
    page,
  }) => {
    await page.goto('/blog');
    await box(page).focus();
    await page.keyboard.type(letters);
    await page.keyboard.press('Enter');
    await expectPage(page, expected(letters), true);
    await page.keyboard.press('Tab');
    await expect(category(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeFocused();
    const focused = page.locator(':focus');
    expect(await focused.evaluate((node) => getComputedStyle(node).outlineWidth)).toBe('3px');
    await pager(page).getByRole('link', { name: 'Next' }).focus();
    expect(await focused.evaluate((node) => getComputedStyle(node).outlineWidth)).toBe('3px');
    await page.keyboard.press('Enter');
    await expectPage(page, expected(letters), true, 2);
  });

  test('BLOG-09 Subscribe carries the address to the contact form, and no request or URL has it', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/blog/page/2');
    const field = page
      .getByRole('form', { name: 'Subscribe' })
      .getByRole('textbox', { name: 'Email Address' });
    await field.fill('reader@company.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/contact(\?inquiry=general)?$/);
    await expect(page.getByRole('textbox', { name: /email/i })).toHaveValue('reader@company.example');
    await expect(page.getByRole('combobox', { name: /inquiry/i })).toHaveValue('general');
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(newsletter.message);
    expect(asked.filter((line) => /reader(@|%40)/.test(line))).toEqual([]);
  });

  test('CONSTANTS-01 nothing waits for a movement: with and without it every card of the list is seen', async ({
    page,
  }) => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/blog');
      for (let index = 0; index < SIZE; index += 1) {
        const card = cards(page).nth(index);
        await card.scrollIntoViewIfNeeded();
        await expect(card).toHaveCSS('opacity', '1');
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('BLOG-07 BLOG-09 the pages stand, and no control that could do nothing', async ({ page }) => {
    await page.goto('/blog?q=pilot&category=Training');
    await expectPage(page, expected(), false);
    await expect(box(page)).toHaveCount(0);
    await expect(category(page)).toHaveCount(0);
    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog/page/2');
    await expectPage(page, expected(), false, 2);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('region', { name: newsletter.heading }).getByRole('link')).toHaveAttribute(
      'href',
      '/contact?inquiry=general',
    );
  });
});
