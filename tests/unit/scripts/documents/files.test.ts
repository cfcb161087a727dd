import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { printedPages } from '@/content/resources/downloads';
import { downloadsFolder } from '@/lib/documents/downloads';
import { emptyFileFindings, fileFindings, pictureFindings } from '@/scripts/content-check/files';
import { isPrintOutdated } from '@/scripts/documents/printed';
import { readOfficeTexts } from '@/scripts/support/office-text';

test('every PDF has the current text of its page, and an outdated one is reported', () => {
  expect(printedPages.filter(isPrintOutdated).map(({ name }) => name)).toEqual([]);
  expect(isPrintOutdated({ ...printedPages[0]!, title: 'Another title' })).toBe(true);
});

const workbooks = readdirSync(downloadsFolder).filter((name) => name.endsWith('.xlsx'));

test.each(workbooks)('the charts of %s refer to the sheets and cells of their figures', (name) => {
  const parts = unzipSync(readFileSync(`${downloadsFolder}/${name}`));
  const xml = (pattern: RegExp) =>
    Object.keys(parts)
      .filter((part) => pattern.test(part))
      .map((part) => strFromU8(parts[part]!))
      .join('');
  const sheets = [...xml(/^xl\/workbook\.xml$/).matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
    ([, sheet]) => sheet,
  );
  const charts = xml(/^xl\/charts\/chart/).replaceAll('$', '');
  const told = [...xml(/^xl\/drawings\/drawing\d+\.xml$/).matchAll(/descr="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  expect(told).toHaveLength(Object.keys(parts).filter((part) => /^xl\/charts\/chart\d/.test(part)).length);
  for (const text of told) {
    const [, from = '', to = '', sheet] = /figures are in (\w+):(\w+) of the sheet (.+)\.$/.exec(text) ?? [
      text,
    ];
    expect(sheets).toContain(sheet);
    for (const cell of [from, to]) expect(charts).toMatch(new RegExp(`\\b${cell}\\b`));
  }
});

test('texts of an Office file are its paragraphs and cells', () => {
  const read = (name: string) =>
    Object.values(readOfficeTexts(readFileSync(`${downloadsFolder}/${name}`))).flat();
  expect(read('ai-use-policy-template.docx')).toContain('[Role; one person, not a committee]');
  expect(read('ai-vendor-scorecard.xlsx')).toContain('Vendor A');
  expect(read('team-ai-training-deck.pptx')).toContain('Dear Ms. Delgardo,');
  expect(() => readOfficeTexts(new Uint8Array([37, 80, 68, 70]))).toThrow();
});

test('a missing, an unlisted and a misnamed file are reported once each, with the remedy', () => {
  const named = new Map(['a-plan.docx', 'a-guide.pdf'].map((file) => [`public/downloads/${file}`, "'A'"]));
  expect(fileFindings(named, [...named.keys()])).toEqual([]);
  const told = fileFindings(named, ['public/downloads/a-Plan.docx', 'public/downloads/old.xlsx']);
  expect(told.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/a-plan\.docx: 'A' names this file, .* Did you mean 'a-Plan\.docx'\?$/),
    expect.stringMatching(/a-guide\.pdf: 'A' names this file, .* 'npm run documents' makes it\.$/),
    expect.stringMatching(/old\.xlsx: nothing on the site names this file\. [^?]*$/),
  ]);
});

test('an empty file, a file that is not a picture and a picture without its size are reported', async () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' } });
  for (const folder of ['public/guide-covers', 'content/articles/pictures'])
    mkdirSync(join(root, folder), { recursive: true });
  await picture(760, 520).toFile(join(root, 'public/guide-covers/good.webp'));
  await picture(760, 500).toFile(join(root, 'public/guide-covers/low.webp'));
  writeFileSync(join(root, 'public/guide-covers/none.webp'), '');
  writeFileSync(join(root, 'content/articles/pictures/text.png'), 'no picture');
  // Its camera lay on its side: people see 1,400 by 1,000.
  await picture(1000, 1400)
    .withMetadata({ orientation: 6 })
    .toFile(join(root, 'content/articles/pictures/side.jpg'));
  await picture(1300, 1400).toFile(join(root, 'content/articles/pictures/narrow.jpg'));
  const inFolder = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);
  const files = [
    ...inFolder('public/guide-covers', ['good.webp', 'low.webp']),
    ...inFolder('content/articles/pictures', ['text.png', 'side.jpg', 'narrow.jpg']),
  ];
  expect(emptyFileFindings(root).map(({ file }) => file)).toEqual(['public/guide-covers/none.webp']);
  expect((await pictureFindings(root, files)).map(({ grade, message }) => `${grade}: ${message}`)).toEqual([
    expect.stringMatching(/^fix: this picture is 760 by 500 pixels\. .* 760 by 520\.$/),
    expect.stringMatching(/^fix: this file is no picture/),
    expect.stringMatching(/^suggestion: this picture is 1300 pixels wide/),
  ]);
});
