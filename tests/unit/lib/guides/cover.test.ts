import { coverOf } from '@/lib/guides/cover';

test.each([
  ['Checklist', 'XLSX', 'checklist'],
  ['Template', 'XLSX', 'workbook'],
  ['Template', 'DOCX', 'form'],
  ['Guide', 'PPT + PDF', 'deck'],
  ['Guide', 'PDF', 'guide'],
])('a %s as %s is drawn as a %s', (type, format, kind) => {
  expect(coverOf({ type, format, cover: [] }).kind).toBe(kind);
});
