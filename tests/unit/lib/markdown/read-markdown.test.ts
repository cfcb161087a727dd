import { toCurlyQuotes } from '@/lib/markdown/curly-quotes';
import {
  countWords,
  formatReadingTime,
  listFigureIds,
  listHeadings,
  listPlainTexts,
} from '@/lib/markdown/inspect-blocks';
import { readMarkdown } from '@/lib/markdown/read-markdown';

const source = `
Intro with **weight**, *stress*, \`code\` and [a link](/contact) at 9:30.

## Same name

- plain
- [ ] open
- [x] done

## Same name

| Task | Minutes |
| --- | --- |
| Sort mail | 12 |

::figure{#tail}

:::example[Ten tickets]
Three of ten wait.
:::
`;

test('Markdown becomes blocks', () => {
  const blocks = readMarkdown(source);
  expect(blocks.map(({ type }) => type).join(' ')).toBe(
    'paragraph heading list heading table leafDirective containerDirective',
  );
  expect(listHeadings(blocks).map(({ id }) => id)).toEqual(['same-name', 'same-name-1']);
  const [heading] = listHeadings(readMarkdown('## A “plain” *name*'));
  expect(heading).toMatchObject({ id: 'a-plain-name', text: 'A “plain” name' });
  expect(blocks[2]).toMatchObject({ children: [{ checked: null }, { checked: false }, { checked: true }] });
  expect(listFigureIds(blocks)).toEqual(['tail']);
  expect(listPlainTexts(blocks).join(' | ')).toBe(
    'Intro with weight, stress, code and a link at 9:30. | Same name | plain | open | done | Same name | Task | Minutes | Sort mail | 12 | Ten tickets | Three of ten wait.',
  );
});

test.each([
  ['# Title', 1, /heading must be ## or ###/],
  ['text\n\n<div>raw</div>', 3, /'html' is not drawn/],
  ['text\n\n::chart{#x}', 3, /'::chart' is not known/],
  ['![alt](/x.png)', 1, /'image' is not drawn/],
])('Markdown that the site does not support is rejected with its line: %j', (text, line, message) => {
  expect(() => readMarkdown(text)).toThrow(expect.objectContaining({ name: 'MarkdownError', line }));
  expect(() => readMarkdown(text)).toThrow(message);
});

test('reading time is whole minutes at 200 words a minute, rounded up, at least one', () => {
  const words = (count: number) => readMarkdown(Array.from({ length: count }, () => 'word').join(' '));
  expect(countWords(words(401))).toBe(401);
  const times = [1, 200, 201, 400, 401].map((count) => formatReadingTime(words(count)));
  expect(times).toEqual(['1 min', '1 min', '2 min', '2 min', '3 min']);
});

test.each([
  ['"Nobody knows," she said.', '“Nobody knows,” she said.'],
  ["it's the firm's and the firms' own", 'it’s the firm’s and the firms’ own'],
  ['a \'no\' is a result ("no")', 'a ‘no’ is a result (“no”)'],
  ["summer of '24", 'summer of ’24'],
])('%s', (straight, curly) => {
  expect(toCurlyQuotes(straight)).toBe(curly);
});

test('quotation marks beside emphasis and links curl the right way, and code keeps straight ones', () => {
  const text = `## Don't\n\nA "**bold**" word, a ["link"](/faq)'s end and \`it's\`.\n\n- [ ] "Yes"`;
  expect(listPlainTexts(readMarkdown(text))).toEqual([
    'Don’t',
    "A “bold” word, a “link”’s end and it's.",
    '“Yes”',
  ]);
});
