import type { Passage } from '@/lib/search/passage';
import { createSearch } from '@/lib/search/search';

const passage = (heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  page: 'Bakery',
  heading,
  href: `/bakery#${heading.toLowerCase().replaceAll(' ', '-')}`,
  text,
  ...more,
});
const times = passage('Opening times', 'The shop opens at seven. Rolls sell out by nine.');
const passages = [
  times,
  passage('Do you deliver?', 'Yes. We deliver cakes within ten miles.', {
    kind: 'question',
    page: 'FAQ',
    href: '/faq',
    alsoAsked: ['will you bring it to my door'],
  }),
  passage('Wedding cakes', 'A wedding cake costs {usd:300}. Tell us the date two weeks before.'),
  passage(
    'How we delivered a cake up a mountain',
    'A cake on a mountain needs a box. We deliver stories too.',
    {
      kind: 'article',
      href: '/blog/mountain',
    },
  ),
];
const { search, searchPages } = createSearch(passages);
const headings = (query: string, likely: string[] = []) =>
  search(query, { likely }).map((hit) => hit.passage.heading);

test.each([
  ['opened', 'Opening times', 'another form of a word'],
  ['bring it to the door', 'Do you deliver?', 'a question in other words'],
  ['weding', 'Wedding cakes', 'a misspelled word'],
  ['mountai', 'How we delivered a cake up a mountain', 'the beginning of a word'],
])("'%s' finds '%s' by %s", (query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});

test('an article ranks below pages about the company, unless the query names the article', () => {
  const article = 'How we delivered a cake up a mountain';
  expect(headings('do you deliver a cake').slice(0, 2)).toEqual(['Do you deliver?', article]);
  expect(headings('a cake', ['/blog/mountain'])[0]).toBe(article);
});

test('a follow-up takes missing words from the previous question', () => {
  const [hit] = search('and when', { before: 'is the shop open for rolls' });
  expect(hit?.passage).toBe(times);
});

test('each page is found once, with its best passage, and much weaker pages are left out', () => {
  expect(
    searchPages('when does the shop open for wedding cakes', 9).map(({ passage }) => passage.heading),
  ).toEqual(['Wedding cakes', 'How we delivered a cake up a mountain']);
  expect(searchPages('cakes', 1)).toHaveLength(1);
});

test('an empty query, stop words and unknown words find nothing', () => {
  for (const query of ['', '   ', 'what is it', '??', 'xylophone']) expect(headings(query)).toEqual([]);
});
