/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { countPages, pagesText, sizeText } from '@/lib/documents/facts';
import { openZip, partText, withFixedDates } from '@/lib/documents/zip';

const zip = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

test('RESOURCES-12 pages are counted in the file: slides, worksheets, explicit page breaks plus one', () => {
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

test("RESOURCES-10 'page' when 1, otherwise 'pages'", () => {
  expect([0, 1, 2, 12].map(pagesText)).toEqual(['0 pages', '1 page', '2 pages', '12 pages']);
});

test('sizes are whole kilobytes, and megabytes with one decimal', () => {
  expect([120, 11_495, 999_499, 1_240_000].map(sizeText)).toEqual(['1 KB', '11 KB', '999 KB', '1.2 MB']);
});

test('an Office file is settled on the date of its content, whenever it was written', () => {
  const core = '<dcterms:created xsi:type="dcterms:W3CDTF">2026-11-21T10:00:00Z</dcterms:created>';
  const at = (written: string) => zip({ 'docProps/core.xml': core.replace('2026-11-21', written) });
  const first = withFixedDates(at('2026-01-02'), { date: '2025-05-08' });
  expect(first.equals(withFixedDates(at('2026-12-31'), { date: '2025-05-08' }))).toBe(true);
  expect(partText(openZip(first), 'docProps/core.xml')).toContain('2025-05-08T00:00:00Z');
});
