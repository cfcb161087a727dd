/** @requirement DECISIONS-05 DECISIONS-15 ENTITIES-06 */
import { readdirSync, readFileSync } from 'node:fs';
import { printedPages } from '@/content/resources';
import { downloadsFolder } from '@/lib/documents/downloads';
import { officeTexts } from '@/lib/documents/office-text';
import { plainBlocks } from '@/lib/markdown/blocks';

test.each([
  ...['team', 'partners', 'testimonials', 'company'].map((file) => `company/${file}`),
  ...readdirSync('content/guides')
    .filter((file) => !['index.ts', 'schema.ts'].includes(file))
    .map((file) => `guides/${file.slice(0, -'.ts'.length)}`),
])('the first line of content/%s.ts says that it holds placeholders', (file) => {
  const [first] = readFileSync(`content/${file}.ts`, 'utf8').split('\n');
  expect(first).toMatch(/^\/\/.*placeholder.*replace/i);
});

test('a file with example amounts says that they are examples or invented', () => {
  const office = readdirSync(downloadsFolder).filter((name) => /\.(docx|xlsx|pptx)$/.test(name));
  const texts = new Map([
    ...printedPages.map(({ name, text }) => [name, plainBlocks(text.body)] as const),
    ...office.map(
      (name) =>
        [name, Object.values(officeTexts(readFileSync(`${downloadsFolder}/${name}`))).flat()] as const,
    ),
  ]);
  const silent = [...texts].filter(([name, parts]) => {
    const text = parts.join(' ');
    return (name.endsWith('.xlsx') || /\$\d/.test(text)) && !/illustrative|invented|example/i.test(text);
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});
