import type { APIRequestContext } from '@playwright/test';
import { guides } from '@/content/guides';
import { worksheets } from '@/content/worksheets';
import { openZip, partText } from '../support/office';
import { openPdf } from '../support/pdf';
import { expect, test } from '../support/test';

const file = async (request: APIRequestContext, name: string): Promise<Uint8Array> =>
  (await request.get(`/downloads/${name}`)).body();

/** The XML parts of an Office file whose names are like a pattern. */
async function partsOf(request: APIRequestContext, name: string, pattern: RegExp): Promise<string[]> {
  const parts = openZip(await file(request, name));
  return Object.keys(parts)
    .filter((part) => pattern.test(part))
    .map((part) => partText(parts, part));
}

const guidesOf = (format: string) => guides.filter((guide) => guide.format === format);

test.describe('the deck', () => {
  const deck = guidesOf('PPT + PDF')[0];
  const slides = deck?.document.kind === 'deck' ? deck.document.slides : [];
  const slideParts = (request: APIRequestContext) =>
    partsOf(request, `${deck?.file}.pptx`, /^ppt\/slides\/slide\d+\.xml$/);

  test('every slide begins with its title in the placeholder of titles', { tag: '@RESOURCES-11' }, async ({
    request,
  }) => {
    const titles = (await slideParts(request)).map((xml) => {
      const [first = ''] = /<p:sp>.*?<\/p:sp>/s.exec(xml) ?? [];
      expect(first).toMatch(/<p:cNvPr id="\d+" name="Title"[^>]*>/);
      expect(first).toMatch(/<p:ph\s[^>]*type="title"/);
      return first
        .replace(/<[^>]+>/g, '')
        .replaceAll('&apos;', "'")
        .trim();
    });
    expect(titles.sort()).toEqual(slides.map(({ title }) => title).sort());
  });

  test('the first row of every table is its header row', { tag: '@RESOURCES-11' }, async ({ request }) => {
    const tables = (await slideParts(request)).join('').match(/<a:tblPr[^>]*>/g) ?? [];
    const expected = slides.filter(({ table }) => table);
    expect(tables).toEqual(expected.map(() => '<a:tblPr firstRow="1"/>'));
  });

  test('a chart has its alternative text, and nothing is called a shape with a number', {
    tag: '@RESOURCES-11',
  }, async ({ request }) => {
    const xml = (await slideParts(request)).join('');
    for (const { bars } of slides) if (bars) expect(xml).toContain(`descr="${bars.alt}"`);
    expect(xml).not.toMatch(/name="(Shape|Text|Table|Chart) \d/);
  });

  test('what the speaker says is in the notes', { tag: '@RESOURCES-11' }, async ({ request }) => {
    const notes = await partsOf(request, `${deck?.file}.pptx`, /^ppt\/notesSlides\/notesSlide\d+\.xml$/);
    for (const slide of slides)
      expect(notes.join('').replace(/<[^>]+>/g, '')).toContain(slide.notes.slice(0, 30));
  });

  test('the PDF has a page and a bookmark for each slide', { tag: '@RESOURCES-11' }, async ({ request }) => {
    const { outline, roles, tagged } = await openPdf(await file(request, `${deck?.file}.pdf`));
    expect(outline).toEqual(slides.slice(1).map(({ title }) => title));
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'Table', 'TH', 'Figure']));
    expect(tagged).toBe(true);
  });
});

test.describe('what can be filled in', () => {
  test('the checklist has a named field for each box, blank and empty cell', {
    tag: '@RESOURCES-11',
  }, async ({ request }) => {
    const { fields, roles } = await openPdf(await file(request, 'data-readiness-checklist.pdf'));
    const boxes = fields.filter(({ type }) => type === 'Btn');
    expect(boxes).toHaveLength(42);
    expect(boxes[0]?.name).toBe('We have ten random rows on paper.');
    const texts = fields.filter(({ type }) => type === 'Tx').map(({ name }) => name);
    expect(texts).toEqual(
      expect.arrayContaining([
        'We marked every value that surprised us',
        'Count of 200, Required field is empty',
      ]),
    );
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const { name } of fields) expect(name).not.toMatch(/^\W*$|_{3}/);
    expect(roles).toContain('Form');
  });

  test('Word files have tables, checkboxes and blanks with names, and no underscores to write on', {
    tag: '@RESOURCES-11',
  }, async ({ request }) => {
    for (const { file: name } of guidesOf('DOCX')) {
      const [xml = ''] = await partsOf(request, `${name}.docx`, /^word\/document\.xml$/);
      expect(xml).not.toMatch(/_{3,}/);
      const captions = [...xml.matchAll(/<w:tblCaption w:val="[^"]+"\/>(?=<\/w:tblPr>)/g)];
      expect(captions).toHaveLength(xml.split('<w:tbl>').length - 1);
      const names = [...xml.matchAll(/<w:alias w:val="([^"]*)"/g)].map(([, label]) => label);
      expect(names).toContain('Date');
      for (const label of names) expect(label?.length).toBeLessThanOrEqual(64);
    }
    const [template = ''] = await partsOf(request, 'ai-business-case-template.docx', /^word\/document\.xml$/);
    expect(template.match(/<w14:checkbox>/g)).toHaveLength(3);
  });
});

test.describe('workbooks', () => {
  const workbooks = [
    ...guides.flatMap((guide) =>
      guide.document.kind === 'workbook' ? [{ file: guide.file, sheets: guide.document.sheets }] : [],
    ),
    ...worksheets,
  ];

  for (const { file: name, sheets } of workbooks)
    test(`charts of ${name} have their values as alternative text`, { tag: '@RESOURCES-11' }, async ({
      request,
    }) => {
      const xml = (await partsOf(request, `${name}.xlsx`, /^xl\/drawings\/drawing\d+\.xml$/)).join('');
      const told = [...xml.matchAll(/descr="([^"]*)"/g)].map(([, text = '']) => text);
      const charts = sheets.flatMap((sheet) => sheet.charts);
      expect(told).toHaveLength(charts.length);
      for (const [index, { title, series }] of charts.entries()) {
        expect(told[index]).toContain(title);
        for (const { name: label } of series) expect(told[index]).toMatch(new RegExp(`${label}: .*\\d`));
      }
      expect(told.join('')).not.toMatch(/open|NaN|undefined/);
    });

  for (const { file: name, sheets } of workbooks)
    test(`the header row of each sheet of ${name} stays in view`, { tag: '@RESOURCES-11' }, async ({
      request,
    }) => {
      const panes = (await partsOf(request, `${name}.xlsx`, /^xl\/worksheets\/sheet\d+\.xml$/)).map((xml) =>
        /<pane [^>]*?(\w)Split="(\d+)"/.exec(xml)?.slice(1).join(''),
      );
      const expected = sheets.map(({ rows }) => {
        const heads = rows.flatMap(({ style }, row) => (style === 'head' ? [row + 1] : []));
        return heads.length === 1 ? `y${heads[0]}` : 'x1';
      });
      expect(panes.sort()).toEqual(expected.sort());
    });
});
