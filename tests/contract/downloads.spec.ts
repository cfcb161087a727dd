import { guides } from '@/content/guides';
import { downloads, printedPages } from '@/content/resources/downloads';
import { listGuideFileNames, readFileInfo } from '@/lib/documents/downloads';
import { formatFileInfo, formatFileSize } from '@/lib/documents/file-info';
import { pluralize } from '@/lib/format/pluralize';
import { listHeadings, listPlainTexts } from '@/lib/markdown/inspect-blocks';
import * as routes from '@/lib/routes';
import { readOfficeTexts } from '@/scripts/support/office-text';
import { pageAt } from '../support/page-html';
import { readPdf } from '../support/pdf';
import { expect, test } from '../support/test';

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Text without spaces: a line that is broken in print has none at its end. */
const solid = (text: string) => text.replace(/\s+/g, '');

test('every download is sent as an attachment in its format, without local URLs or another currency', {
  tag: ['@RESOURCES-11', '@RESOURCES-17', '@CURRENCY-14'],
}, async ({ request }) => {
  // All at first: the server closes a connection that waits while a file is read.
  const files = await Promise.all(
    [...downloads, { name: 'business-case-workbook.xlsx' }].map(async ({ name }) => {
      const answer = await request.get(`/downloads/${name}`);
      return { name, answer, bytes: await answer.body() };
    }),
  );
  for (const { name, answer, bytes } of files) {
    const kind = name.split('.').at(-1) ?? '';
    expect(answer.headers(), name).toMatchObject({
      'content-type': mediaTypes[kind],
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-robots-tag': 'noindex',
    });
    const text =
      kind === 'pdf'
        ? (await readPdf(bytes)).pages.map((page) => page.text).join(' ')
        : Object.values(readOfficeTexts(bytes)).flat().join(' ');
    expect(text.length, name).toBeGreaterThan(500);
    expect(text, name).not.toMatch(/[£€₹¥]|\bCA\$|(?<!\$)\bA\$\d/);
    if (/docx|xlsx/.test(kind) && /\$\d/.test(text)) expect(text, name).toMatch(/US dollars/);
    expect(bytes.toString('latin1'), name).not.toMatch(/localhost|127\.0\.0\.1/);
  }
});

test('a download card states the page count and size of its files and shows the first page', {
  tag: ['@RESOURCES-12', '@ENTITIES-06'],
}, async ({ request }) => {
  const page = await pageAt(routes.guides);
  for (const guide of guides) {
    const card = page.words(`#guide-${guide.id}`).join('');
    const [file, second] = listGuideFileNames(guide).map((name) => name && readFileInfo(name));
    if (!file) throw new Error(`no file of ${guide.title}`);
    expect(card).toContain(`${pluralize(file.pages, 'page')} • ${guide.format}`);
    for (const { bytes } of [file, ...(second ? [second] : [])])
      expect(card).toContain(formatFileSize(bytes));
    if (!guide.image) continue;
    const picture = await request.get(guide.image);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
    expect((await picture.body()).length).toBeGreaterThan(2000);
  }
});

for (const { name, path, title, text } of printedPages)
  test(`${name} is the printed page, with tags and a table of contents that links to its headings`, {
    tag: ['@RESOURCES-11', '@RESOURCES-14'],
  }, async ({ request }) => {
    // Both at first: the server closes a connection that waits while a file is read.
    const html = await (await request.get(path)).text();
    const bytes = await (await request.get(`/downloads/${name}`)).body();
    const { pages, language, outline, roles, tagged, ...pdf } = await readPdf(bytes);
    const written = solid(pages.map((page) => page.text.replace(/\S+: [^:]+? \d+ of \d+$/, '')).join(''));
    for (const part of [title, text.lead, ...listPlainTexts(text.body)])
      expect(written).toContain(solid(part));
    expect([pdf.title, language, tagged]).toEqual([title, 'en-US', true]);
    expect(outline).toEqual(
      expect.arrayContaining([title, ...listHeadings(text.body).map((heading) => heading.text)]),
    );
    expect(roles).toEqual(
      expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Link']),
    );
    expect(html).toContain(`href="/downloads/${name}"`);
    expect(html).toContain(formatFileInfo(readFileInfo(name)));
  });

test('the PDF of the slide deck has a tagged, bookmarked page with all the text of each slide', {
  tag: '@RESOURCES-11',
}, async ({ request }) => {
  const deck = guides.find(({ format }) => format === 'PPT + PDF')!;
  const [pptx, pdf = ''] = listGuideFileNames(deck);
  const slides = readOfficeTexts(await (await request.get(`/downloads/${pptx}`)).body());
  const bytes = await (await request.get(`/downloads/${pdf}`)).body();
  const { pages, outline, roles, tagged } = await readPdf(bytes);
  expect(pages).toHaveLength(readFileInfo(pptx).pages);
  // The PDF ends each name in a list with a period.
  const letters = (text: string) => solid(text).replace(/\W/g, '');
  const written = letters(pages.map(({ text }) => text).join(''));
  for (const [part, texts] of Object.entries(slides))
    if (part.startsWith('ppt/slides/')) for (const text of texts) expect(written).toContain(letters(text));
  expect([outline.length, tagged]).toEqual([pages.length - 1, true]);
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'Table', 'TH', 'Figure']));
});

test('a download has a Content-Length and supports Range, and a missing file responds with 404', {
  tag: '@RESOURCES-11',
}, async ({ request }) => {
  const address = routes.download('ai-implementation-guide.pdf');
  const whole = await (await request.get(address)).body();
  expect((await request.head(address)).headers()['content-length']).toBe(String(whole.length));
  const rest = await request.get(address, { headers: { Range: 'bytes=1000-' } });
  expect(rest.status()).toBe(206);
  expect((await rest.body()).equals(whole.subarray(1000))).toBe(true);
  expect((await request.get('/downloads/no-such-file.pdf')).status()).toBe(404);
});
