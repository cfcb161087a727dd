/** @requirement DECISIONS-05 DECISIONS-15 ENTITIES-06 */
import { readdirSync, readFileSync } from 'node:fs';
import { guides } from '@/content/guides';
import { type Guide, guideCategories } from '@/content/guides/schema';
import { plainBlocks } from '@/lib/markdown/blocks';
import { textsOf as allTexts } from '../../support/copy';

test('every guide has a number, a cover and a download count of its own', () => {
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
  for (const { id, category, image, downloadCount } of guides) {
    expect(guideCategories).toContain(category);
    expect(image).toBe(`/downloads/covers/${id}.svg`);
    expect(downloadCount).toMatch(/^\d+(\.\d)?k?$/);
  }
});

test('every file with a download count says in its first line that the count is a sample', () => {
  const files = readdirSync('content/guides').filter((file) => !['index.ts', 'schema.ts'].includes(file));
  expect(files).toHaveLength(guides.length);
  for (const file of files) {
    const [first] = readFileSync(`content/guides/${file}`, 'utf8').split('\n');
    expect(first).toMatch(/^\/\/ downloadCount is a sample, a placeholder to be replaced/);
  }
});

const textsOf = ({ document }: Guide) =>
  document.kind === 'text' ? document.parts.flatMap(plainBlocks) : allTexts(document);

test('a document with example amounts says that they are examples or invented', () => {
  const amounts = guides.filter(
    (guide) => guide.document.kind === 'workbook' || /\$\d/.test(textsOf(guide).join(' ')),
  );
  const silent = amounts.filter((guide) => !/illustrative|invented/i.test(textsOf(guide).join(' ')));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
