import { strToU8, zipSync } from 'fflate';
import { countPages } from '@/lib/documents/downloads';
import { formatPageCount } from '@/lib/documents/file-info';

const zip = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

// @requirement RESOURCES-12
test('page counts come from the file: slides, worksheets, or explicit page breaks plus one', () => {
  const slides = ['slides/slide1.xml', 'slides/slide12.xml', 'slides/_rels/slide1.xml.rels'];
  expect(countPages('pptx', zip(Object.fromEntries(slides.map((name) => [`ppt/${name}`, '']))))).toBe(2);
  const sheets = { 'xl/worksheets/sheet1.xml': '', 'xl/worksheets/_rels/sheet1.xml.rels': '' };
  expect(countPages('xlsx', zip(sheets))).toBe(1);
  const text =
    '<w:p><w:r><w:br w:type="page"/></w:r></w:p><w:br/><w:br w:type="column"/><w:br w:type="page"/>';
  expect(countPages('docx', zip({ 'word/document.xml': text }))).toBe(3);
  expect(countPages('pdf', Buffer.from('<</Type /Pages>> <</Type /Page\n>> <</Type /Page >>'))).toBe(2);
});

// @requirement RESOURCES-10
test.each([
  ['pdf', 0, '0 pages'],
  ['pdf', 1, '1 page'],
  ['docx', 12, '12 pages'],
  ['xlsx', 1, '1 sheet'],
  ['xlsx', 4, '4 sheets'],
  ['pptx', 16, '16 slides'],
] as const)("the length of a %s with %i pages is '%s'", (kind, pages, text) => {
  expect(formatPageCount({ kind, pages })).toBe(text);
});
