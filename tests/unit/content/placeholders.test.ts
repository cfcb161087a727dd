/** @requirement DECISIONS-05 DECISIONS-15 ENTITIES-06 */
import { readdirSync, readFileSync } from 'node:fs';
import { guides } from '@/content/guides';
import { plainBlocks } from '@/lib/markdown/blocks';
import { textsOf } from '../../support/copy';

test.each([
  ...['team', 'partners', 'testimonials', 'company'].map((file) => `company/${file}`),
  ...readdirSync('content/guides')
    .filter((file) => !['index.ts', 'schema.ts'].includes(file))
    .map((file) => `guides/${file.slice(0, -'.ts'.length)}`),
])('the first line of content/%s.ts says that it holds placeholders', (file) => {
  const [first] = readFileSync(`content/${file}.ts`, 'utf8').split('\n');
  expect(first).toMatch(/^\/\/.*placeholder.*replace/i);
});

test('a guide with example amounts says that they are examples or invented', () => {
  const silent = guides.filter(({ document }) => {
    const text = (document.kind === 'text' ? document.parts.flatMap(plainBlocks) : textsOf(document)).join(
      ' ',
    );
    const hasAmounts = document.kind === 'workbook' || /\$\d/.test(text);
    return hasAmounts && !/illustrative|invented/i.test(text);
  });
  expect(silent.map(({ file }) => file)).toEqual([]);
});
