import { plainBlocks } from '@/lib/markdown/blocks';
import { curlyQuotes } from '@/lib/markdown/quotes';
import { readMarkdown } from '@/lib/markdown/read';

test.each([
  ['"Nobody knows," she said.', '“Nobody knows,” she said.'],
  ["it's the firm's and the firms' own", 'it’s the firm’s and the firms’ own'],
  ['a \'no\' is a result ("no")', 'a ‘no’ is a result (“no”)'],
  ["summer of '24", 'summer of ’24'],
])('%s', (straight, curly) => {
  expect(curlyQuotes(straight)).toBe(curly);
});

test('marks beside emphasis and links turn the right way, and code stays as typed', () => {
  expect(
    plainBlocks(
      readMarkdown(`## Don't\n\nA "**bold**" word, a ["link"](/faq)'s end and \`it's\`.\n\n- [ ] "Yes"`),
    ),
  ).toEqual(['Don’t', "A “bold” word, a “link”’s end and it's.", '“Yes”']);
});
