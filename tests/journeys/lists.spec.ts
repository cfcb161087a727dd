import { caseStudyFacets } from '@/content/case-studies';
import { expect, test } from '../support/journey';

test('articles by page, word and category, and case studies by industry', {
  tag: '@BLOG-01 @BLOG-03 @BLOG-04 @BLOG-05 @BLOG-06 @BLOG-07 @BLOG-08 @BLOG-12 @CASES-02 @CASES-05'.split(
    ' ',
  ),
}, async ({ page, visitor }) => {
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const titles = cards.getByRole('heading');
  const pager = page.getByRole('navigation', { name: 'Pages of the blog' });
  const count = main.getByRole('paragraph').filter({ hasText: /^\d+( of \d+)? articles/ });
  const search = main.getByRole('searchbox', { name: 'Search articles' });
  const category = main.getByRole('combobox', { name: 'Category' });
  await visitor.open('/blog');
  const [first = ''] = await titles.allTextContents();
  const total = Number(/^\d+/.exec((await count.textContent()) ?? '')?.[0]);
  await visitor.follow(pager.getByRole('link', { name: 'Next' }));
  await expect(count).toHaveText(new RegExp(`^${total} articles, page 2 of \\d`));
  await expect(page).toHaveURL('/blog/page/2');
  await expect(titles.filter({ hasText: first })).toHaveCount(0);
  await visitor.follow(pager.getByRole('link', { name: 'Previous' }));
  await expect(titles.first()).toHaveText(first);
  await expect(search).toHaveCount(visitor.hasScripts ? 1 : 0);

  if (visitor.hasScripts) {
    // A word of the newest article, typed before the page's scripts have come.
    const [word = ''] = [...(first.match(/\p{L}+/gu) ?? [])].sort((a, b) => b.length - a.length);
    await visitor.open('/blog?utm_source=mail', () => visitor.type(search, word));
    await expect(page).toHaveURL(`/blog?utm_source=mail&q=${word}`);
    await visitor.sees(
      count.filter({ hasText: new RegExp(`^\\d+ of ${total} articles`) }),
      main.getByRole('button', { name: 'Try again' }),
    );
    await expect(titles.first()).toHaveText(first);
    await expect(main.getByRole('status').first()).toHaveText(new RegExp(`of ${total} articles.*${word}`));
    await visitor.type(search, 'zzzz');
    await expect(main.getByText('No articles found matching your criteria.')).toBeVisible();
    await expect(page).toHaveURL(/q=zzzz/);
    await expect(main.getByRole('status').first()).toHaveText(/^No articles for “zzzz”/);
    await visitor.look();
    await visitor.press(main.getByRole('button', { name: 'Clear filters' }));
    await expect(search).toHaveValue('');
    await expect(count).toBeFocused();
    await visitor.focus(category);
    const option = (await category.getByRole('option').nth(2).textContent()) ?? '';
    await category.selectOption(option);
    await expect(count).toHaveText(new RegExp(`^\\d+ of ${total} articles`));
    // A category's articles come from another file than those of the page.
    await expect(async () => {
      for (const card of await cards.all()) await expect(card).toContainText(option, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    const found = await titles.allTextContents();
    await visitor.follow(cards.last().getByRole('link').first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.at(-1) ?? '-');
    await visitor.go(-1);
    await expect(category.locator('option:checked')).toHaveText(option);
    await expect(titles).toHaveText(found);
    await page.reload();
    await expect(titles).toHaveText(found);
    await expect(page).toHaveURL(/category=/);
  }

  await visitor.open('/case-studies');
  const studies = await cards.count();
  const filter = page.getByRole('region', { name: /^Filter / });
  if (!visitor.hasScripts) return expect(filter).toHaveCount(0);
  const industry = filter.getByRole('group', { name: caseStudyFacets[0]!.legend }).getByRole('button').nth(1);
  const [, name = '', number = ''] = /^(.+) (\d+)$/.exec((await industry.textContent()) ?? '') ?? [];
  const status = main.getByRole('status').first();
  await visitor.press(industry, ' ');
  await expect(industry).toHaveAttribute('aria-pressed', 'true');
  await expect(industry).toBeFocused();
  await expect(cards).toHaveCount(Number(number));
  await expect(cards.first()).toContainText(name);
  await expect(status).toHaveText(`${number} of ${studies} case studies`);
  await visitor.look();
  await visitor.go(-1);
  await expect(cards).toHaveCount(studies);
  const [all, some] = [/^status: \d+ case studies$/, /^status: \d+ of \d+ case studies/];
  await visitor.hears(/of \d+ articles for/, /^status: No articles for “zzzz”/, all, some, all);
});
