import { allArticles, articles } from '../../content/articles';
import { articleClosing } from '../../content/blog';
import { services } from '../../content/services';
import { relatedArticles } from '../../lib/blog/related';
import { formatDate } from '../../lib/dates';
import { headingsOf, plainBlocks } from '../../lib/markdown/blocks';
import { readPdf } from '../support/pdf';
import { expect, test, themes, useTheme } from '../support/test';

const one = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const article of articles) {
  test(`BLOG-10 ROUTE-08 ENTITIES-03 ${article.id} is there whole`, async ({ page }) => {
    const answer = await page.goto(article.url);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    await expect(main.getByText(article.excerpt, { exact: true }).first()).toBeVisible();
    const head = main.getByRole('list').filter({ hasText: article.author }).first();
    await expect(head.getByRole('listitem')).toHaveText([
      article.category,
      article.author,
      formatDate(article.publishDate),
      `${article.readTime} read`,
    ]);
    await expect(head.locator('time')).toHaveAttribute('datetime', article.publishDate);
    // The cover comes first of the drawings, then those of the text, each with its words.
    await expect(main.getByRole('img').first()).toBeVisible();
    for (const { alt, caption } of Object.values(article.figures)) {
      await expect(main.getByRole('img', { name: alt, exact: true })).toBeVisible();
      await expect(main.getByRole('figure').filter({ hasText: caption })).toBeVisible();
    }
    const text = one((await main.textContent()) ?? '');
    for (const part of plainBlocks(article.body)) expect(text).toContain(one(part));

    const headings = headingsOf(article.body);
    const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    if (headings.length > 1) {
      expect(await contents.allTextContents()).toEqual(headings.map((heading) => heading.text));
      for (const [index, { id }] of headings.entries()) {
        await expect(contents.nth(index)).toHaveAttribute('href', `#${id}`);
        await expect(main.locator(`[id="${id}"]`)).toHaveCount(1);
      }
    }

    const beside = main.getByRole('region', { name: 'Services that do this work' }).getByRole('link');
    expect(await beside.allTextContents()).toEqual(
      article.services.map((id) => services.find((service) => service.id === id)?.title),
    );
    const related = main.getByRole('region', { name: 'Related articles' }).getByRole('article');
    await expect(related.getByRole('heading')).toHaveText(
      relatedArticles(article, articles).map(({ title }) => title),
    );
    await expect(main.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
    await expect(main.getByRole('link', { name: 'Feed', exact: true })).toHaveAttribute('href', '/feed.xml');
    const closing = main.getByRole('region', { name: articleClosing.heading });
    await expect(closing.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(await answer!.text()).toContain('type="application/atom+xml"');
  });
}

test('BLOG-13 what is not published has no page', async ({ request }) => {
  const held = allArticles.filter((article) => !articles.includes(article));
  for (const { url } of held) expect((await request.get(url)).status()).toBe(404);
  expect((await request.get('/blog/not-written-yet')).status()).toBe(404);
});

/** The article with the most kinds of things in it. */
const rich = [...articles].sort(
  (a, b) => Object.keys(b.figures).length - Object.keys(a.figures).length || b.body.length - a.body.length,
)[0]!;

test('BLOG-10 the contents lead to their headings below the header, and stay beside a long text', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(rich.url);
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

for (const theme of themes) {
  test(`BLOG-10 an article prints as text on white: no header, chat or footer, external addresses written out (${theme})`, async ({
    page,
  }) => {
    await useTheme(page, theme);
    await page.goto(rich.url);
    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const text = sheets.map((sheet) => sheet.text).join(' ');
    expect(text).toContain(rich.title);
    expect(text).toContain(rich.author);
    for (const { text: heading } of headingsOf(rich.body)) expect(text).toContain(heading);
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
    const outside = await page
      .getByRole('main')
      .locator('a[href^="https://"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const squeezed = text.replace(/\s/g, '');
    for (const href of outside) expect(squeezed).toContain(`(${href})`);
    expect(squeezed).not.toContain('(/');
    // Seven pages of text at most, and none of them nearly empty but the last.
    expect(sheets.length).toBeLessThanOrEqual(7);
    for (const sheet of sheets.slice(0, -1)) expect(sheet.text.length).toBeGreaterThan(150);
    await page.emulateMedia({ media: 'print' });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  });
}
