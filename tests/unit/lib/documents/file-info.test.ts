/** @requirement RESOURCES-10 RESOURCES-12 */
import { strToU8, zipSync } from 'fflate';
import { countPages } from '@/lib/documents/downloads';
import { lengthText } from '@/lib/documents/file-info';

const zip = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

test('pages are counted in the file: slides, worksheets, explicit page breaks plus one', () => {
  const slide = {
    'ppt/slides/slide1.xml': '',
    'ppt/slides/slide12.xml': '',
    'ppt/slides/_rels/slide1.xml.rels': '',
  };
  expect(countPages('pptx', zip(slide))).toBe(2);
  expect(
    countPages('xlsx', zip({ 'xl/worksheets/sheet1.xml': '', 'xl/worksheets/_rels/sheet1.xml.rels': '' })),
  ).toBe(1);
  const text =
    '<w:p><w:r><w:br w:type="page"/></w:r></w:p><w:br/><w:br w:type="column"/><w:br w:type="page"/>';
  expect(countPages('docx', zip({ 'word/document.xml': text }))).toBe(3);
  expect(countPages('pdf', Buffer.from('<</Type /Pages>> <</Type /Page\n>> <</Type /Page >>'))).toBe(2);
});

test("'page' when 1, otherwise 'pages'", () => {
  expect([0, 1, 2, 12].map((pages) => lengthText({ kind: 'pdf', pages }))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
    '12 pages',
  ]);
});

test('the library calls sheets and slides by their names', () => {
  expect(lengthText({ kind: 'xlsx', pages: 1 })).toBe('1 sheet');
  expect(lengthText({ kind: 'xlsx', pages: 4 })).toBe('4 sheets');
  expect(lengthText({ kind: 'pptx', pages: 16 })).toBe('16 slides');
  expect(lengthText({ kind: 'docx', pages: 5 })).toBe('5 pages');
});
