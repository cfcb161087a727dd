import { excerptFor } from '@/components/search/excerpt';
import type { Passage } from '@/lib/search/passage';
import { createSearch } from '@/lib/search/search';

const passage = (heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  page: 'Bakery',
  heading,
  href: `/bakery#${heading.toLowerCase().replaceAll(' ', '-')}`,
  text,
  ...more,
});
const sundays = 'On Sundays it stays closed. Rolls sell out by nine.';
const times = passage('Opening times', `The shop opens at seven.\n${sundays}`);
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
const { search } = createSearch({ passages });
const headings = (query: string, near: string[] = []) =>
  search(query, { near }).map((hit) => hit.passage.heading);

test.each([
  ['opened', 'Opening times', 'another form of a word'],
  ['bring it to the door', 'Do you deliver?', 'a question in other words'],
  ['weding', 'Wedding cakes', 'a misspelled word'],
  ['mountai', 'How we delivered a cake up a mountain', 'the beginning of a word'],
])("'%s' finds '%s' by %s", (query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});

test('an article comes after what the company says of itself, unless it is the page that is meant', () => {
  const article = 'How we delivered a cake up a mountain';
  expect(headings('do you deliver a cake').slice(0, 2)).toEqual(['Do you deliver?', article]);
  expect(headings('a cake', ['/blog/mountain'])[0]).toBe(article);
});

test('a follow-up finds what it leaves out in the question before', () => {
  const [hit] = search('and when', { before: 'is the shop open on sundays' });
  expect(hit?.passage).toBe(times);
});

test('an excerpt is the paragraph with most of the words', () => {
  const [hit] = search('when are rolls sold on sundays');
  expect(hit && excerptFor(hit.passage, hit.stems)).toBe(sundays);
});

test('nothing is found for nothing, for words without meaning, and for words that no passage has', () => {
  for (const query of ['', '   ', 'what is it', '??', 'xylophone']) expect(headings(query)).toEqual([]);
});
