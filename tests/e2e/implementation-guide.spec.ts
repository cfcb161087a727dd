import { implementationGuide } from '../../content/implementation-guide';
import { headingsOf, plainBlocks } from '../../lib/markdown/blocks';
import { readPdf } from '../support/pdf';
import { expect, test } from '../support/test';

const path = '/resources/ai-implementation-guide';
const { body, figures } = implementationGuide;
const chapters = headingsOf(body).filter(({ level }) => level === 2);
const plain = (text: string) => text.replace(/\s+/g, '');

test('RESOURCES-14 ROUTE-09 the whole guide is readable on the page, with its contents', async ({ page }) => {
  await page.goto(path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText(chapters.map(({ text }) => text));
  const read = plain((await page.getByRole('main').textContent()) ?? '');
  for (const text of plainBlocks(body)) expect(read).toContain(plain(text));
  for (const { alt } of Object.values(figures))
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
  const last = chapters.at(-1);
  await contents.getByRole('link', { name: last?.text }).click();
  await expect(page.getByRole('heading', { level: 2, name: last?.text })).toBeInViewport();
});

test('RESOURCES-14 its PDF has the same text and as many pages and bytes as the page says', async ({
  page,
  request,
}) => {
  await page.goto(path);
  const link = page.getByRole('link', { name: 'Download the PDF' }).first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toBe('/downloads/ai-implementation-guide.pdf');
  const answer = await request.get(href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const bytes = await answer.body();
  const pdf = await readPdf(bytes);
  await expect(page.getByRole('main')).toContainText(
    `PDF, ${pdf.length} pages, ${Math.round(bytes.length / 1000)} KB`,
  );
  const written = plain(pdf.map(({ text }) => text).join(''));
  for (const { text } of headingsOf(body)) expect(written).toContain(plain(text));
});
