import { readdirSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { printedPages } from '@/content/resources/downloads';
import { downloadsFolder } from '@/lib/documents/downloads';
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
