/** @jest-environment node */
import { launchNotes } from '@/lib/preview/launch-notes';
import { sourceTexts } from '@/lib/preview/source-texts';

const file = 'content/services/training.ts';
const found = (code: string) => sourceTexts(file, code).map(({ line, field, parts }) => [line, field, parts]);

test('each text of a content file has its line and the way to it', () => {
  expect(
    found(`import { company } from '../company';
export const training = checkEntry(schema, 'content/services/training.ts', {
  title: 'AI Training',
  href: '/services/training',
  page: { items: [{ title: 'First' }, { title: \`Ask \${company.name} first\` }] },
});`),
  ).toEqual([
    [3, 'training.title', ['AI Training']],
    [5, 'training.page.items.0.title', ['First']],
    [5, 'training.page.items.1.title', ['Ask ', ' first']],
  ]);
});

test('Markdown is read line by line: headings, items, cells and the title of a box, without their marks', () => {
  expect(
    found(`export const article = {
  body: \`
First **paragraph** with [a link](/contact).

## 1. A heading

- [ ] A box to tick
| One | Two |
| --- | --- |

:::example[Worked example]
\`,
};`),
  ).toEqual([
    [3, 'article.body', ['First paragraph with a link.']],
    [5, 'article.body', ['1. A heading']],
    [7, 'article.body', ['A box to tick']],
    [8, 'article.body', ['One']],
    [8, 'article.body', ['Two']],
    [11, 'article.body', ['Worked example']],
  ]);
});

test('a price in a text is a gap, a date is written out, and a name in a template is remembered', () => {
  const [price, date, template] = sourceTexts(
    file,
    `export const a = { x: 'From {usd:2000} a month', on: '2025-05-08', y: \`We are \${company.name} here\` };`,
  );
  expect(price?.parts).toEqual(['From ', ' a month']);
  expect(date?.parts).toEqual(['May 8, 2025']);
  expect(template?.names).toEqual(['company.name']);
});

test('comments that name something to do before launch are found with their line', () => {
  const code = `/*
 * Two scopes have to be confirmed
 * before launch.
 */
// Sorted by name.
export const a = 1; // Replace this before launch.`;
  expect(launchNotes(file, code)).toEqual([
    { file, line: 1, text: 'Two scopes have to be confirmed before launch.' },
    { file, line: 6, text: 'Replace this before launch.' },
  ]);
});
