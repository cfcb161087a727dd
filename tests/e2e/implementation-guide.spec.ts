import { implementationGuide } from '../../content/resources/implementation-guide';
import { headingsOf, plainBlocks } from '../../lib/markdown/blocks';
import { readPdf } from '../support/pdf';
import { expect, test } from '../support/test';

const { body, figures } = implementationGuide;
const chapters = headingsOf(body).filter(({ level }) => level === 2);
const plain = (text: string) => text.replace(/\s+/g, '');

test('the whole guide is on the page with its contents, and in a PDF as large as the page says', {
  tag: ['@RESOURCES-14', '@ROUTE-09'],
}, async ({ page, request }) => {
  await page.goto('/resources/ai-implementation-guide');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText(chapters.map(({ text }) => text));
  const main = page.getByRole('main');
  const shown = plain((await main.textContent()) ?? '');
  for (const text of plainBlocks(body)) expect(shown).toContain(plain(text));
  for (const { alt } of Object.values(figures))
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
  const last = chapters.at(-1)!.text;
  await contents.getByRole('link', { name: last }).click();
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();

  const link = page.getByRole('link', { name: 'Download the PDF' }).first();
  await expect(link).toHaveAttribute('href', '/downloads/ai-implementation-guide.pdf');
  const bytes = await (await request.get('/downloads/ai-implementation-guide.pdf')).body();
  const pdf = await readPdf(bytes);
  await expect(main).toContainText(`PDF, ${pdf.length} pages, ${Math.round(bytes.length / 1000)} KB`);
  const written = plain(pdf.map(({ text }) => text).join(''));
  for (const { text } of headingsOf(body)) expect(written).toContain(plain(text));
});
