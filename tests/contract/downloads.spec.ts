import { company } from '@/content/company/company';
import { guides } from '@/content/guides';
import type { Guide } from '@/content/guides/schema';
import { worksheets } from '@/content/worksheets';
import { countPages } from '@/lib/documents/downloads';
import { sizeText } from '@/lib/documents/file-info';
import { pluralize } from '@/lib/format/pluralize';
import { plainBlocks } from '@/lib/markdown/blocks';
import { officeText, openZip } from '../support/office';
import { openPdf, readPdf } from '../support/pdf';
import { expect, test } from '../support/test';

// The cards are in the HTML.
test.use({ javaScriptEnabled: false });

type Kind = 'pdf' | 'docx' | 'xlsx' | 'pptx';
const mediaType: Record<Kind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const KINDS: Record<Guide['format'], Kind[]> = {
  PDF: ['pdf'],
  DOCX: ['docx'],
  XLSX: ['xlsx'],
  'PPT + PDF': ['pptx', 'pdf'],
};

/** Text without spaces and blanks: a line that is broken in print has no space at its end, and Word has fields. */
const solid = (text: string) => text.replace(/\s+|_{3,}/g, '');

/** What a reader finds in the file of a guide. */
function textsOf({ title, document }: Guide): string[] {
  if (document.kind === 'text') return [title, ...plainBlocks(document.parts.flat())];
  if (document.kind === 'workbook') return document.sheets.map(({ name }) => name);
  return document.slides.flatMap(({ title, points = [], table }) => [
    title,
    ...points.map(({ text }) => text),
    ...(table ? [...table.head, ...table.rows.flat()] : []),
  ]);
}

for (const guide of guides) {
  const { file, id, image, cover, format } = guide;
  test(`${file} is a real file with all its text, and equals its card`, {
    tag: ['@RESOURCES-11', '@RESOURCES-12', '@CURRENCY-14', '@ENTITIES-06'],
  }, async ({ page, request }) => {
    await page.goto('/resources/guides');
    for (const kind of KINDS[format]) {
      const answer = await request.get(`/downloads/${file}.${kind}`);
      expect(answer.headers()).toMatchObject({
        'content-type': mediaType[kind],
        'content-disposition': `attachment; filename="${file}.${kind}"`,
      });
      const bytes = await answer.body();
      const pages = kind === 'pdf' ? await readPdf(bytes) : [];
      const foot = new RegExp(`${company.name}: ${guide.title} ?\\d+ of \\d+`);
      const text =
        kind === 'pdf' ? pages.map((one) => one.text.replace(foot, '')).join('') : officeText(bytes);
      for (const part of textsOf(guide)) expect(solid(text)).toContain(solid(part));
      // Amounts are in US dollars, and the file says so.
      expect(text).not.toMatch(/[£€₹¥]|\bCA\$|(?<!\$)\bA\$\d/);
      if (kind !== 'pdf' && kind !== 'pptx' && /\$\d/.test(text)) expect(text).toMatch(/US dollars/);
      const card = page.locator(`#guide-${id}`);
      await expect(card).toContainText(sizeText(bytes.length));
      if (kind === 'pdf') expect(countPages(kind, bytes)).toBe(pages.length);
      if (kind === KINDS[format][0])
        await expect(card).toContainText(`${pluralize(countPages(kind, bytes), 'page')} • ${format}`);
    }
    const drawing = await request.get(image);
    expect(drawing.headers()['content-type']).toBe('image/svg+xml');
    for (const line of cover) expect(await drawing.text()).toContain(line.replaceAll('&', '&amp;'));
  });
}

test('a PDF has its metadata, its bookmarks and a tagged structure', { tag: '@RESOURCES-11' }, async ({
  request,
}) => {
  for (const guide of guides.filter(({ document, format }) => document.kind === 'text' && format === 'PDF')) {
    const bytes = await (await request.get(`/downloads/${guide.file}.pdf`)).body();
    const { info, language, outline, roles, tagged } = await openPdf(bytes);
    expect(info).toMatchObject({ Title: guide.title, Author: company.name, Subject: guide.description });
    expect([language, tagged]).toEqual(['en-US', true]);
    expect(outline.length).toBeGreaterThan(3);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI']));
  }
});

test('each worksheet of a tool is a workbook with its title', {
  tag: ['@RESOURCES-11', '@RESOURCES-17'],
}, async ({ request }) => {
  for (const { file, title } of worksheets) {
    const answer = await request.get(`/downloads/${file}.xlsx`);
    expect(answer.headers()['content-type']).toBe(mediaType.xlsx);
    const text = officeText(await answer.body());
    expect(text).toContain(title);
  }
});

test('the charts of a workbook are in its file, over ranges of its sheets', { tag: '@RESOURCES-11' }, async ({
  request,
}) => {
  const workbooks = [
    ...guides.flatMap(({ file, document }) =>
      document.kind === 'workbook' ? [{ file, sheets: document.sheets }] : [],
    ),
    ...worksheets,
  ];
  for (const { file, sheets } of workbooks) {
    const charts = sheets.flatMap((sheet) => sheet.charts);
    const parts = openZip(await (await request.get(`/downloads/${file}.xlsx`)).body());
    const drawn = Object.keys(parts).filter((name) => /^xl\/charts\/chart\d+\.xml$/.test(name));
    expect(drawn, file).toHaveLength(charts.length);
    const text = drawn.map((name) => Buffer.from(parts[name] ?? []).toString()).join('\n');
    for (const { title, categories, series } of charts)
      for (const part of [title, categories, ...series.map(({ values }) => values)])
        expect(text.replaceAll('&apos;', "'"), file).toContain(part);
  }
});

test('a file tells its length and can be continued, and one that is not there is not found', {
  tag: '@RESOURCES-11',
}, async ({ request }) => {
  const address = '/downloads/ai-implementation-guide.pdf';
  const whole = await (await request.get(address)).body();
  expect((await request.head(address)).headers()['content-length']).toBe(String(whole.length));
  const rest = await request.get(address, { headers: { Range: 'bytes=1000-' } });
  expect(rest.status()).toBe(206);
  expect((await rest.body()).equals(whole.subarray(1000))).toBe(true);
  expect((await request.get('/downloads/no-such-file.pdf')).status()).toBe(404);
});
