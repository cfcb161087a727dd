import type { APIRequestContext } from '@playwright/test';
import { company } from '@/content/company';
import { guides } from '@/content/guides';
import type { Guide } from '@/content/guides/schema';
import { worksheets } from '@/content/worksheets';
import { countPages, mediaType, pagesText, sizeText } from '@/lib/documents/facts';
import { plainBlocks } from '@/lib/markdown/blocks';
import { evaluate } from '../support/formulas';
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

async function download(request: APIRequestContext, guide: Guide, kind: Kind) {
  const answer = await request.get(`/downloads/${guide.file}.${kind}`);
  expect(answer.status()).toBe(200);
  return { answer, bytes: await answer.body() };
}
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
/** What a reader sees of text blocks; a line that is broken in print has no space to compare. */
const solid = (text: string) => text.replace(/\s+/g, '');
const textOf = (guide: Guide): string[] =>
  guide.document.kind === 'text' ? guide.document.parts.flatMap(plainBlocks) : [];

/** Pages as the file's own manifest counts them. */
async function pagesOf(kind: Kind, bytes: Buffer): Promise<number> {
  if (kind === 'pdf') return (await readPdf(bytes)).length;
  if (kind === 'pptx') return readPptx(bytes).length;
  if (kind === 'xlsx') return readXlsx(bytes).length;
  return readDocx(bytes).paragraphs.filter(({ text }) => text.includes('\f')).length + 1;
}

for (const { guide, kind } of files) {
  test(`RESOURCES-11 RESOURCES-12 ${guide.file}.${kind} is a real file that equals its card`, async ({
    request,
  }) => {
    // Both before reading: a connection that waits for a slow reader is closed.
    const page = await (await request.get('/resources/guides')).text();
    const { answer, bytes } = await download(request, guide, kind);
    const headers = answer.headers();
    expect(headers['content-type']).toBe(mediaType[kind]);
    expect(headers['content-disposition']).toBe(`attachment; filename="${guide.file}.${kind}"`);
    expect(headers['x-nextjs-cache']).toBe('HIT');
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(kind === 'pdf' ? '%PDF' : 'PK\u0003\u0004');

    const pages = await pagesOf(kind, bytes);
    expect(countPages(kind, bytes)).toBe(pages);
    const card = squeeze(
      decodeXml(
        (page.split(`id="guide-${guide.id}"`)[1] ?? '')
          .split('</article>')[0]
          ?.replace(/<!-- -->/g, '')
          .replace(/<[^>]+>/g, ' ') ?? '',
      ),
    );
    if (kind === KINDS[guide.format][0]) {
      expect(card).toContain(pagesText(pages));
      expect(card).toContain(`${guide.format}, ${sizeText(bytes.length)}`);
    } else expect(card).toContain(sizeText(bytes.length));
  });
}

for (const guide of ofKind('pdf').filter(({ document }) => document.kind === 'text')) {
  test(`RESOURCES-11 ${guide.file}.pdf says all of its text, and says what it is`, async ({ request }) => {
    const { bytes } = await download(request, guide, 'pdf');
    const foot = new RegExp(`${company.name}: ${guide.title} ?\\d+ of \\d+`);
    const printed = solid((await readPdf(bytes)).map(({ text }) => text.replace(foot, '')).join(' '));
    for (const text of [guide.title, guide.subtitle, ...textOf(guide)])
      expect(printed).toContain(solid(text));

    const { info, language, outline, roles, tagged } = await openPdf(bytes);
    expect(info).toMatchObject({ Title: guide.title, Author: company.name, Subject: guide.description });
    expect(info.CreationDate).toContain(guide.updated.replaceAll('-', ''));
    expect(language).toBe('en-US');
    expect(tagged).toBe(true);
    const headings = guide.document.kind === 'text' ? guide.document.parts.flat() : [];
    expect(outline).toEqual(headings.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])));
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody', 'TOC'])
      expect(roles, `${role} in the structure`).toContain(role);
  });
}

test('RESOURCES-11 the deck’s PDF has the slides’ words and titles', async ({ request }) => {
  for (const guide of ofKind('pptx')) {
    if (guide.document.kind !== 'deck') throw new Error('a deck is made of slides');
    const { bytes } = await download(request, guide, 'pdf');
    const pages = await readPdf(bytes);
    const { info, language, outline } = await openPdf(bytes);
    expect(info.Title).toBe(guide.title);
    expect(language).toBe('en-US');
    expect(outline).toEqual(guide.document.slides.map(({ title }) => title));
    for (const [index, slide] of guide.document.slides.entries())
      for (const text of [slide.title, ...(slide.points ?? []).map((point) => point.text)])
        expect(solid(pages[index]?.text ?? '')).toContain(solid(text));
  }
});

test('RESOURCES-11 a PPTX has its slides, their titles as titles, and the notes', async ({ request }) => {
  for (const guide of ofKind('pptx')) {
    if (guide.document.kind !== 'deck') throw new Error('a deck is made of slides');
    const { bytes } = await download(request, guide, 'pptx');
    const slides = readPptx(bytes);
    expect(slides.map(({ title }) => title)).toEqual(guide.document.slides.map(({ title }) => title));
    for (const [index, slide] of guide.document.slides.entries()) {
      const found = slides[index];
      expect(found?.notes).toContain(slide.notes);
      for (const { label, note } of slide.steps ?? [])
        expect(found?.texts).toEqual(expect.arrayContaining([label, note]));
      for (const { text } of slide.points ?? []) expect(found?.texts).toContain(text);
      for (const row of slide.table?.rows ?? []) expect(found?.texts).toEqual(expect.arrayContaining(row));
    }
    expect(openOffice(bytes).part('docProps/core.xml')).toContain(guide.title);
  }
});

test('RESOURCES-11 a DOCX has its text, its headings as headings, and whole links', async ({ request }) => {
  for (const guide of ofKind('docx')) {
    const { bytes } = await download(request, guide, 'docx');
    const { paragraphs, core, links } = readDocx(bytes);
    const written = solid(paragraphs.map(({ text }) => text).join(' '));
    for (const text of [guide.title, guide.subtitle, ...textOf(guide)])
      expect(written).toContain(solid(text));
    const blocks = guide.document.kind === 'text' ? guide.document.parts.flat() : [];
    expect(
      paragraphs
        .filter(({ style }) => style?.startsWith('Heading'))
        .map(({ style, text }) => `${style} ${text}`),
    ).toEqual(
      blocks.flatMap((block) =>
        block.kind === 'heading' ? [`Heading${block.level - 1} ${block.text}`] : [],
      ),
    );
    expect(paragraphs.find(({ style }) => style === 'Title')?.text).toBe(guide.title);
    expect(core).toContain(guide.title);
    expect(core).toContain(`${guide.updated}T00:00:00Z`);
    expect(links).not.toMatch(/Target="\/resources/);
  }
});

test('CURRENCY-14 files that show amounts show US dollars and say so', async ({ request }) => {
  let seen = 0;
  for (const { guide, kind } of files.filter((file) => file.kind === 'docx' || file.kind === 'xlsx')) {
    const { bytes } = await download(request, guide, kind);
    const text =
      kind === 'docx'
        ? readDocx(bytes)
            .paragraphs.map((paragraph) => paragraph.text)
            .join(' ')
        : readXlsx(bytes)
            .flatMap(({ cells }) => [...cells.values()].map(({ value }) => String(value)))
            .join(' ');
    expect(text).not.toMatch(/[£€₹¥]|CA\$|A\$\d/);
    const styles = kind === 'xlsx' ? openOffice(bytes).part('xl/styles.xml') : '';
    if (!/\$\d/.test(text) && !/formatCode="[^"]*\$/.test(styles)) continue;
    seen += 1;
    expect(text, guide.file).toMatch(/US dollars/);
  }
  expect(seen).toBeGreaterThanOrEqual(3);
});

const close = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b))
    : a === b;

for (const guide of ofKind('xlsx')) {
  test(`RESOURCES-11 every formula of ${guide.file}.xlsx gives what the file says`, async ({ request }) => {
    const sheets = readXlsx((await download(request, guide, 'xlsx')).bytes);
    const formulas = sheets.flatMap((sheet) =>
      [...sheet.cells].flatMap(([at, { formula, value }]) =>
        formula === undefined ? [] : [{ sheet, at, formula, value }],
      ),
    );
    expect(formulas.length).toBeGreaterThan(10);
    const wrong = formulas
      .map((cell) => ({ ...cell, found: evaluate(cell.formula, cell.sheet.name, sheets) }))
      .filter(({ found, value }) => !close(found, value))
      .map(
        ({ sheet, at, formula, value, found }) => `${sheet.name}!${at} =${formula}: ${value}, not ${found}`,
      );
    expect(wrong).toEqual([]);
    for (const { name, xml } of sheets)
      expect(xml, `${name} has no row without its width`).toContain('<cols>');
    expect(sheets.filter(({ xml }) => xml.includes('<dataValidation ')).length).toBeGreaterThanOrEqual(2);
  });
}

const worksheet = async (request: APIRequestContext, file: string) => {
  const answer = await request.get(`/downloads/${file}.xlsx`);
  expect(answer.headers()['content-type']).toBe(mediaType.xlsx);
  return readXlsx(await answer.body());
};
for (const { file, title, sheets: written } of worksheets) {
  test(`RESOURCES-17 ${file}.xlsx is a real file, and its formulas give what it says`, async ({
    request,
  }) => {
    const sheets = await worksheet(request, file);
    expect(sheets.map(({ name }) => name)).toEqual(written.map(({ name }) => name));
    const wrong = sheets.flatMap(({ name, cells }) =>
      [...cells].flatMap(([at, { formula, value }]) =>
        formula === undefined || close(evaluate(formula, name, sheets), value)
          ? []
          : [`${name}!${at} =${formula}`],
      ),
    );
    expect(wrong).toEqual([]);
    expect(
      sheets.flatMap(({ cells }) => [...cells.values()]).filter(({ formula }) => formula).length,
    ).toBeGreaterThan(5);
    const answer = await request.get(`/downloads/${file}.xlsx`);
    expect(openOffice(await answer.body()).part('docProps/core.xml')).toContain(title);
  });
}

/** Cells whose words take more lines than their row is high, at a letter for each unit of width. */
function cutOff({ name, cells, xml }: Sheet): string[] {
  const attribute = (tag: string, key: string) => Number(new RegExp(`\\b${key}="([^"]+)"`).exec(tag)?.[1]);
  const columnOf = (at: string) => at.charCodeAt(0) - 65;
  const widths = [...xml.matchAll(/<col [^>]*>/g)].map(([tag]) => attribute(tag, 'width'));
  const heights = new Map(
    [...xml.matchAll(/<row [^>]*>/g)].map(([tag]) => [attribute(tag, 'r'), attribute(tag, 'ht')]),
  );
  const merged = new Map(
    [...xml.matchAll(/<mergeCell ref="([A-Z]+\d+):([A-Z]+\d+)"/g)].map(([, from = '', to = '']) => [
      from,
      to,
    ]),
  );
  return [...cells].flatMap(([at, { value }]) => {
    if (typeof value !== 'string') return [];
    const wide = widths
      .slice(columnOf(at), columnOf(merged.get(at) ?? at) + 1)
      .reduce((sum, one) => sum + one, 0);
    const lines = Math.ceil(value.length / wide);
    return lines * 15 <= (heights.get(Number(at.slice(1))) ?? 0) ? [] : [`${name}!${at} ${value}`];
  });
}

test('RESOURCES-11 RESOURCES-17 no words of a worksheet are cut off', async ({ request }) => {
  const names = [...ofKind('xlsx'), ...worksheets].map(({ file }) => file);
  const sheets = (await Promise.all(names.map((file) => worksheet(request, file)))).flat();
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.flatMap(cutOff)).toEqual([]);
});

test('RESOURCES-15 the return worksheet pays back when the sum of its months reaches zero', async ({
  request,
}) => {
  const sheets = await worksheet(request, 'ai-roi-worksheet');
  const [hours, weeks, rate, adoption, cost, running] = [5, 6, 7, 8, 9, 10].map((row) =>
    Number(valueIn(sheets, 'Return', `B${row}`)),
  ) as [number, number, number, number, number, number];
  const net = hours * weeks * rate * adoption - running;
  expect(valueIn(sheets, 'Return', 'B15')).toBeCloseTo(net, 6);
  expect(valueIn(sheets, 'Return', 'B17')).toBeCloseTo((net - cost) / cost, 6);
  const payback = Number(valueIn(sheets, 'Return', 'B16'));
  expect(payback).toBeCloseTo(cost / (net / 12), 1);
  const months = Array.from({ length: 24 }, (_, index) => valueIn(sheets, 'Month by month', `D${index + 5}`));
  expect(months.indexOf('Yes') + 1).toBe(Math.ceil(cost / (net / 12)));
});

const valueIn = (sheets: readonly Sheet[], sheet: string, at: string) =>
  sheets.find(({ name }) => name === sheet)?.cells.get(at)?.value;

test('RESOURCES-11 the budget workbook’s payback and return follow from its inputs', async ({ request }) => {
  const guide = guides.find(({ id }) => id === 3);
  if (!guide) throw new Error('guide 3 is the workbook');
  const sheets = readXlsx((await download(request, guide, 'xlsx')).bytes);
  const number = (sheet: string, at: string) => Number(valueIn(sheets, sheet, at));
  const rows = [5, 6, 7, 8, 9, 10, 11, 12, 13];
  const total = (kind: string) =>
    rows
      .filter((row) => valueIn(sheets, 'Costs', `A${row}`) === kind)
      .reduce((sum, row) => sum + number('Costs', `C${row}`) * number('Costs', `D${row}`), 0);
  const oneOff = total('One-off') * 1.15;
  for (const column of ['B', 'C', 'D']) {
    const at = (row: number) => number('Benefit', `${column}${row}`);
    const hours = ((at(5) * 12 * (at(6) - at(7))) / 60) * at(8) * at(9);
    const net = hours * at(10) + at(13) - total('Yearly');
    expect(number('Result', `${column}8`)).toBeCloseTo(net, 6);
    expect(valueIn(sheets, 'Result', `${column}9`)).toBe(
      net > 0 ? Math.round((oneOff / (net / 12)) * 10) / 10 : 'never',
    );
    expect(number('Result', `${column}13`)).toBeCloseTo(
      (3 * net - oneOff) / (oneOff + 3 * total('Yearly')),
      6,
    );
  }
});

test('RESOURCES-11 the scorecard ranks by score those that meet every condition', async ({ request }) => {
  const guide = guides.find(({ id }) => id === 7);
  if (!guide) throw new Error('guide 7 is the scorecard');
  const sheets = readXlsx((await download(request, guide, 'xlsx')).bytes);
  const vendors = ['D', 'E', 'F'].map((column, index) => {
    const rows = Array.from({ length: 12 }, (_, row) => row + 5);
    const weight = (row: number) => Number(valueIn(sheets, 'Scores', `C${row}`));
    const points = rows.reduce(
      (sum, row) => sum + weight(row) * Number(valueIn(sheets, 'Scores', `${column}${row}`)),
      0,
    );
    const most = rows.reduce((sum, row) => sum + 5 * weight(row), 0);
    const answers = [5, 6, 7, 8, 9, 10].map((row) => valueIn(sheets, 'Must have', `${'BCD'[index]}${row}`));
    return { row: 5 + index, score: (points / most) * 100, in: answers.every((answer) => answer === 'Yes') };
  });
  for (const { row, score, in: stays } of vendors) {
    expect(Number(valueIn(sheets, 'Decision', `C${row}`))).toBeCloseTo(score, 6);
    const better = vendors.filter((other) => other.in && other.score > score).length;
    expect(valueIn(sheets, 'Decision', `E${row}`)).toBe(stays ? better + 1 : '-');
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

test('a name that is no file is not found', async ({ request }) => {
  expect((await request.get('/downloads/no-such-file.pdf')).status()).toBe(404);
});
