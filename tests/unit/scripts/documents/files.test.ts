/** @requirement RESOURCES-11 RESOURCES-14 */
import { readdirSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { printedPages } from '@/content/resources/downloads';
import { downloadsFolder } from '@/lib/documents/downloads';
import { fileFindings } from '@/scripts/content-check/files';
import { isOlder } from '@/scripts/documents/printed';
import { officeTexts } from '@/scripts/support/office-text';

test('every PDF has the text that its page has now, and an older one is told', () => {
  expect(printedPages.filter(isOlder).map(({ name }) => name)).toEqual([]);
  expect(isOlder({ ...printedPages[0]!, title: 'Another title' })).toBe(true);
});

const workbooks = readdirSync(downloadsFolder).filter((name) => name.endsWith('.xlsx'));

test.each(workbooks)('the charts of %s say in which cells of which sheet their figures are', (name) => {
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

test('an Office file is read by its paragraphs and cells', () => {
  const read = (name: string) =>
    Object.values(officeTexts(readFileSync(`${downloadsFolder}/${name}`))).flat();
  expect(read('ai-use-policy-template.docx')).toContain('[Role; one person, not a committee]');
  expect(read('ai-vendor-scorecard.xlsx')).toContain('Vendor A');
  expect(read('team-ai-training-deck.pptx')).toContain('Dear Ms. Delgardo,');
  expect(() => officeTexts(new Uint8Array([37, 80, 68, 70]))).toThrow();
});

test('a missing, an unnamed and a misnamed file are told, each with its remedy', () => {
  const named = new Map(['a-plan.docx', 'a-guide.pdf'].map((file) => [`public/downloads/${file}`, "'A'"]));
  expect(fileFindings(named, [...named.keys()])).toEqual([]);
  const told = fileFindings(named, ['public/downloads/a-Plan.docx', 'public/downloads/old.xlsx']);
  expect(told.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/a-plan\.docx: 'A' names this file, .* Did you mean 'a-Plan\.docx'\?$/),
    expect.stringMatching(/a-guide\.pdf: 'A' names this file, .* 'npm run documents' makes it\.$/),
    expect.stringMatching(/a-Plan\.docx: nothing .* Did you mean 'a-plan\.docx'\?$/),
    expect.stringMatching(/old\.xlsx: nothing on the site names this file\. [^?]*$/),
  ]);
});
