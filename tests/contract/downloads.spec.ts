import type { APIRequestContext } from '@playwright/test';
import { company } from '@/content/company/company';
import { guides } from '@/content/guides';
import type { Guide } from '@/content/guides/schema';
import { worksheets } from '@/content/worksheets';
import { countPages } from '@/lib/documents/downloads';
import { sizeText } from '@/lib/documents/file-info';
import { pluralize } from '@/lib/format/pluralize';
import { plainBlocks } from '@/lib/markdown/blocks';
import { officeText, openZip, partText } from '../support/office';
import { readHtml } from '../support/page-html';
import { openPdf, readPdf } from '../support/pdf';
import { expect, test } from '../support/test';

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

const read = async (request: APIRequestContext, file: string): Promise<Uint8Array> =>
  (await request.get(`/downloads/${file}`)).body();

/** The XML parts of an Office file whose names are like a pattern. */
async function partsOf(request: APIRequestContext, file: string, pattern: RegExp): Promise<string[]> {
  const parts = openZip(await read(request, file));
  return Object.keys(parts)
    .filter((part) => pattern.test(part))
    .map((part) => partText(parts, part));
}

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
  }, async ({ request }) => {
    const guidesPage = readHtml(await (await request.get('/resources/guides')).text());
    const card = guidesPage.words(`#guide-${id}`).join('');
    const drawing = await request.get(image);
    expect(drawing.headers()['content-type']).toBe('image/svg+xml');
    for (const line of cover) expect(await drawing.text()).toContain(line.replaceAll('&', '&amp;'));
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
      expect(card).toContain(sizeText(bytes.length));
      if (kind === 'pdf') expect(countPages(kind, bytes)).toBe(pages.length);
      if (kind === KINDS[format][0])
        expect(card).toContain(`${pluralize(countPages(kind, bytes), 'page')} • ${format}`);
    }
  });
}

test('a PDF has its metadata, its bookmarks and a tagged structure', { tag: '@RESOURCES-11' }, async ({
  request,
}) => {
  for (const guide of guides.filter(({ document, format }) => document.kind === 'text' && format === 'PDF')) {
    const bytes = await read(request, `${guide.file}.pdf`);
    const { info, language, outline, roles, tagged } = await openPdf(bytes);
    expect(info).toMatchObject({ Title: guide.title, Author: company.name, Subject: guide.description });
    expect([language, tagged]).toEqual(['en-US', true]);
    expect(outline.length).toBeGreaterThan(3);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI']));
  }
});

test('the deck has titles, header rows, alternative texts and notes, and its PDF a page for each slide', {
  tag: '@RESOURCES-11',
}, async ({ request }) => {
  const deck = guides.find(({ document }) => document.kind === 'deck')!;
  const slides = deck.document.kind === 'deck' ? deck.document.slides : [];
  const parts = await partsOf(request, `${deck.file}.pptx`, /^ppt\/slides\/slide\d+\.xml$/);
  const titles = parts.map((xml) => {
    const [first = ''] = /<p:sp>.*?<\/p:sp>/s.exec(xml) ?? [];
    expect(first).toMatch(/<p:cNvPr id="\d+" name="Title"[^>]*>/);
    expect(first).toMatch(/<p:ph\s[^>]*type="title"/);
    return first
      .replace(/<[^>]+>/g, '')
      .replaceAll('&apos;', "'")
      .trim();
  });
  expect(titles.sort()).toEqual(slides.map(({ title }) => title).sort());
  const xml = parts.join('');
  const tables = slides.filter(({ table }) => table);
  expect(xml.match(/<a:tblPr[^>]*>/g) ?? []).toEqual(tables.map(() => '<a:tblPr firstRow="1"/>'));
  for (const { bars } of slides) if (bars) expect(xml).toContain(`descr="${bars.alt}"`);
  expect(xml).not.toMatch(/name="(Shape|Text|Table|Chart) \d/);
  const notes = await partsOf(request, `${deck.file}.pptx`, /^ppt\/notesSlides\/notesSlide\d+\.xml$/);
  for (const slide of slides)
    expect(notes.join('').replace(/<[^>]+>/g, '')).toContain(slide.notes.slice(0, 30));

  const { outline, roles, tagged } = await openPdf(await read(request, `${deck.file}.pdf`));
  expect(outline).toEqual(slides.slice(1).map(({ title }) => title));
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'Table', 'TH', 'Figure']));
  expect(tagged).toBe(true);
});

test('the checklist has a named field for each box, blank and empty cell', {
  tag: '@RESOURCES-11',
}, async ({ request }) => {
  const { fields, roles } = await openPdf(await read(request, 'data-readiness-checklist.pdf'));
  const boxes = fields.filter(({ type }) => type === 'Btn');
  expect(boxes).toHaveLength(42);
  expect(boxes[0]?.name).toBe('We have ten random rows on paper.');
  const texts = fields.filter(({ type }) => type === 'Tx').map(({ name }) => name);
  for (const name of ['We marked every value that surprised us', 'Count of 200, Required field is empty'])
    expect(texts).toContain(name);
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  for (const { name } of fields) expect(name).not.toMatch(/^\W*$|_{3}/);
  expect(roles).toContain('Form');
});

test('Word files have tables, checkboxes and blanks with names, and no underscores to write on', {
  tag: '@RESOURCES-11',
}, async ({ request }) => {
  for (const { file } of guides.filter(({ format }) => format === 'DOCX')) {
    const [xml = ''] = await partsOf(request, `${file}.docx`, /^word\/document\.xml$/);
    expect(xml).not.toMatch(/_{3,}/);
    const captions = [...xml.matchAll(/<w:tblCaption w:val="[^"]+"\/>(?=<\/w:tblPr>)/g)];
    expect(captions).toHaveLength(xml.split('<w:tbl>').length - 1);
    const names = [...xml.matchAll(/<w:alias w:val="([^"]*)"/g)].map(([, label]) => label);
    expect(names).toContain('Date');
    for (const label of names) expect(label?.length).toBeLessThanOrEqual(64);
    if (file === 'ai-business-case-template') expect(xml.match(/<w14:checkbox>/g)).toHaveLength(3);
  }
});

const workbooks = [
  ...guides.flatMap(({ file, title, document }) =>
    document.kind === 'workbook' ? [{ file, title, sheets: document.sheets }] : [],
  ),
  ...worksheets,
];
for (const { file, title, sheets } of workbooks)
  test(`the workbook ${file} has charts over its sheets with their values in words, and fixed header rows`, {
    tag: ['@RESOURCES-11', '@RESOURCES-17'],
  }, async ({ request }) => {
    const answer = await request.get(`/downloads/${file}.xlsx`);
    expect(answer.headers()['content-type']).toBe(mediaType.xlsx);
    expect(officeText(await answer.body())).toContain(title);

    const charts = sheets.flatMap((sheet) => sheet.charts);
    const drawn = await partsOf(request, `${file}.xlsx`, /^xl\/charts\/chart\d+\.xml$/);
    expect(drawn).toHaveLength(charts.length);
    const xml = (await partsOf(request, `${file}.xlsx`, /^xl\/drawings\/drawing\d+\.xml$/)).join('');
    const told = [...xml.matchAll(/descr="([^"]*)"/g)].map(([, text = '']) => text);
    expect(told).toHaveLength(charts.length);
    for (const [index, { title: name, categories, series }] of charts.entries()) {
      for (const part of [name, categories, ...series.map(({ values }) => values)])
        expect(drawn.join('\n').replaceAll('&apos;', "'")).toContain(part);
      expect(told[index]).toContain(name);
      for (const { name: label } of series) expect(told[index]).toMatch(new RegExp(`${label}: .*\\d`));
    }
    expect(told.join('')).not.toMatch(/open|NaN|undefined/);

    const panes = (await partsOf(request, `${file}.xlsx`, /^xl\/worksheets\/sheet\d+\.xml$/)).map((part) =>
      /<pane [^>]*?(\w)Split="(\d+)"/.exec(part)?.slice(1).join(''),
    );
    const expected = sheets.map(({ rows }) => {
      const heads = rows.flatMap(({ style }, row) => (style === 'head' ? [row + 1] : []));
      return heads.length === 1 ? `y${heads[0]}` : 'x1';
    });
    expect(panes.sort()).toEqual(expected.sort());
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
