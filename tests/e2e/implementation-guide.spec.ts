import { printedPages } from '@/content/resources';
import { headingsOf, plainBlocks } from '@/lib/markdown/blocks';
import { expect, test } from '../support/test';

const plain = (text: string) => text.replace(/\s+/g, '');

for (const { name, path, title, text } of printedPages)
  test(`${path} has the whole text with its contents, and its PDF`, {
    tag: ['@RESOURCES-14', '@ROUTE-09'],
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const chapters = headingsOf(text.body).filter(({ level }) => level === 2);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText(chapters.map((chapter) => chapter.text));
    const shown = plain((await page.getByRole('main').textContent()) ?? '');
    for (const part of plainBlocks(text.body)) expect(shown).toContain(plain(part));
    for (const { alt } of Object.values(text.figures))
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
    const last = chapters.at(-1)!.text;
    await contents.getByRole('link', { name: last }).click();
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Download the PDF' }).first()).toHaveAttribute(
      'href',
      `/downloads/${name}`,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  });
