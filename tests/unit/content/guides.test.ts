import { readdirSync, readFileSync } from 'node:fs';
import { guides } from '@/content/guides';
import { type Guide, guideCategories, guide as schema } from '@/content/guides/schema';
import { plainBlocks } from '@/lib/markdown/blocks';
import { textsOf as allTexts } from '../../support/copy';

test('ENTITIES-06 eight guides with the ids 1 to 8, of which 1, 3 and 6 are featured', () => {
  expect(guides.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(guides.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 3, 6]);
  expect(new Set(guides.map(({ category }) => category))).toEqual(new Set(guideCategories));
  expect(new Set(guides.map(({ type }) => type))).toEqual(new Set(['Guide', 'Template', 'Checklist']));
  expect(new Set(guides.map(({ format }) => format))).toEqual(new Set(['PDF', 'DOCX', 'XLSX', 'PPT + PDF']));
  for (const { id, image, downloadCount } of guides) {
    expect(image).toBe(`/downloads/covers/${id}.svg`);
    expect(downloadCount).toMatch(/^\d+(\.\d)?k?$/);
  }
});

test('DECISIONS-15 every file with a download count says in its first line that the count is a sample', () => {
  const files = readdirSync('content/guides').filter((file) => !['index.ts', 'schema.ts'].includes(file));
  expect(files).toHaveLength(guides.length);
  for (const file of files) {
    const [first] = readFileSync(`content/guides/${file}`, 'utf8').split('\n');
    expect(first).toMatch(/^\/\/ downloadCount is a sample, a placeholder to be replaced/);
  }
});

const textsOf = ({ document }: Guide) =>
  document.kind === 'text' ? document.parts.flatMap(plainBlocks) : allTexts(document);

test('DECISIONS-05 a document with example amounts says that they are examples or invented', () => {
  const amounts = guides.filter(
    (guide) => guide.document.kind === 'workbook' || /\$\d/.test(textsOf(guide).join(' ')),
  );
  expect(amounts.length).toBeGreaterThanOrEqual(3);
  const silent = amounts.filter((guide) => !/illustrative|invented/i.test(textsOf(guide).join(' ')));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('the schema refuses a format that the document cannot have, and an image of another guide', () => {
  const [first] = guides;
  if (!first) throw new Error('there are guides');
  const entry = { ...first, document: { kind: 'text', parts: ['Words.'], figures: {} } };
  expect(schema.safeParse(entry).success).toBe(true);
  expect(schema.safeParse({ ...entry, format: 'XLSX' }).success).toBe(false);
  expect(schema.safeParse({ ...entry, image: '/downloads/covers/9.svg' }).success).toBe(false);
});
