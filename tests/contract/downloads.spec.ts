import type { APIRequestContext } from '@playwright/test';
import { company } from '@/content/company';
import { guides } from '@/content/guides';
import type { Guide } from '@/content/guides/schema';
import { worksheets } from '@/content/worksheets';
import { countPages, mediaType, pagesText, sizeText } from '@/lib/documents/facts';
import { plainBlocks } from '@/lib/markdown/blocks';
import { checkFormulas } from '../support/formulas';
import { decodeXml, openOffice, readDocx, readPptx, readXlsx, type Sheet } from '../support/office';
import { openPdf, readPdf } from '../support/pdf';
import { expect, test } from '../support/test';

type Kind = 'pdf' | 'docx' | 'xlsx' | 'pptx';
const KINDS: Record<Guide['format'], Kind[]> = {
  PDF: ['pdf'],
  DOCX: ['docx'],
  XLSX: ['xlsx'],
  'PPT + PDF': ['pptx', 'pdf'],
};
const files = guides.flatMap((guide) => KINDS[guide.format].map((kind) => ({ guide, kind })));
const ofKind = (kind: Kind) => files.filter((file) => file.kind === kind).map(({ guide }) => guide);
const workbooks = [...ofKind('xlsx'), ...worksheets];

async function download(request: APIRequestContext, file: string, kind: Kind) {
  const answer = await request.get(`/downloads/${file}.${kind}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe(mediaType[kind]);
  return { headers: answer.headers(), bytes: await answer.body() };
}
const workbook = async (request: APIRequestContext, file: string) =>
  readXlsx((await download(request, file, 'xlsx')).bytes);

/** Text without its spaces, since a line that is broken in print has none at its end. */
const solid = (text: string) => text.replace(/\s+/g, '');
const blocksOf = ({ document }: Guide) => (document.kind === 'text' ? document.parts.flat() : []);
const headingsOf = (guide: Guide) =>
  blocksOf(guide).flatMap((block) => (block.kind === 'heading' ? [block] : []));
const slidesOf = ({ document }: Guide) => (document.kind === 'deck' ? document.slides : []);
const textOf = (guide: Guide) => [guide.title, guide.subtitle, ...plainBlocks(blocksOf(guide))];

/** Pages as the file's own manifest counts them. */
async function pagesOf(kind: Kind, bytes: Buffer): Promise<number> {
  if (kind === 'pdf') return (await readPdf(bytes)).length;
  if (kind === 'pptx') return readPptx(bytes).length;
  if (kind === 'xlsx') return readXlsx(bytes).length;
  return readDocx(bytes).paragraphs.filter(({ text }) => text.includes('\f')).length + 1;
}

test('RESOURCES-11 RESOURCES-12 every file is a real file that equals its card', async ({
  page,
  request,
}) => {
  await page.goto('/resources/guides');
  for (const { guide, kind } of files) {
    const { headers, bytes } = await download(request, guide.file, kind);
    expect(headers['content-disposition']).toBe(`attachment; filename="${guide.file}.${kind}"`);
    expect(headers['x-nextjs-cache']).toBe('HIT');
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(kind === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
    const pages = await pagesOf(kind, bytes);
    expect(countPages(kind, bytes)).toBe(pages);
    const card = page.locator(`#guide-${guide.id}`);
    await expect(card).toContainText(sizeText(bytes.length));
    if (kind === KINDS[guide.format][0])
      await expect(card).toContainText(`${pagesText(pages)} • ${guide.format}, ${sizeText(bytes.length)}`);
  }
  expect((await request.get('/downloads/no-such-file.pdf')).status()).toBe(404);
});

test('RESOURCES-11 a PDF has all of its text, its metadata, its bookmarks and a tagged structure', async ({
  request,
}) => {
  for (const guide of ofKind('pdf')) {
    const { bytes } = await download(request, guide.file, 'pdf');
    const foot = new RegExp(`${company.name}: ${guide.title} ?\\d+ of \\d+`);
    const printed = (await readPdf(bytes)).map(({ text }) => solid(text.replace(foot, '')));
    const { info, language, outline, roles, tagged } = await openPdf(bytes);
    expect(info).toMatchObject({ Title: guide.title, Author: company.name, Subject: guide.description });
    expect(info.CreationDate).toContain(guide.updated.replaceAll('-', ''));
    expect(language).toBe('en-US');
    expect(outline).toEqual([
      ...headingsOf(guide).map(({ text }) => text),
      ...slidesOf(guide).map(({ title }) => title),
    ]);
    for (const [index, { title, points = [] }] of slidesOf(guide).entries())
      for (const text of [title, ...points.map((point) => point.text)])
        expect(printed[index]).toContain(solid(text));
    if (guide.document.kind !== 'text') continue;
    for (const text of textOf(guide)) expect(printed.join('')).toContain(solid(text));
    expect(tagged).toBe(true);
    expect(roles).toEqual(
      expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody', 'TOC']),
    );
  }
});

test('RESOURCES-11 a PPTX has its slides, their titles as titles, and the notes', async ({ request }) => {
  for (const guide of ofKind('pptx')) {
    const { bytes } = await download(request, guide.file, 'pptx');
    const slides = readPptx(bytes);
    expect(slides.map(({ title }) => title)).toEqual(slidesOf(guide).map(({ title }) => title));
    for (const [index, { notes, steps = [], points = [], table }] of slidesOf(guide).entries()) {
      expect(slides[index]?.notes).toContain(notes);
      const texts = [
        ...steps.flatMap(({ label, note }) => [label, note]),
        ...points.map(({ text }) => text),
        ...(table?.rows.flat() ?? []),
      ];
      expect(slides[index]?.texts).toEqual(expect.arrayContaining(texts));
    }
    expect(openOffice(bytes).part('docProps/core.xml')).toContain(guide.title);
  }
});

test('RESOURCES-11 a DOCX has its text, its headings as headings, and whole links', async ({ request }) => {
  for (const guide of ofKind('docx')) {
    const { paragraphs, core, links } = readDocx((await download(request, guide.file, 'docx')).bytes);
    const written = solid(paragraphs.map(({ text }) => text).join(' '));
    for (const text of textOf(guide)) expect(written).toContain(solid(text));
    const headings = paragraphs.filter(({ style }) => style?.startsWith('Heading'));
    expect(headings.map(({ style, text }) => `${style} ${text}`)).toEqual(
      headingsOf(guide).map(({ level, text }) => `Heading${level - 1} ${text}`),
    );
    expect(paragraphs.find(({ style }) => style === 'Title')?.text).toBe(guide.title);
    expect(core).toContain(guide.title);
    expect(core).toContain(`${guide.updated}T00:00:00Z`);
    expect(links).not.toMatch(/Target="\/resources/);
  }
});

test('CURRENCY-14 files that show amounts show US dollars and say so', async ({ request }) => {
  let withAmounts = 0;
  for (const { guide, kind } of files.filter((file) => file.kind === 'docx' || file.kind === 'xlsx')) {
    const { bytes } = await download(request, guide.file, kind);
    const texts =
      kind === 'docx'
        ? readDocx(bytes).paragraphs.map(({ text }) => text)
        : readXlsx(bytes).flatMap(({ cells }) => [...cells.values()].map(({ value }) => String(value)));
    const text = texts.join(' ');
    expect(text).not.toMatch(/[£€₹¥]|CA\$|A\$\d/);
    const styles = kind === 'xlsx' ? openOffice(bytes).part('xl/styles.xml') : '';
    if (!/\$\d/.test(text) && !/formatCode="[^"]*\$/.test(styles)) continue;
    withAmounts += 1;
    expect(text, guide.file).toMatch(/US dollars/);
  }
  expect(withAmounts).toBeGreaterThanOrEqual(3);
});

/** Cells whose text takes more lines than their row is high, at a letter for each unit of width. */
function cutOff({ name, cells, xml }: Sheet): string[] {
  const attribute = (tag: string, key: string) => Number(new RegExp(`\\b${key}="([^"]+)"`).exec(tag)?.[1]);
  const columnOf = (at: string) => at.charCodeAt(0) - 65;
  const widths = [...xml.matchAll(/<col [^>]*>/g)].map(([tag]) => attribute(tag, 'width'));
  const rows = [...xml.matchAll(/<row [^>]*>/g)].map(([tag]) => tag);
  const heights = new Map(rows.map((tag) => [attribute(tag, 'r'), attribute(tag, 'ht')]));
  const merges = xml.matchAll(/<mergeCell ref="([A-Z]+\d+):([A-Z]+\d+)"/g);
  const merged = new Map([...merges].map(([, from = '', to = '']) => [from, to]));
  return [...cells].flatMap(([at, { value }]) => {
    if (typeof value !== 'string') return [];
    const columns = widths.slice(columnOf(at), columnOf(merged.get(at) ?? at) + 1);
    const lines = Math.ceil(value.length / columns.reduce((sum, one) => sum + one, 0));
    return lines * 15 <= (heights.get(Number(at.slice(1))) ?? 0) ? [] : [`${name}!${at} ${value}`];
  });
}

for (const { file, title } of workbooks) {
  test(`RESOURCES-11 RESOURCES-17 the formulas of ${file}.xlsx give what it says, and no text is cut off`, async ({
    request,
  }) => {
    const { bytes } = await download(request, file, 'xlsx');
    const sheets = readXlsx(bytes);
    const { count, wrong } = checkFormulas(sheets);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(5);
    expect(sheets.flatMap(cutOff)).toEqual([]);
    for (const { name, xml } of sheets) expect(xml, `${name} has column widths`).toContain('<cols>');
    expect(openOffice(bytes).part('docProps/core.xml')).toContain(title);
    if (worksheets.some((worksheet) => worksheet.file === file)) return;
    // A guide's workbook says what its cells accept.
    expect(sheets.filter(({ xml }) => xml.includes('<dataValidation ')).length).toBeGreaterThanOrEqual(2);
  });
}

const valueIn = (sheets: readonly Sheet[], sheet: string, at: string) =>
  sheets.find(({ name }) => name === sheet)?.cells.get(at)?.value;
const guideFile = (id: number) => guides.find((guide) => guide.id === id)?.file ?? '';

test('RESOURCES-15 the return worksheet pays back when the sum of its months reaches zero', async ({
  request,
}) => {
  const sheets = await workbook(request, 'ai-roi-worksheet');
  const number = (at: string) => Number(valueIn(sheets, 'Return', at));
  const net = number('B5') * number('B6') * number('B7') * number('B8') - number('B10');
  const cost = number('B9');
  expect(number('B15')).toBeCloseTo(net, 6);
  expect(number('B17')).toBeCloseTo((net - cost) / cost, 6);
  expect(number('B16')).toBeCloseTo(cost / (net / 12), 1);
  const months = Array.from({ length: 24 }, (_, index) => valueIn(sheets, 'Month by month', `D${index + 5}`));
  expect(months.indexOf('Yes') + 1).toBe(Math.ceil(cost / (net / 12)));
});

test('RESOURCES-11 the budget workbook’s payback and return follow from its inputs', async ({ request }) => {
  const sheets = await workbook(request, guideFile(3));
  const number = (sheet: string, at: string) => Number(valueIn(sheets, sheet, at));
  const total = (kind: string) =>
    [5, 6, 7, 8, 9, 10, 11, 12, 13]
      .filter((row) => valueIn(sheets, 'Costs', `A${row}`) === kind)
      .reduce((sum, row) => sum + number('Costs', `C${row}`) * number('Costs', `D${row}`), 0);
  const oneOff = total('One-off') * 1.15;
  for (const column of ['B', 'C', 'D']) {
    const at = (row: number) => number('Benefit', `${column}${row}`);
    const hours = ((at(5) * 12 * (at(6) - at(7))) / 60) * at(8) * at(9);
    const net = hours * at(10) + at(13) - total('Yearly');
    const payback = net > 0 ? Math.round((oneOff / (net / 12)) * 10) / 10 : 'never';
    expect(number('Result', `${column}8`)).toBeCloseTo(net, 6);
    expect(valueIn(sheets, 'Result', `${column}9`)).toBe(payback);
    const profit = (3 * net - oneOff) / (oneOff + 3 * total('Yearly'));
    expect(number('Result', `${column}13`)).toBeCloseTo(profit, 6);
  }
});

test('RESOURCES-11 the scorecard ranks by score those that meet every condition', async ({ request }) => {
  const sheets = await workbook(request, guideFile(7));
  const rows = Array.from({ length: 12 }, (_, row) => row + 5);
  const weight = (row: number) => Number(valueIn(sheets, 'Scores', `C${row}`));
  const most = rows.reduce((sum, row) => sum + 5 * weight(row), 0);
  const vendors = ['D', 'E', 'F'].map((column, index) => {
    const points = (row: number) => weight(row) * Number(valueIn(sheets, 'Scores', `${column}${row}`));
    const answers = [5, 6, 7, 8, 9, 10].map((row) => valueIn(sheets, 'Must have', `${'BCD'[index]}${row}`));
    return {
      row: 5 + index,
      score: (rows.reduce((sum, row) => sum + points(row), 0) / most) * 100,
      eligible: answers.every((answer) => answer === 'Yes'),
    };
  });
  for (const { row, score, eligible } of vendors) {
    expect(Number(valueIn(sheets, 'Decision', `C${row}`))).toBeCloseTo(score, 6);
    const better = vendors.filter((other) => other.eligible && other.score > score).length;
    expect(valueIn(sheets, 'Decision', `E${row}`)).toBe(eligible ? better + 1 : '-');
  }
});

test('ENTITIES-06 each guide’s image is a drawing that is served', async ({ request }) => {
  for (const { image, cover } of guides) {
    const answer = await request.get(image);
    expect(answer.headers()['content-type']).toBe('image/svg+xml');
    const svg = decodeXml(await answer.text());
    for (const line of cover) expect(svg).toContain(line);
  }
});
